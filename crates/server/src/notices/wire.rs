//! One request to a machine outside: to a public address, by TLS, in bounded time, and nowhere else.
//!
//! The address that was checked is the one that is connected to, so a name that changes its mind in between changes
//! nothing. Redirects are not followed.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Request, Uri, header};
use hyper_util::rt::TokioIo;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

/// For everything together.
const PATIENCE: Duration = Duration::from_secs(10);

/// Why a message did not arrive.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum WireError {
    /// Not an address one may send to.
    #[error("{0}")]
    Address(&'static str),
    /// Nobody answered in time.
    #[error("does not answer")]
    Silent,
    /// It said no.
    #[error("answered {0}")]
    Status(u16),
}

/// Sends to machines outside.
pub(crate) struct Wire {
    /// Also to this machine and this network, and without TLS.
    private: bool,
    tls: OnceLock<Option<TlsConnector>>,
}

/// Where a request goes.
#[derive(Debug)]
struct Target {
    host: String,
    port: u16,
    tls: bool,
}

impl Wire {
    pub fn new(private: bool) -> Self {
        Wire { private, tls: OnceLock::new() }
    }

    /// Is this an address one may send to? Whether its machine is one, only the attempt can tell.
    pub fn check(&self, url: &str) -> Result<(), WireError> {
        self.target(url).map(drop)
    }

    fn target(&self, url: &str) -> Result<(Target, Uri), WireError> {
        let wrong = WireError::Address("is not an address such as https://example.org/hook");
        let uri: Uri = url.parse().map_err(|_| wrong.clone())?;
        let tls = match uri.scheme_str() {
            Some("https") => true,
            Some("http") if self.private => false,
            Some("http") => return Err(WireError::Address("must begin with https://")),
            _ => return Err(wrong),
        };
        let authority = uri.authority().ok_or_else(|| wrong.clone())?;
        if authority.as_str().contains('@') {
            return Err(WireError::Address("must not hold a name or a password"));
        }
        let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_owned();
        let port = authority.port_u16().unwrap_or(if tls { 443 } else { 80 });
        if host.is_empty() {
            return Err(wrong);
        }
        if let Ok(address) = host.parse::<IpAddr>() {
            self.may_reach(address)?;
        }
        Ok((Target { host, port, tls }, uri))
    }

    fn may_reach(&self, address: IpAddr) -> Result<(), WireError> {
        if self.private || is_public(address) {
            Ok(())
        } else {
            Err(WireError::Address("is not on the public internet"))
        }
    }

    /// Posts a body and waits for the answer, whose words nobody reads.
    pub async fn post(&self, url: &str, headers: HeaderMap, body: Vec<u8>) -> Result<(), WireError> {
        let (target, uri) = self.target(url)?;
        let sent = tokio::time::timeout(PATIENCE, self.send(target, uri, headers, body));
        match sent.await.unwrap_or(Err(WireError::Silent))? {
            200..=299 => Ok(()),
            status => Err(WireError::Status(status)),
        }
    }

    async fn send(
        &self,
        target: Target,
        uri: Uri,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<u16, WireError> {
        let stream = self.connect(&target).await?;
        let path = uri.path_and_query().map_or("/", |path| path.as_str());
        let host = uri.authority().map_or("", |authority| authority.as_str());
        let mut request = Request::post(path).body(Body::from(body)).map_err(|_| WireError::Silent)?;
        *request.headers_mut() = headers;
        let host = HeaderValue::from_str(host).map_err(|_| WireError::Silent)?;
        request.headers_mut().insert(header::HOST, host);
        request.headers_mut().insert(header::USER_AGENT, HeaderValue::from_static("ziggurat"));
        if target.tls {
            let connector =
                self.tls().ok_or(WireError::Address("cannot be reached: no certificates are here"))?;
            let name = ServerName::try_from(target.host)
                .map_err(|_| WireError::Address("is not an address such as https://example.org/hook"))?;
            let stream = connector.connect(name, stream).await.map_err(|_| WireError::Silent)?;
            exchange(stream, request).await
        } else {
            exchange(stream, request).await
        }
    }

    async fn connect(&self, target: &Target) -> Result<TcpStream, WireError> {
        let found = tokio::net::lookup_host((target.host.as_str(), target.port)).await;
        let found: Vec<SocketAddr> = found.map_err(|_| WireError::Silent)?.collect();
        let mut refused = WireError::Silent;
        for address in found {
            match self.may_reach(address.ip()) {
                Ok(()) => {
                    if let Ok(stream) = TcpStream::connect(address).await {
                        return Ok(stream);
                    }
                }
                Err(error) => refused = error,
            }
        }
        Err(refused)
    }

    /// The certificates of this machine are read when they are first needed.
    fn tls(&self) -> Option<&TlsConnector> {
        let made = self.tls.get_or_init(|| {
            let mut roots = RootCertStore::empty();
            roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
            if roots.is_empty() {
                tracing::error!(
                    "this machine has no certificates of authorities; nobody can be told anything"
                );
                return None;
            }
            let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
                .with_safe_default_protocol_versions()
                .ok()?
                .with_root_certificates(roots)
                .with_no_client_auth();
            Some(TlsConnector::from(Arc::new(config)))
        });
        made.as_ref()
    }
}

async fn exchange<S>(stream: S, request: Request<Body>) -> Result<u16, WireError>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let shaken = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await;
    let (mut sender, connection) = shaken.map_err(|_| WireError::Silent)?;
    let driving = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    driving.abort();
    Ok(answer.map_err(|_| WireError::Silent)?.status().as_u16())
}

/// Is this a machine of the public internet?
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let special = address.is_unspecified()
        || address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    // Everything that was given out lies in 2000::/3. Within it: Teredo, benchmarks and others, documentation, 6to4.
    let given = parts[0] & 0xe000 == 0x2000;
    let special = parts[0] == 0x2001 && (parts[1] < 0x200 || parts[1] == 0xdb8);
    given && !special && parts[0] != 0x2002 && parts[0] != 0x3fff
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_public_addresses_are_reached() {
        for public in ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001:80b::200e"] {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "127.0.0.1",
            "127.8.8.8",
            "10.0.0.1",
            "172.16.3.4",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "2002:7f00:1::",
            "64:ff9b::7f00:1",
            "2001:db8::1",
            "2001::1",
            "fec0::1",
            "100::1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn what_is_no_address_is_told() {
        let wire = Wire::new(false);
        assert_eq!(wire.check("https://example.org/hook?x=1"), Ok(()));
        for wrong in [
            "",
            "example.org",
            "ftp://example.org",
            "http://example.org",
            "https://user:word@example.org",
            "https://",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://[::ffff:10.0.0.1]:8443/",
            "https://169.254.169.254/latest",
            "file:///etc/passwd",
            "/hook",
        ] {
            assert!(wire.check(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Wire::new(true).check("http://127.0.0.1:9/"), Ok(()));
    }

    #[tokio::test]
    async fn a_name_of_this_machine_is_not_reached() {
        let sent = Wire::new(false).post("https://localhost:1/", HeaderMap::new(), Vec::new()).await;
        assert_eq!(sent, Err(WireError::Address("is not on the public internet")));
    }
}
