//! The build script of the games: it converts their data to JSON, which the program reads in any
//! case, so that a TOML parser is not needed at run time.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=data");
    let out = env::var("OUT_DIR")?;
    for file in fs::read_dir("data")? {
        let file = file?.path();
        let data: toml::Table = fs::read_to_string(&file)?.parse()?;
        let name = file.with_extension("json");
        let name = name.file_name().ok_or("a file without a name")?;
        fs::write(Path::new(&out).join(name), serde_json::to_string(&data)?)?;
    }
    Ok(())
}
