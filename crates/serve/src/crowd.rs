//! The connected clients. A server that is full closes the connection that has done nothing for the
//! longest time, so that nobody can lock others out by holding connections.
use crate::Limits;
use core::net::IpAddr;
use core::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use core::time::Duration;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::Notify;

/// Bytes that count as progress. A connection that takes a byte now and then is idle.
pub(crate) const PROGRESS: usize = 16 * 1024;

/// A connection as the others see it.
#[derive(Debug)]
pub(crate) struct Client {
    number: u64,
    peer: IpAddr,
    begun: Instant,
    /// When it last did something that a well-meaning client does: connected, sent the head of a
    /// request, took an answer or a good part of one. In microseconds since counting started.
    alive: AtomicU64,
    /// Whether the server is working on its request.
    working: AtomicBool,
    /// Bytes of answers that it has not taken yet.
    held: AtomicUsize,
    evicted: Notify,
}

impl Client {
    /// Records that it did something.
    pub(crate) fn is_alive(&self) {
        let now = self.begun.elapsed().as_micros();
        self.alive.store(u64::try_from(now).unwrap_or(u64::MAX), Ordering::Relaxed);
    }
    /// Records that it took everything that was sent.
    pub(crate) fn took_all(&self) {
        if self.held.swap(0, Ordering::Relaxed) > 0 {
            self.is_alive();
        }
    }
    /// Ready when its place is given to another connection.
    pub(crate) async fn evicted(&self) {
        self.evicted.notified().await;
    }
    /// It is the server's turn until the guard is dropped: the client is not idle.
    pub(crate) fn work(self: &Arc<Self>) -> Working {
        self.working.store(true, Ordering::Relaxed);
        Working(Arc::clone(self))
    }
    /// The smaller the rank, the idler the connection.
    fn rank(&self) -> (bool, u64) {
        (self.working.load(Ordering::Relaxed), self.alive.load(Ordering::Relaxed))
    }
}

/// Exists while the server works on a request.
#[derive(Debug)]
pub(crate) struct Working(Arc<Client>);

impl Drop for Working {
    fn drop(&mut self) {
        self.0.is_alive();
        self.0.working.store(false, Ordering::Relaxed);
    }
}

/// All connections.
#[derive(Debug)]
pub(crate) struct Crowd {
    open: Mutex<Open>,
    begun: Instant,
    most: usize,
    most_of_a_peer: usize,
    most_held: usize,
    left: Notify,
}

#[derive(Debug, Default)]
struct Open {
    clients: BTreeMap<u64, Arc<Client>>,
    next: u64,
}

/// The place of a connection, freed when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    crowd: Arc<Crowd>,
    pub(crate) client: Arc<Client>,
}

impl Drop for Place {
    fn drop(&mut self) {
        self.crowd.open().clients.remove(&self.client.number);
        self.crowd.left.notify_waiters();
    }
}

impl Crowd {
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        Arc::new(Self {
            open: Mutex::default(),
            begun: Instant::now(),
            most: limits.connections.max(1),
            most_of_a_peer: limits.connections_of_a_peer.max(1),
            most_held: limits.unread,
            left: Notify::new(),
        })
    }
    /// A place for a new connection. If there is none, the idlest one loses its own: one of the same
    /// peer when that has its share, otherwise one of the peer that has the most.
    pub(crate) fn enter(self: &Arc<Self>, peer: IpAddr) -> Place {
        let mut open = self.open();
        let of_peer = open.clients.values().filter(|client| client.peer == peer).count();
        if of_peer >= self.most_of_a_peer {
            open.evict(|client| client.peer == peer);
        } else if open.clients.len() >= self.most {
            let greedy = open.greediest();
            open.evict(|client| Some(client.peer) == greedy);
        }
        let number = open.next;
        open.next += 1;
        let client = Arc::new(Client {
            number,
            peer,
            begun: self.begun,
            alive: AtomicU64::new(0),
            working: AtomicBool::new(false),
            held: AtomicUsize::new(0),
            evicted: Notify::new(),
        });
        client.is_alive();
        open.clients.insert(number, Arc::clone(&client));
        Place { crowd: Arc::clone(self), client }
    }
    /// Closes the idlest connection, because the system has no room for more. False when there is
    /// none.
    pub(crate) fn make_room(&self) -> bool {
        self.open().evict(|_| true)
    }
    /// Records that a client is sent an answer of this many bytes. When answers that nobody takes fill
    /// too much memory, the idlest clients with such answers are disconnected.
    pub(crate) fn holds(&self, client: &Client, bytes: usize) {
        client.held.fetch_add(bytes, Ordering::Relaxed);
        let mut open = self.open();
        let held = |open: &Open| -> usize {
            open.clients.values().map(|one| one.held.load(Ordering::Relaxed)).sum()
        };
        while held(&open) > self.most_held {
            let holds =
                |one: &Client| one.number != client.number && one.held.load(Ordering::Relaxed) > 0;
            if !open.evict(holds) {
                break;
            }
        }
    }
    /// Waits until all have left, or for this long.
    pub(crate) async fn empty(&self, most: Duration) {
        let all_left = async {
            loop {
                let left = self.left.notified();
                if self.open().clients.is_empty() {
                    break;
                }
                left.await;
            }
        };
        // Connections that do not end in time are cut off.
        let _ = tokio::time::timeout(most, all_left).await;
    }
    fn open(&self) -> MutexGuard<'_, Open> {
        // The map is consistent between any two statements.
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    /// Closes the idlest of some connections; false when there is none.
    fn evict(&mut self, among: impl Fn(&Client) -> bool) -> bool {
        let clients = self.clients.values().filter(|client| among(client));
        let Some(idlest) = clients.min_by_key(|client| client.rank()).map(Arc::clone) else {
            return false;
        };
        self.clients.remove(&idlest.number);
        idlest.evicted.notify_one();
        true
    }
    /// The address with the most connections.
    fn greediest(&self) -> Option<IpAddr> {
        let mut counts: BTreeMap<IpAddr, usize> = BTreeMap::new();
        for client in self.clients.values() {
            *counts.entry(client.peer).or_default() += 1;
        }
        counts.into_iter().max_by_key(|&(_, count)| count).map(|(peer, _)| peer)
    }
}

