//! Reading the tables under `data/`.

/// The fields of each row of a tab-separated table, without comments and header.
///
/// The tables are compiled in, so a row of the wrong width is a bug: it panics, and every test that
/// uses the sky fails.
pub(crate) fn rows<const WIDTH: usize>(
    table: &'static str,
) -> impl Iterator<Item = [&'static str; WIDTH]> {
    table.lines().filter(|line| !line.starts_with('#')).skip(1).map(|line| {
        let fields: Vec<&'static str> = line.split('\t').collect();
        fields.try_into().unwrap_or_else(|_| panic!("a row has not {WIDTH} fields: {line}"))
    })
}

/// A field, or `None` for `-`.
pub(crate) fn optional(field: &'static str) -> Option<&'static str> {
    (field != "-").then_some(field)
}

/// Parses a number.
pub(crate) fn number<T: std::str::FromStr>(field: &str) -> T {
    field.parse().unwrap_or_else(|_| panic!("not a number: {field}"))
}
