//! Web Push: a message sealed for one browser (RFC 8291, RFC 8188), signed for its push service (RFC 8292).

use super::wire::WireError;
use super::words::Message;
use crate::error::Error;
use crate::ids;
use crate::store::{Store, StoreError};
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom, SystemRandom};
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// The name of the key in the store.
const KEY: &str = "vapid";
/// A push service keeps a message for a browser that is away for so many seconds.
const KEPT: u32 = 3 * 24 * 3_600;
/// A signature holds for so many seconds; at most a day.
const HOLDS: i64 = 12 * 3_600;
/// The size of a record; ours is the only one.
const RECORD: u32 = 4_096;

fn broken<E>(_: E) -> WireError {
    WireError::Address("cannot be sealed for: its keys are wrong")
}

fn decode(what: &str, text: &str, length: usize) -> Result<Vec<u8>, Error> {
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
    bytes.filter(|bytes| bytes.len() == length).ok_or_else(|| {
        Error::invalid(format!(
            "{what}: expected {length} bytes in base64url, as a PushSubscription gives them"
        ))
    })
}

/// Are these the keys of a browser?
pub(super) fn check(p256dh: &str, auth: &str) -> Result<(), Error> {
    let public = decode("p256dh", p256dh, 65)?;
    decode("auth", auth, 16)?;
    // Only sealing tells whether the point is on the curve.
    match seal(&public, &[0; 16], b"") {
        Ok(_) => Ok(()),
        Err(_) => Err(Error::invalid("p256dh: expected a point of the curve P-256")),
    }
}

/// Signs for push services.
pub(crate) struct Vapid {
    key: EcdsaKeyPair,
    /// Whom a push service may complain to.
    contact: String,
}

impl Vapid {
    /// The key of this house, made at the first start.
    pub async fn of(store: &dyn Store, contact: String) -> Result<Self, StoreError> {
        let failed = |_| StoreError::Failed("no key for push services can be made".to_owned());
        let random = SystemRandom::new();
        let fresh =
            EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).map_err(failed)?;
        let kept = store.key(KEY, fresh.as_ref().to_vec()).await?;
        let damaged = |_| StoreError::Failed("the stored key for push services cannot be read".to_owned());
        let key =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &kept, &random).map_err(damaged)?;
        Ok(Vapid { key, contact })
    }

    /// What a browser needs to subscribe.
    pub fn public(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.key.public_key().as_ref())
    }

    fn authorization(&self, endpoint: &str, now: i64) -> Option<HeaderValue> {
        let uri: Uri = endpoint.parse().ok()?;
        let audience = format!("{}://{}", uri.scheme_str()?, uri.authority()?);
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": audience, "exp": now / 1_000 + HOLDS, "sub": self.contact });
        let part = |value: &serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(&head), part(&claims));
        let signature = self.key.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature.as_ref());
        HeaderValue::from_str(&format!("vapid t={signed}.{signature}, k={}", self.public())).ok()
    }

    /// A request for a push service: its headers and its body.
    pub fn request(
        &self,
        endpoint: &str,
        (p256dh, auth): (&str, &str),
        message: &Message,
    ) -> Result<(HeaderMap, Vec<u8>), WireError> {
        let shown = json!({
            "id": message.id,
            "title": message.title,
            "body": message.text,
            "path": message.path,
            "tag": message.tag,
            "lang": message.language,
        });
        let public = decode("p256dh", p256dh, 65).map_err(broken)?;
        let secret = decode("auth", auth, 16).map_err(broken)?;
        let body = seal(&public, &secret, shown.to_string().as_bytes())?;
        let mut headers = HeaderMap::new();
        let signed = self.authorization(endpoint, ids::now()).ok_or_else(|| broken(()))?;
        headers.insert(header::AUTHORIZATION, signed);
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
        headers.insert("ttl", HeaderValue::from(KEPT));
        headers.insert("urgency", HeaderValue::from_static("high"));
        // A later message about the same table takes the place of one that still waits there.
        let topic = &ids::hash(&message.tag)[..32];
        headers.insert("topic", HeaderValue::from_str(topic).map_err(broken)?);
        Ok((headers, body))
    }
}

/// A length that HKDF is asked for.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(prk: &Prk, info: &[&[u8]]) -> Result<[u8; N], WireError> {
    let mut out = [0; N];
    prk.expand(info, Length(N)).and_then(|okm| okm.fill(&mut out)).map_err(broken)?;
    Ok(out)
}

/// Seals a message for the browser with this public key and secret.
fn seal(public: &[u8], secret: &[u8], plain: &[u8]) -> Result<Vec<u8>, WireError> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).map_err(broken)?;
    let own_public = own.compute_public_key().map_err(broken)?;
    let mut salt = [0; 16];
    random.fill(&mut salt).map_err(broken)?;
    let peer = UnparsedPublicKey::new(&ECDH_P256, public);
    agree_ephemeral(own, &peer, |shared| encrypt(shared, own_public.as_ref(), public, secret, salt, plain))
        .map_err(broken)?
}

fn encrypt(
    shared: &[u8],
    own: &[u8],
    public: &[u8],
    secret: &[u8],
    salt: [u8; 16],
    plain: &[u8],
) -> Result<Vec<u8>, WireError> {
    let agreed = Salt::new(HKDF_SHA256, secret).extract(shared);
    let material: [u8; 32] = expand(&agreed, &[b"WebPush: info\0", public, own])?;
    let prk = Salt::new(HKDF_SHA256, &salt).extract(&material);
    let key: [u8; 16] = expand(&prk, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&prk, &[b"Content-Encoding: nonce\0"])?;
    let mut sealed = plain.to_vec();
    // The mark of the last record.
    sealed.push(2);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).map_err(broken)?);
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)
        .map_err(broken)?;
    let length = u8::try_from(own.len()).map_err(broken)?;
    Ok([&salt[..], &RECORD.to_be_bytes(), &[length], own, &sealed].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).unwrap()
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let own =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let public =
            bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
        let secret = bytes("BTBZMqHH6r4Tts7J_aSIgg");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap();
        let shared = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let plain = b"When I grow up, I want to be a watermelon";
        let sealed = encrypt(&shared, &own, &public, &secret, salt, plain).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6\
                        TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy\
                        4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn keys_that_are_none_are_told() {
        let right = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        assert!(check(right, auth).is_ok());
        assert!(check(right, "short").is_err());
        assert!(check("not base64!", auth).is_err());
        let off_the_curve = BASE64_URL_SAFE_NO_PAD.encode([4; 65]);
        assert!(check(&off_the_curve, auth).is_err());
    }
}
