# `make run` and `make test` are all one needs; the others are parts of them.

CARGO ?= cargo

.PHONY: run test bench fmt check fuzz

run: cargo
	$(CARGO) run --release --locked -p cli -- engine

test: check
	$(CARGO) test --workspace --locked
	scripts/with-postgres $(CARGO) test --workspace --locked --test it
	scripts/check-api
	fuzz/run 5
	@echo "All checks passed."

# What a reader sees: formatting, lints, documentation.
check: cargo
	$(CARGO) fmt --all --check
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml --check
	$(CARGO) clippy --workspace --all-targets --locked -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --all-features --no-deps --locked

bench: cargo
	$(CARGO) run --release --locked -p cli -- bench

fmt: cargo
	$(CARGO) fmt --all
	$(CARGO) fmt --manifest-path fuzz/Cargo.toml

# A longer look than `make test` takes; new inputs of worth are kept.
fuzz: cargo
	KEEP=1 fuzz/run 300

.PHONY: cargo
cargo:
	@command -v $(CARGO) >/dev/null || { echo "Rust is missing: see https://rustup.rs"; exit 1; }
	@command -v c++ >/dev/null || { echo "A C++ compiler is missing (on Debian: apt-get install g++)"; exit 1; }
