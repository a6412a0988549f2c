//! The page: the files that `web/` was built into, embedded, each already compressed.

use std::borrow::Cow;

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{Embed, EmbeddedFile};

use crate::http::Failed;
use room::Refused;

/// The server can be built without a built page; it then says how to build one.
#[derive(Embed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

const INDEX: &str = "index.html";
const MISSING: &str = "<!doctype html><title>Asterism</title><p>The page is not built in. \
                       Run <code>make run</code>.";
/// Files named after a hash of their content never change.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// The supported compressions, best first.
const ENCODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// Serves a file of the page, or the page itself for every path it knows.
pub(crate) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if !matches!(method, Method::GET | Method::HEAD) || path == "api" || path.starts_with("api/") {
        let refused = Failed(Refused::bad_request("there is nothing here"));
        return (StatusCode::NOT_FOUND, refused).into_response();
    }
    match file(path, &headers) {
        Some(response) if path != INDEX => response,
        _ => {
            let known = if is_page(path) { StatusCode::OK } else { StatusCode::NOT_FOUND };
            let page = file(INDEX, &headers);
            let html = [(header::CONTENT_TYPE, "text/html; charset=utf-8")];
            (known, page.unwrap_or_else(|| (html, MISSING).into_response())).into_response()
        }
    }
}

/// Whether the page has a view for this path.
fn is_page(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    matches!(
        parts[..],
        ["" | "about" | "atlas" | "notices" | "open" | "pass" | "person"]
            | ["atlas" | "here" | "learn" | "person" | "rules" | "solve" | "t" | "with", _]
            | ["here" | "t", _, "replay"]
            | ["learn" | "solve", _, _]
    )
}

fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let plain = Files::get(path)?;
    let kind = plain.metadata.mimetype().to_owned();
    let (encoding, EmbeddedFile { data, .. }) =
        compressed(path, headers).map_or((None, plain), |(encoding, file)| (Some(encoding), file));
    let mut response = match data {
        Cow::Borrowed(bytes) => bytes.into_response(),
        Cow::Owned(bytes) => bytes.into_response(),
    };
    let kept = if path.starts_with(HASHED) { FOR_EVER } else { "no-cache" };
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_str(&kind).ok()?);
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    Some(response)
}

fn compressed(path: &str, headers: &HeaderMap) -> Option<(&'static str, EmbeddedFile)> {
    let accepted = headers.get(header::ACCEPT_ENCODING)?.to_str().ok()?;
    let accepts = |encoding: &str| accepted.split([',', ';']).any(|word| word.trim() == encoding);
    ENCODINGS
        .into_iter()
        .filter(|(encoding, _)| accepts(encoding))
        .find_map(|(encoding, end)| Some((encoding, Files::get(&format!("{path}{end}"))?)))
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;

    use super::*;

    /// The status at a path, and whether what is there is the page.
    async fn at(path: &'static str) -> (StatusCode, bool) {
        let response = serve(Method::GET, Uri::from_static(path), HeaderMap::new()).await;
        let (head, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let page = Files::get(INDEX).map_or(Cow::Borrowed(MISSING.as_bytes()), |page| page.data);
        let kind = head.headers[header::CONTENT_TYPE].to_str().unwrap();
        (head.status, kind.starts_with("text/html") && *body == *page)
    }

    #[tokio::test]
    async fn every_path_of_the_page_gives_the_page() {
        for path in [
            "/",
            "/about",
            "/atlas",
            "/atlas/orion",
            "/learn/astra",
            "/person",
            "/person/abc",
            "/with/abc",
            "/learn/astra/run",
            "/solve/astra",
            "/solve/astra/today",
            "/rules/astra",
            "/t/abc",
            "/t/abc/replay",
            "/pass",
            "/notices",
            "/here/abc",
            "/here/abc/replay",
            "/open",
        ] {
            assert_eq!(at(path).await, (StatusCode::OK, true), "{path}");
        }
    }

    #[tokio::test]
    async fn other_paths_give_the_page_as_not_found() {
        let unknown = [
            "/rules",
            "/t",
            "/t/abc/def",
            "/pass/abc",
            "/with",
            "/here",
            "/open/abc",
            "/assets/none.js",
        ];
        for path in unknown {
            assert_eq!(at(path).await, (StatusCode::NOT_FOUND, true), "{path}");
        }
    }

    #[tokio::test]
    async fn the_api_and_what_is_posted_give_no_page() {
        for path in ["/api", "/api/nothing"] {
            assert_eq!(at(path).await, (StatusCode::NOT_FOUND, false), "{path}");
        }
        let posted = serve(Method::POST, Uri::from_static("/"), HeaderMap::new()).await;
        assert_eq!(posted.status(), StatusCode::NOT_FOUND);
    }
}
