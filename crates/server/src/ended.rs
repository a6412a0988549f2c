//! Closing sockets whose keys have ended: signing out a device also closes its sockets, on whatever
//! node they are.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use room::Id;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::App;
use crate::store::StoreError;

/// How often to check for ended keys, since other nodes may have ended them.
const OFTEN: Duration = Duration::from_secs(2);

/// The keys with open sockets, with the number of sockets and the signal that closes them.
#[derive(Default)]
pub(crate) struct Keys(Mutex<HashMap<Id, (usize, CancellationToken)>>);

/// A socket's subscription to the end of its key.
pub(crate) struct Ending {
    key: Id,
    token: CancellationToken,
    keys: Arc<Keys>,
}

impl Keys {
    pub(crate) fn watch(self: &Arc<Keys>, key: Id) -> Ending {
        let token = {
            let mut open = self.open();
            let (count, token) = open.entry(key.clone()).or_default();
            *count += 1;
            token.clone()
        };
        Ending { key, token, keys: self.clone() }
    }

    fn end(&self, keys: &[Id]) {
        let open = self.open();
        for (_, token) in keys.iter().filter_map(|key| open.get(key)) {
            token.cancel();
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Id, (usize, CancellationToken)>> {
        // No code under this lock can leave the map half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Ending {
    pub(crate) fn token(&self) -> CancellationToken {
        self.token.clone()
    }
}

impl Drop for Ending {
    fn drop(&mut self) {
        let mut open = self.keys.open();
        if let Some((count, _)) = open.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.key);
            }
        }
    }
}

/// Closes the sockets whose keys have ended recently.
pub(crate) async fn close(app: &App) -> Result<(), StoreError> {
    app.sockets.keys.end(&app.tables.store().ended_keys().await?);
    Ok(())
}

/// Repeats [`close`] for ever.
pub(crate) async fn close_again_and_again(app: App) {
    let mut often = tokio::time::interval(OFTEN);
    often.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        often.tick().await;
        // A failed read is repeated the next time.
        drop(close(&app).await);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;

    #[test]
    fn all_sockets_of_a_key_end_with_it_and_no_others() {
        let (keys, key) = (Arc::new(Keys::default()), random::id());
        let (one, two) = (keys.watch(key.clone()), keys.watch(key.clone()));
        let other = keys.watch(random::id());
        drop(one);
        keys.end(&[key]);
        assert!(two.token().is_cancelled() && !other.token().is_cancelled());
        drop((two, other));
        assert!(keys.open().is_empty(), "nothing is left of those that are closed");
    }
}
