//! The schema, as migration steps. A database is migrated by the steps it has not had.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps in order, with their names. A new one goes last; the others must not change by a byte:
/// databases store their fingerprints.
const STEPS: [(&str, &str); 8] = [
    ("tables", include_str!("../../migrations/1_tables.sql")),
    ("writes", include_str!("../../migrations/2_writes.sql")),
    ("lists", include_str!("../../migrations/3_lists.sql")),
    ("nodes", include_str!("../../migrations/4_nodes.sql")),
    ("packed", include_str!("../../migrations/5_packed.sql")),
    ("people", include_str!("../../migrations/6_people.sql")),
    ("ratings", include_str!("../../migrations/7_ratings.sql")),
    ("notices", include_str!("../../migrations/8_notices.sql")),
];

/// The migrations. They are listed here by hand, since the macro that reads the folder would build
/// SQLite and the PostgreSQL driver a second time for itself.
pub(super) fn migrator() -> Migrator {
    let step = |(version, (name, sql)): (i64, (&'static str, &'static str))| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations((1..).zip(STEPS).map(step).collect())
}
