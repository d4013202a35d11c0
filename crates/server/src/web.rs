//! The pages: files embedded in the program, or a folder while they are being written.

use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::marker::PhantomData;
use std::path::{Component, Path, PathBuf};

/// A file of the web table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebFile {
    /// What it holds.
    pub bytes: Cow<'static, [u8]>,
    /// Its kind, such as `text/html`.
    pub mime: String,
    /// Changes with its content.
    pub etag: String,
}

/// Where the pages come from.
pub trait WebFiles: Send + Sync + 'static {
    /// The file at a path such as `assets/app.js`; `None` when there is none.
    fn get(&self, path: &str) -> Option<WebFile>;
}

/// No pages: a server for programs only.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoFiles;

impl WebFiles for NoFiles {
    fn get(&self, _path: &str) -> Option<WebFile> {
        None
    }
}

/// Files embedded in the program.
#[derive(Clone, Copy, Debug)]
pub struct Embedded<E>(PhantomData<fn() -> E>);

impl<E> Embedded<E> {
    /// The files of this folder.
    #[must_use]
    pub const fn new() -> Self {
        Embedded(PhantomData)
    }
}

impl<E> Default for Embedded<E> {
    fn default() -> Self {
        Embedded::new()
    }
}

impl<E: rust_embed::RustEmbed + 'static> WebFiles for Embedded<E> {
    fn get(&self, path: &str) -> Option<WebFile> {
        let file = E::get(path)?;
        let etag = hex::encode(&file.metadata.sha256_hash()[..12]);
        Some(WebFile { bytes: file.data, mime: mime(path).to_owned(), etag })
    }
}

/// A folder, read anew each time.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The files of this folder.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Folder(folder.into())
    }
}

impl WebFiles for Folder {
    fn get(&self, path: &str) -> Option<WebFile> {
        let inside = Path::new(path).components().all(|part| matches!(part, Component::Normal(_)));
        if !inside || path.is_empty() {
            return None;
        }
        let bytes = std::fs::read(self.0.join(path)).ok()?;
        let etag = hex::encode(&Sha256::digest(&bytes)[..12]);
        Some(WebFile { bytes: bytes.into(), mime: mime(path).to_owned(), etag })
    }
}

fn mime(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("woff") => "font/woff",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        Some("webmanifest") => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_gives_nothing_from_outside() {
        let folder = Folder::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
        assert!(folder.get("lib.rs").is_some());
        for outside in ["../Cargo.toml", "/etc/passwd", "api/../../Cargo.toml", ""] {
            assert_eq!(folder.get(outside), None, "{outside}");
        }
    }
}
