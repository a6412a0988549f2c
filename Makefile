# `make run` and `make test` are all you need; the other targets are parts of them or for development.

CARGO ?= cargo

.PHONY: run test bench fmt check fuzz page check-page browser module speed

# Builds everything and starts the server: open the address it prints. Without Rust for WebAssembly it
# says so, and the page plays online only.
run: cargo
	scripts/build-module || [ $$? -eq 3 ]
	$(MAKE) page
	$(CARGO) run --release --locked -p cli -- serve

test: module page check check-page
	$(CARGO) test --workspace --locked
	scripts/with-postgres scripts/test-again server server
	scripts/with-postgres scripts/test-again server it
	TEST_NODES=2 scripts/with-postgres scripts/test-again server it \
		crowd:: deal:: guests:: people:: person:: play:: secrets:: undo::
	scripts/with-postgres scripts/test-again cli kept nodes
	scripts/check-api
	scripts/check-browser
	fuzz/run 5
	@echo "All checks passed."

# Formatting, lints and documentation.
check: cargo
	$(CARGO) fmt --all --check
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --all-features --no-deps --locked

# Builds the page into web/dist, which the binary embeds.
page: web/node_modules
	cd web && npm run build

# Builds the WebAssembly module for tables on one device: the games, the bots and the table.
module: cargo
	scripts/build-module

check-page: web/node_modules module
	cd web && npm run lint && npm run check && npm test

# Tests the page in a real browser, against a real server; CHROMIUM names the browser if it is not `chromium`.
browser: module page
	scripts/check-browser

web/node_modules: web/package-lock.json | node
	cd web && npm ci --no-audit --no-fund
	@touch $@

# Built one after the other, so that neither binary gets features that only the other needs.
bench: cargo
	$(CARGO) build --release --locked -p cli
	$(CARGO) run --release --locked -p lab -- bench

# Compares how fast bots search natively and in the page's module.
speed: cargo module
	$(CARGO) build --release --locked -p cli
	node web/dev/speed.js target/release/asterism

fmt: cargo web/node_modules
	$(CARGO) fmt --all
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml
	cd web && npm run fmt

# Fuzzes longer than `make test` does, and keeps inputs that reach new code.
fuzz: cargo
	KEEP=1 fuzz/run 300

.PHONY: cargo node
cargo:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: see https://rustup.rs"; exit 1; }
	@command -v c++ >/dev/null || { echo "A C++ compiler is missing (on Debian: apt-get install g++)"; exit 1; }
node:
	@command -v npm >/dev/null || { echo "Node is missing: see https://nodejs.org (20.19 or later)"; exit 1; }
