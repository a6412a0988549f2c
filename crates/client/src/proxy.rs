//! A proxy for tests: a load balancer for several servers, or a connection that can be cut.

use std::io;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Passes connections on, to several addresses in turn.
pub struct Proxy {
    /// The address it listens on.
    pub address: String,
    open: Arc<watch::Sender<bool>>,
}

impl Proxy {
    /// Starts one; it ends with the runtime.
    pub async fn start(targets: Vec<String>) -> io::Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?.to_string();
        let open = Arc::new(watch::Sender::new(true));
        let state = open.clone();
        tokio::spawn(async move {
            for turn in 0_usize.. {
                let Ok((stream, _)) = listener.accept().await else { return };
                if *state.borrow() {
                    let first = turn % targets.len();
                    let order = [&targets[first..], &targets[..first]].concat();
                    tokio::spawn(pass(stream, order, state.subscribe()));
                }
            }
        });
        Ok(Proxy { address, open })
    }

    /// Cuts all connections and accepts no more, or accepts them again.
    pub fn set_open(&self, open: bool) {
        self.open.send_replace(open);
    }
}

/// Passes a connection on to the first address that accepts it.
async fn pass(mut stream: TcpStream, targets: Vec<String>, mut open: watch::Receiver<bool>) {
    for target in targets {
        if let Ok(mut target) = TcpStream::connect(target).await {
            drop((stream.set_nodelay(true), target.set_nodelay(true)));
            tokio::select! {
                _ = copy_bidirectional(&mut stream, &mut target) => {}
                _ = open.wait_for(|open| !open) => {}
            }
            return;
        }
    }
}
