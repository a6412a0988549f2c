//! Text on one's own device.

/// One line with single spaces.
pub(super) fn line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace(char::is_control, "")
}

/// A name that none of the others has: the name itself, or followed by a number.
pub fn told_apart<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let others: Vec<String> = others.map(str::to_lowercase).collect();
    let numbered = (2..).map(|number: u32| format!("{name} ({number})"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names
        .find(|name| !others.contains(&name.to_lowercase()))
        .expect("there are more numbers than others")
}
