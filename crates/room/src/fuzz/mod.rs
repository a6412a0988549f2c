//! Laws about input from strangers, as functions of arbitrary bytes: for the fuzzer, and for the
//! tests, which run them over the fuzzer's corpus.

mod body;
mod message;

pub use body::check as body;
pub use message::check as message;

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// The fuzzer's seed inputs.
    fn corpus(target: &str) -> Vec<Vec<u8>> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus").join(target);
        let files = fs::read_dir(folder).expect("there is a corpus");
        files.map(|file| fs::read(file.unwrap().path()).unwrap()).collect()
    }

    #[test]
    fn a_message_is_done_and_kept_or_refused_and_forgotten() {
        for input in corpus("message") {
            super::message(&input);
        }
    }

    #[test]
    fn a_body_is_refused_in_words_or_leads_to_something_that_works() {
        for input in corpus("body") {
            super::body(&input);
        }
    }
}
