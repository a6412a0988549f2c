//! Reading the tables under `data/`.

/// The fields of each row of a tab-separated table, without its comments and its header.
///
/// The tables are compiled in, so a row of the wrong width is a slip of ours: it panics, and every
/// test that touches the sky fails.
pub(crate) fn rows<const WIDTH: usize>(
    table: &'static str,
) -> impl Iterator<Item = [&'static str; WIDTH]> {
    table.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| {
        let fields: Vec<&'static str> = line.split('\t').collect();
        fields.try_into().unwrap_or_else(|_| panic!("a row has not {WIDTH} fields: {line}"))
    })
}

/// A field, or nothing where the table says `-`.
pub(crate) fn optional(field: &'static str) -> Option<&'static str> {
    (field != "-").then_some(field)
}

/// A number of a table.
pub(crate) fn number<T: std::str::FromStr>(field: &str) -> T {
    field.parse().unwrap_or_else(|_| panic!("not a number: {field}"))
}
