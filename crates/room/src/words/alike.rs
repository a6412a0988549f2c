//! Names that look alike, by the skeletons of UTS #39: two texts with the same skeleton are easily
//! mistaken for each other, whatever scripts they are written in.

use unicode_security::skeleton;

/// A name that cannot be mistaken for any of the others: the name itself, or followed by a number.
pub fn told_apart<'a>(name: &str, others: impl Iterator<Item = &'a str>) -> String {
    let others: Vec<Look> = others.map(Look::of).collect();
    let is_free = |name: &String| {
        let look = Look::of(name);
        !others.iter().any(|other| other.is_like(&look))
    };
    let numbered = (2..).map(|number: u32| format!("{name} ({number})"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    names.find(is_free).expect("there are more numbers than others")
}

/// What a name looks like. Case is ignored; since capital letters are confusable with other letters
/// than small ones are (`I` with `l`, `i` with `і`), both cases are compared.
struct Look {
    small_letters: String,
    small_shapes: String,
}

impl Look {
    fn of(name: &str) -> Look {
        Look {
            small_letters: skeleton(&name.to_lowercase()).collect(),
            small_shapes: skeleton(name).collect::<String>().to_lowercase(),
        }
    }

    fn is_like(&self, other: &Look) -> bool {
        self.small_letters == other.small_letters || self.small_shapes == other.small_shapes
    }
}