#[cfg(test)]
mod tests {
    use super::{Crowd, Place};
    use crate::Limits;
    use core::net::{IpAddr, Ipv4Addr};
    use std::sync::Arc;

    fn crowd() -> Arc<Crowd> {
        let limits =
            Limits { connections: 5, connections_of_a_peer: 3, unread: 100, ..Limits::default() };
        Crowd::new(&limits)
    }

    fn peer(last: u8) -> IpAddr {
        Ipv4Addr::new(127, 0, 0, last).into()
    }

    fn is_in(crowd: &Crowd, place: &Place) -> bool {
        crowd.open().clients.contains_key(&place.client.number)
    }

    /// Sets when a client was alive, because tests do not wait.
    fn alive(place: &Place, at: u64) {
        place.client.alive.store(at, core::sync::atomic::Ordering::Relaxed);
    }

    #[test]
    fn a_peer_with_its_share_loses_its_own_idlest_connection() {
        let crowd = crowd();
        let other = crowd.enter(peer(2));
        alive(&other, 0);
        let own = [5, 3, 4].map(|at| {
            let place = crowd.enter(peer(1));
            alive(&place, at);
            place
        });
        let fourth = crowd.enter(peer(1));
        assert!(is_in(&crowd, &other) && is_in(&crowd, &fourth));
        assert_eq!(own.each_ref().map(|place| is_in(&crowd, place)), [true, false, true]);
    }

    #[test]
    fn a_full_server_drops_an_idle_connection_of_the_peer_with_the_most() {
        let crowd = crowd();
        let few = crowd.enter(peer(2));
        alive(&few, 0);
        let two = [crowd.enter(peer(3)), crowd.enter(peer(1))];
        let many = [crowd.enter(peer(1)), crowd.enter(peer(1))];
        alive(&two[1], 1);
        let work = two[1].client.work();
        alive(&two[1], 1);
        alive(&many[0], 2);
        alive(&many[1], 3);
        let newcomer = crowd.enter(peer(4));
        assert!(is_in(&crowd, &newcomer) && is_in(&crowd, &few) && is_in(&crowd, &two[1]));
        assert!(!is_in(&crowd, &many[0]), "the idlest that is not worked for");
        drop(work);
        assert!(!two[1].client.rank().0);
    }

    #[test]
    fn unread_answers_are_bounded_in_memory() {
        let crowd = crowd();
        let places = [1, 2, 3].map(|last| crowd.enter(peer(last)));
        alive(&places[0], 2);
        alive(&places[1], 1);
        crowd.holds(&places[0].client, 60);
        crowd.holds(&places[1].client, 40);
        assert!(places.iter().all(|place| is_in(&crowd, place)));
        crowd.holds(&places[2].client, 30);
        let there = places.each_ref().map(|place| is_in(&crowd, place));
        assert_eq!(there, [true, false, true], "the idlest of those who hold some");
        places[0].client.took_all();
        crowd.holds(&places[2].client, 70);
        assert!(is_in(&crowd, &places[0]));
        crowd.holds(&places[2].client, 700);
        assert!(is_in(&crowd, &places[2]), "who is alone may hold one answer of any size");
    }
}
