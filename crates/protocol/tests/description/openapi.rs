//! The protocol over HTTP as an `OpenAPI` document.
use serde_json::{Map, Value, json};

/// The document around the schemas of calls and answers.
pub(crate) fn write(schemas: &Map<String, Value>) -> String {
    let json_of = |name: &str| {
        let to = format!("{}{name}", whydoku_wire::schema::COMPONENTS);
        json!({ "application/json": { "schema": { "$ref": to } } })
    };
    let answer = |why: &str| json!({ "description": why, "content": json_of("Answer") });
    let text = json!({ "text/plain": { "schema": { "type": "string" } } });
    let refusal = |why: &str| json!({ "description": why, "content": text });
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Whydoku",
            "version": "1",
            "description": "One call on a game, JSON in and out. Nothing is kept between calls.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": { "/api": {
            "get": {
                "operationId": "describe",
                "summary": "This description.",
                "responses": { "200": {
                    "description": "This description.",
                    "content": { "application/json": { "schema": { "type": "object" } } },
                } },
            },
            "post": {
                "operationId": "call",
                "summary": "Carries out a call.",
                "requestBody": { "required": true, "content": json_of("Request") },
                "responses": {
                    "200": answer("The result of the call."),
                    "400": answer("The call was not carried out; `error` says why."),
                    "403": refusal("A page of another site sent it."),
                    "408": refusal("The body took too long to arrive."),
                    "413": refusal("The body is too large."),
                    "415": refusal("The header Content-Type is not application/json."),
                    "503": refusal("The server is busy; try again after the seconds in Retry-After."),
                },
            },
        } },
        "components": { "schemas": schemas },
    });
    serde_json::to_string_pretty(&document).unwrap() + "\n"
}
