//! Figures for people and programs: the same rows as a table on standard output and as JSON in a
//! file.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use serde_json::{Map, Value, json};

use crate::Failure;

/// The results of a command.
pub(crate) struct Report {
    /// The title, for people.
    pub(crate) title: String,
    /// The parameters, for programs.
    pub(crate) facts: Value,
    pub(crate) tables: Vec<Table>,
}

/// Rows of cells, one for each column.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    pub(crate) columns: Vec<&'static str>,
    pub(crate) rows: Vec<Vec<Cell>>,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cell {
    Text(String),
    Count(i64),
    /// A fraction of one.
    Share(f64),
    /// A mean count.
    Mean(f64),
    /// A margin, ahead or behind.
    Margin(f64),
    /// Points of a rating.
    Points(f64),
    /// No value.
    Nothing,
}

impl Cell {
    pub(crate) fn text(text: impl Into<String>) -> Cell {
        Cell::Text(text.into())
    }

    fn for_people(&self) -> String {
        match self {
            Cell::Text(text) => text.clone(),
            Cell::Count(count) => count.to_string(),
            Cell::Share(share) => format!("{share:.3}"),
            Cell::Mean(mean) => format!("{mean:.2}"),
            Cell::Margin(margin) => format!("{margin:+.1}"),
            Cell::Points(points) => format!("{points:.0}"),
            Cell::Nothing => "-".into(),
        }
    }

    fn for_programs(&self) -> Value {
        match self {
            Cell::Text(text) => json!(text),
            Cell::Count(count) => json!(count),
            Cell::Share(value) | Cell::Mean(value) | Cell::Margin(value) | Cell::Points(value) => {
                json!(value)
            }
            Cell::Nothing => Value::Null,
        }
    }
}

impl Table {
    /// The table in columns: texts aligned to the left, figures to the right.
    fn lines(&self) -> Vec<String> {
        let head = self.columns.iter().map(|name| (*name).to_owned()).collect();
        let mut lines: Vec<Vec<String>> = vec![head];
        lines.extend(self.rows.iter().map(|row| row.iter().map(Cell::for_people).collect()));
        let widths: Vec<usize> = (0..self.columns.len())
            .map(|at| lines.iter().map(|line| line[at].chars().count()).max().unwrap_or(0))
            .collect();
        let is_text = |at: usize| self.rows.iter().all(|row| matches!(row[at], Cell::Text(_)));
        let pad = |(at, text): (usize, &String)| match (is_text(at), widths[at]) {
            (true, width) => format!("{text:<width$}"),
            (false, width) => format!("{text:>width$}"),
        };
        let join = |line: &Vec<String>| {
            let cells: Vec<String> = line.iter().enumerate().map(pad).collect();
            cells.join("  ").trim_end().to_owned()
        };
        lines.iter().map(join).collect()
    }

    fn for_programs(&self) -> Value {
        let object = |row: &Vec<Cell>| -> Value {
            let values = row.iter().map(Cell::for_programs);
            self.columns.iter().map(ToString::to_string).zip(values).collect::<Map<_, _>>().into()
        };
        self.rows.iter().map(object).collect()
    }
}

impl Report {
    /// Prints the report, and writes it to the file, if there is one.
    pub(crate) fn deliver(&self, json: Option<&Path>) -> Result<(), Failure> {
        if let Some(file) = json {
            let text = format!("{:#}\n", self.for_programs());
            let wrong = |error| Failure(format!("{}: {error}", file.display()));
            fs::write(file, text).map_err(wrong)?;
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{}", self.title)?;
        for table in &self.tables {
            writeln!(out)?;
            table.lines().iter().try_for_each(|line| writeln!(out, "{line}"))?;
        }
        Ok(())
    }

    /// The facts, and each table under its name as a list of rows.
    fn for_programs(&self) -> Value {
        let mut whole = self.facts.clone();
        for table in &self.tables {
            whole[table.name] = table.for_programs();
        }
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_reads_in_columns_and_is_the_same_in_json() {
        let table = Table {
            name: "bots",
            columns: vec!["bot", "share", "margin", "verdict"],
            rows: vec![
                vec![Cell::text("a"), Cell::Share(0.5), Cell::Margin(2.0), Cell::text("better")],
                vec![Cell::text("bcde"), Cell::Nothing, Cell::Margin(-12.04), Cell::text("")],
            ],
        };
        assert_eq!(
            table.lines(),
            ["bot   share  margin  verdict", "a     0.500    +2.0  better", "bcde      -   -12.0",]
        );
        let report =
            Report { title: String::new(), facts: json!({ "seats": 2 }), tables: vec![table] };
        let bots = json!([
            { "bot": "a", "share": 0.5, "margin": 2.0, "verdict": "better" },
            { "bot": "bcde", "share": null, "margin": -12.04, "verdict": "" },
        ]);
        assert_eq!(report.for_programs(), json!({ "seats": 2, "bots": bots }));
    }
}
