//! Where others find this server.

use super::App;
use super::extract::Json;
use crate::api::Reach;
use axum::extract::State;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::sync::Arc;

/// Where others find this server.
#[utoipa::path(get, path = "/api/reach", tag = "session", responses((status = 200, body = Reach)))]
pub(super) async fn reach(State(app): State<Arc<App>>) -> Json<Reach> {
    Json(Reach { network: network(app.address, own_address()) })
}

/// The address for the local network: of a server that listens beyond its own machine.
fn network(bound: SocketAddr, own: Option<IpAddr>) -> Option<String> {
    let ip = if bound.ip().is_unspecified() { own? } else { bound.ip() };
    (!ip.is_loopback()).then(|| format!("http://{}", SocketAddr::new(ip, bound.port())))
}

/// The address by which this machine would leave its network. Nothing is sent: the system only looks for the way.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address for documentation, which nobody has.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_server_that_listens_beyond_its_machine_has_an_address_for_others() {
        let own = Some(IpAddr::V4(Ipv4Addr::new(192, 168, 1, 20)));
        let at = |text: &str, own| network(text.parse().unwrap(), own);
        assert_eq!(at("127.0.0.1:7700", own), None);
        assert_eq!(at("0.0.0.0:7700", own).as_deref(), Some("http://192.168.1.20:7700"));
        assert_eq!(at("10.0.0.7:80", own).as_deref(), Some("http://10.0.0.7:80"));
        assert_eq!(at("0.0.0.0:7700", None), None, "without a network there is nobody else");
        assert_eq!(at("[::1]:7700", own), None);
    }
}
