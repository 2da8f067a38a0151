//! Whole JSON texts with a version.
use crate::answer::{CheckJson, HintJson, MoveJson};
use crate::call::RequestJson;
use crate::certificate::CertificateJson;
use crate::error::WireError;
use crate::generated::GeneratedJson;
use crate::listing::{ExplainedJson, FormatsJson, StatsJson, TechniquesJson};
use crate::path::{FoundJson, PathJson, StepsJson, VerdictJson};
use crate::puzzle::PuzzleJson;
use crate::rating::RatingJson;
use crate::reply::AnswerJson;
use crate::report::{FailureJson, ReportJson};
use crate::row::{ProblemJson, RowJson};
use crate::scanned::{ScannedGridJson, ScannedJson};
use crate::setting::{SuggestionsJson, SuperfluousJson, TrueCandidatesJson, WhyJson};
use crate::step::StepJson;
use crate::version::SCHEMA;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// A type that can stand alone as a JSON text.
pub trait Document: Serialize + DeserializeOwned {}

impl Document for AnswerJson {}
impl Document for CertificateJson {}
impl Document for CheckJson {}
impl Document for ExplainedJson {}
impl Document for FailureJson {}
impl Document for FormatsJson {}
impl Document for FoundJson {}
impl Document for GeneratedJson {}
impl Document for HintJson {}
impl Document for MoveJson {}
impl Document for PathJson {}
impl Document for ProblemJson {}
impl Document for PuzzleJson {}
impl Document for RatingJson {}
impl Document for ReportJson {}
impl Document for RequestJson {}
impl Document for RowJson {}
impl Document for ScannedGridJson {}
impl Document for ScannedJson {}
impl Document for StatsJson {}
impl Document for StepJson {}
impl Document for StepsJson {}
impl Document for SuggestionsJson {}
impl Document for SuperfluousJson {}
impl Document for TechniquesJson {}
impl Document for TrueCandidatesJson {}
impl Document for VerdictJson {}
impl Document for WhyJson {}

#[derive(Serialize)]
struct Versioned<'a, T> {
    schema: u32,
    #[serde(flatten)]
    body: &'a T,
}

/// Only the version of a text; everything else is ignored.
#[derive(Deserialize)]
struct Version {
    schema: Option<serde_json::Value>,
}

/// Writes a document on one line, without a line feed.
pub fn to_json<T: Document>(document: &T) -> String {
    serde_json::to_string(&Versioned { schema: SCHEMA, body: document })
        .expect("every type here is an object with text for keys")
}

/// Writes a document on many lines, for people to read, without a line feed at the end.
pub fn to_json_pretty<T: Document>(document: &T) -> String {
    serde_json::to_string_pretty(&Versioned { schema: SCHEMA, body: document })
        .expect("every type here is an object with text for keys")
}

/// Reads a document. Its names are not looked up yet; the `read` method of each type does that.
///
/// # Errors
/// [`WireError::Json`] when it is not JSON or not of this type, [`WireError::Schema`] when it has
/// another version or none.
pub fn from_json<T: Document>(text: &str) -> Result<T, WireError> {
    match serde_json::from_str::<Version>(text) {
        Ok(Version { schema: Some(schema) }) if schema == SCHEMA => {}
        Ok(Version { schema }) => {
            return Err(WireError::Schema(schema.map(|schema| schema.to_string())));
        }
        Err(error) => return Err(error.into()),
    }
    Ok(serde_json::from_str(text)?)
}
