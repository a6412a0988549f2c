//! Has the crate rebuilt when the embedded page was built anew.

use std::path::Path;

fn main() {
    // A missing path would rebuild this crate every time.
    let built = Path::new("../../web/dist").exists();
    println!("cargo::rerun-if-changed={}", if built { "../../web/dist" } else { "../../web" });
}
