//! The JSON Schema of calls and answers, made from the types and their comments. Only tests and
//! tools turn the feature on; what they write from it is kept in the project as files.
use crate::call::RequestJson;
use crate::reply::AnswerJson;
use crate::scanned::ScannedJson;
use crate::version::SCHEMA;
pub use crate::vocabulary::{HintLevel, Language, Level, PictureView, THEMES, Theme};
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

/// Where an `OpenAPI` document keeps the types.
pub const COMPONENTS: &str = "#/components/schemas/";

/// The fields that the answer to each call has unless it is refused. A call with a picture adds
/// `svg`.
pub const BRINGS: [(&str, &[&str]); 29] = [
    ("load", &["game", "board"]),
    ("show", &["game", "board"]),
    ("act", &["game", "board"]),
    ("move", &["game", "board", "message"]),
    ("undo", &["game", "board"]),
    ("redo", &["game", "board"]),
    ("hint", &["game", "board", "hint"]),
    ("steps", &["game", "board", "steps", "verdict", "message"]),
    ("all-steps", &["game", "board", "steps"]),
    ("check", &["game", "board", "verdict", "message"]),
    ("count", &["game", "board", "verdict", "message"]),
    ("rate", &["game", "board"]),
    ("begin", &["game", "board"]),
    ("name", &["game", "board", "verdict", "message"]),
    ("log", &["game", "board", "text"]),
    ("write", &["game", "board", "text"]),
    ("empty", &["game", "board"]),
    ("new", &["game", "board"]),
    ("why", &["game", "board"]),
    ("superfluous", &["game", "board"]),
    ("true-candidates", &["game", "board", "counts"]),
    ("suggest", &["game", "board"]),
    ("kinds", &["kinds"]),
    ("techniques", &["techniques"]),
    ("qr", &["svg"]),
    ("booklet", &["pdf"]),
    ("book", &["pdf", "message"]),
    ("lesson", &["game", "board", "text"]),
    ("practise", &["game", "board"]),
];

/// The schemas of [`RequestJson`], [`AnswerJson`], [`ScannedJson`] and all types that they need, by name:
/// that of the type without `Json` at its end. References begin with [`COMPONENTS`]. A field that may be
/// absent is not required and never null.
pub fn protocol() -> Map<String, Value> {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let mut generator = settings.into_generator();
    generator.subschema_for::<RequestJson>();
    generator.subschema_for::<AnswerJson>();
    generator.subschema_for::<ScannedJson>();
    let definitions = generator.take_definitions(false);
    let mut schemas: Map<String, Value> = definitions
        .into_iter()
        .map(|(name, schema)| (short(&name).to_owned(), finish(schema)))
        .collect();
    for document in ["Request", "Answer", "Scanned"] {
        add_version(&mut schemas[document]);
    }
    schemas
}

fn short(name: &str) -> &str {
    name.strip_suffix("Json").unwrap_or(name)
}

/// The version mark, which only whole texts have.
fn add_version(schema: &mut Value) {
    schema["properties"]["schema"] = json!({ "const": SCHEMA, "description": "The version." });
    match schema["required"].as_array_mut() {
        Some(required) => required.push(json!("schema")),
        None => schema["required"] = json!(["schema"]),
    }
}

/// A schema with short names, descriptions on one line, and no null for fields that may be absent.
fn finish(schema: Value) -> Value {
    match schema {
        Value::Array(all) => all.into_iter().map(finish).collect(),
        Value::Object(fields) => {
            let mut finished = Map::new();
            for (key, value) in fields {
                let value = match (key.as_str(), value) {
                    ("$ref", Value::String(to)) => {
                        let name = to.rsplit('/').next().unwrap_or_default();
                        format!("{COMPONENTS}{}", short(name)).into()
                    }
                    ("description", Value::String(text)) => text.replace('\n', " ").into(),
                    (_, value) => finish(value),
                };
                finished.insert(key, value);
            }
            without_null(&mut finished);
            finished.into()
        }
        other => other,
    }
}

/// Removes null from the properties that are not required.
fn without_null(schema: &mut Map<String, Value>) {
    let required = schema.get("required").cloned().unwrap_or_default();
    let required = required.as_array().cloned().unwrap_or_default();
    let Some(Value::Object(properties)) = schema.get_mut("properties") else { return };
    for (name, property) in properties {
        if required.iter().any(|one| one == name.as_str()) {
            continue;
        }
        if let Some(Value::Array(types)) = property.get_mut("type") {
            types.retain(|one| one != "null");
            if let [only] = &types[..] {
                property["type"] = only.clone();
            }
        }
        if let Some(Value::Array(any)) = property.get_mut("anyOf") {
            any.retain(|one| one["type"] != "null");
            if let [only] = &any[..] {
                let only = only.clone();
                let fields = property.as_object_mut().expect("a property has fields");
                fields.remove("anyOf");
                fields.extend(only.as_object().cloned().unwrap_or_default());
            }
        }
    }
}
