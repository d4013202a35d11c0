//! Bodies, paths and queries with typed errors, and who calls.

use crate::error::Error;
use crate::identity::Caller;
use crate::limits::Network;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::net::IpAddr;

/// A JSON body, both ways.
pub(super) struct Json<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Json<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &S) -> Result<Self, Error> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Json(value)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Error::NotJson),
            Err(JsonRejection::JsonDataError(error)) => Err(Error::Invalid(error.body_text())),
            Err(JsonRejection::JsonSyntaxError(error)) => Err(Error::Malformed(error.body_text())),
            Err(JsonRejection::BytesRejection(error)) if error.status().as_u16() == 413 => {
                Err(Error::TooLarge("the body"))
            }
            // The rest did not come.
            Err(JsonRejection::BytesRejection(_)) => Err(Error::TooSlow),
            Err(other) => Err(Error::Malformed(other.body_text())),
        }
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// An empty body: `{}`.
#[derive(serde::Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Nothing {}

/// The variable parts of a path.
pub(super) struct Path<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        match axum::extract::Path::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(value)) => Ok(Path(value)),
            Err(_) => Err(Error::NotFound("address")),
        }
    }
}

/// What stands after the question mark.
pub(super) struct Query<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        match axum::extract::Query::<T>::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(value)) => Ok(Query(value)),
            Err(error) => Err(Error::Invalid(error.body_text())),
        }
    }
}

/// Put there by the guard.
#[derive(Clone)]
pub(super) struct Known {
    pub caller: Option<Caller>,
    pub address: IpAddr,
}

/// Who calls, if anybody known.
pub(super) struct Who(pub Option<Caller>);

impl<S: Send + Sync> FromRequestParts<S> for Who {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        Ok(Who(parts.extensions.get::<Known>().and_then(|known| known.caller.clone())))
    }
}

/// Who calls; nobody is an error.
impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Who(caller) = Who::from_request_parts(parts, state).await?;
        caller.ok_or(Error::SignInNeeded)
    }
}

/// Where the request comes from.
pub(super) struct From(pub IpAddr);

impl<S: Send + Sync> FromRequestParts<S> for From {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let known = parts.extensions.get::<Known>();
        Ok(From(known.map_or(IpAddr::from([0, 0, 0, 0]), |known| known.address)))
    }
}

/// Where the request comes from, as far as limits tell addresses apart.
pub(super) struct Address(pub Network);

impl<S: Send + Sync> FromRequestParts<S> for Address {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let From(address) = From::from_request_parts(parts, state).await?;
        Ok(Address(address.into()))
    }
}
