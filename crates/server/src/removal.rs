//! Forgetting guests, table by table. The tables do it themselves, like everything else, so that it
//! works the same whether they are in memory here, at another node, or nowhere.

use std::time::Duration;

use room::message::Code;
use room::{Id, Refused};

use crate::store::StoreError;
use crate::tables::Tables;

/// How long to wait before a retry: a deal is under way, or saving fails.
const PAUSE: Duration = Duration::from_secs(1);
/// How long sockets at other nodes may stay open after their keys have ended.
const OTHERS: Duration = Duration::from_secs(5);

/// Resumes what was unfinished when a server ended.
pub(crate) async fn take_up(tables: Tables) {
    loop {
        match tables.store().to_forget().await {
            Ok(guests) => {
                for guest in guests {
                    finish(tables.clone(), guest).await;
                }
                return;
            }
            Err(error) => tracing::warn!(%error, "who is to be forgotten cannot be read"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Has all tables of a guest forget them, and then deletes everything else stored about them.
pub(crate) async fn finish(tables: Tables, guest: Id) {
    let mut damaged = Vec::new();
    let mut others_heard = tables.bus().is_none();
    loop {
        match forget_once(&tables, &guest, &mut damaged).await {
            Ok(true) if others_heard => {
                if tables.store().end_forgetting(&guest, damaged.is_empty()).await.is_ok() {
                    return;
                }
            }
            Ok(true) => {
                // A guest with a socket at another node may have sat down somewhere.
                tokio::time::sleep(OTHERS).await;
                others_heard = true;
                continue;
            }
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "somebody cannot be forgotten yet"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Has the remaining tables forget them; returns whether none is left that could.
async fn forget_once(
    tables: &Tables,
    guest: &Id,
    damaged: &mut Vec<Id>,
) -> Result<bool, StoreError> {
    let mut all = true;
    for table in tables.store().all_tables_of(guest).await? {
        if damaged.contains(&table) {
            continue;
        }
        match tables.have_forgotten(&table, guest).await {
            Ok(()) => match tables.store().rewrite(&table).await {
                Ok(()) => all &= tables.store().forgot(guest, &table).await.is_ok(),
                Err(error @ StoreError::Damaged { .. }) => {
                    tracing::error!(%error, "a table cannot forget somebody");
                    damaged.push(table);
                }
                Err(error) => return Err(error),
            },
            Err(Refused { code: Code::Broken | Code::NoTable, message }) => {
                // It is retried after the next start.
                tracing::error!(%table, reason = %message, "a table cannot forget somebody");
                damaged.push(table);
            }
            Err(_) => all = false,
        }
    }
    Ok(all)
}
