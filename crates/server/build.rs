//! Has the page that is embedded looked at again when it was built anew.

use std::path::Path;

fn main() {
    // A path that is not there would have this crate built every time.
    let built = Path::new("../../web/dist").exists();
    println!("cargo::rerun-if-changed={}", if built { "../../web/dist" } else { "../../web" });
}
