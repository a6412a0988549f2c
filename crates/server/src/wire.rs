//! A connection's bytes: it holds a place while it is open, and once it is a socket its incoming
//! rate is limited.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep_until};

use crate::places::Place;

/// How many bytes a socket may send per second.
const RATE: u64 = 32 * 1024;
/// How many it may send at once.
const BURST: u64 = 4 * RATE;

/// A connection.
pub(crate) struct Wire {
    stream: TcpStream,
    narrow: Narrow,
    meter: Meter,
    _place: Place,
}

/// Tells a connection that it is a socket now, and limited. This also limits frames that are not
/// messages, which nothing else counts.
#[derive(Clone, Default)]
pub(crate) struct Narrow(Arc<AtomicBool>);

impl Narrow {
    pub(crate) fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Wire {
    pub(crate) fn new(stream: TcpStream, place: Place) -> (Wire, Narrow) {
        let narrow = Narrow::default();
        (Wire { stream, narrow: narrow.clone(), meter: Meter::default(), _place: place }, narrow)
    }
}

/// Counts bytes: `free` is when all that was read is paid off.
#[derive(Default)]
struct Meter {
    free: Option<Instant>,
    pause: Option<Pin<Box<Sleep>>>,
}

impl Meter {
    /// Waits until more may be read.
    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<()> {
        if let Some(pause) = &mut self.pause {
            ready!(pause.as_mut().poll(context));
            self.pause = None;
        }
        Poll::Ready(())
    }

    fn count(&mut self, bytes: u64) {
        let now = Instant::now();
        let time = |bytes: u64| Duration::from_secs_f64(bytes as f64 / RATE as f64);
        let free = self.free.map_or(now, |free| free.max(now)) + time(bytes);
        self.free = Some(free);
        if free > now + time(BURST) {
            self.pause = Some(Box::pin(sleep_until(free - time(BURST))));
        }
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Wire>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let metered = self.narrow.is_set();
        if metered {
            ready!(self.meter.poll_ready(context));
        }
        let before = buffer.filled().len();
        let read = ready!(Pin::new(&mut self.stream).poll_read(context, buffer));
        if metered {
            self.meter.count((buffer.filled().len() - before) as u64);
        }
        Poll::Ready(read)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Wire>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Wire>,
        context: &mut Context<'_>,
        bytes: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Wire>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Wire>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::places::Places;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpListener;

    async fn pair() -> (Wire, Narrow, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let peer = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let place = Places::new(1, 1).take(None).unwrap();
        let (wire, narrow) = Wire::new(listener.accept().await.unwrap().0, place);
        (wire, narrow, peer)
    }

    /// How many bytes of an endless stream are read in a second of the test's own time.
    async fn read_in_a_second(wire: &mut Wire, mut peer: TcpStream) -> u64 {
        let flood = tokio::spawn(async move { while peer.write_all(&[0; 512]).await.is_ok() {} });
        let (mut read, mut buffer) = (0, [0; 512]);
        let end = Instant::now() + Duration::from_secs(1);
        while let Ok(Ok(more)) = tokio::time::timeout_at(end, wire.read(&mut buffer)).await {
            read += more as u64;
        }
        flood.abort();
        read
    }

    #[tokio::test]
    async fn a_socket_may_send_only_so_much() {
        let (mut wire, narrow, peer) = pair().await;
        narrow.set();
        let started = Instant::now();
        let read = read_in_a_second(&mut wire, peer).await;
        let most = BURST + RATE * (started.elapsed().as_secs() + 1) + 512;
        assert!(read <= most, "{read} of {most}");
    }

    #[tokio::test]
    async fn a_request_may_send_as_much_as_it_has() {
        let (mut wire, _narrow, mut peer) = pair().await;
        let much = vec![7; 20 * BURST as usize];
        let sent = tokio::spawn(async move { peer.write_all(&much).await });
        let mut read = Vec::new();
        wire.read_to_end(&mut read).await.unwrap();
        sent.await.unwrap().unwrap();
        assert_eq!(read.len(), 20 * BURST as usize);
    }
}
