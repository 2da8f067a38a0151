//! Whether a JSON text matches a schema. Stricter than JSON Schema: a field that the schema
//! does not describe is a fault.
use serde_json::{Map, Value};

/// The schemas that references name.
pub(crate) struct Checker<'a> {
    pub(crate) schemas: &'a Map<String, Value>,
}

impl Checker<'_> {
    /// The first fault of a text, with its place.
    pub(crate) fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        self.whole(&self.schemas[name], value).map_err(|fault| format!("{name}{fault}"))
    }
    /// A value with all its fields.
    fn whole(&self, schema: &Value, value: &Value) -> Result<(), String> {
        self.part(schema, value)?;
        let mut known = Vec::new();
        self.known(schema, value, &mut known);
        for field in value.as_object().into_iter().flat_map(Map::keys) {
            if !known.contains(&field.as_str()) {
                return Err(format!(": {field} is not described"));
            }
        }
        Ok(())
    }
    /// The fields that a schema describes, with those of its choices that fit.
    fn known<'b>(&'b self, schema: &'b Value, value: &Value, known: &mut Vec<&'b str>) {
        let schema = self.resolved(schema);
        known
            .extend(schema["properties"].as_object().into_iter().flat_map(Map::keys).map(|k| &**k));
        for choice in choices(schema) {
            if self.part(choice, value).is_ok() {
                self.known(choice, value, known);
            }
        }
    }
    fn resolved<'b>(&'b self, schema: &'b Value) -> &'b Value {
        match schema["$ref"].as_str() {
            Some(to) => &self.schemas[to.rsplit('/').next().unwrap()],
            None => schema,
        }
    }
    /// A value that may have more fields than the schema describes.
    fn part(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let schema = self.resolved(schema);
        if schema.get("const").is_some_and(|only| only != value) {
            return Err(format!(": {value} is not {}", schema["const"]));
        }
        if schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
            return Err(format!(": {value} is none of {}", schema["enum"]));
        }
        if !has_type(&schema["type"], value) {
            return Err(format!(": {value} is not of type {}", schema["type"]));
        }
        for name in schema["required"].as_array().into_iter().flatten() {
            let name = name.as_str().unwrap();
            value.get(name).ok_or_else(|| format!(": {name} is missing"))?;
        }
        for (name, property) in schema["properties"].as_object().into_iter().flatten() {
            if let Some(value) = value.get(name) {
                self.whole(property, value).map_err(|fault| format!(".{name}{fault}"))?;
            }
        }
        self.items(schema, value)?;
        let fits = choices(schema).filter(|choice| self.part(choice, value).is_ok()).count();
        let is_one = schema.get("oneOf").is_none() || fits == 1;
        let is_any = schema.get("anyOf").is_none() || fits > 0;
        if is_one && is_any { Ok(()) } else { Err(format!(": {value} fits {fits} choices")) }
    }
    fn items(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let Some(items) = value.as_array() else { return Ok(()) };
        let count = |name: &str, otherwise| schema[name].as_u64().unwrap_or(otherwise);
        if !(count("minItems", 0)..=count("maxItems", u64::MAX)).contains(&(items.len() as u64)) {
            return Err(format!(" has {} items", items.len()));
        }
        for (at, item) in items.iter().enumerate() {
            let schema = schema["prefixItems"].get(at).unwrap_or(&schema["items"]);
            self.whole(schema, item).map_err(|fault| format!("[{at}]{fault}"))?;
        }
        Ok(())
    }
}

fn choices(schema: &Value) -> impl Iterator<Item = &Value> {
    ["oneOf", "anyOf"].into_iter().filter_map(|key| schema[key].as_array()).flatten()
}

fn has_type(wanted: &Value, value: &Value) -> bool {
    match wanted {
        Value::String(name) => match name.as_str() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_u64() || value.is_i64(),
            "number" => value.is_number(),
            "null" => value.is_null(),
            other => panic!("the checker does not know the type {other}"),
        },
        Value::Array(names) => names.iter().any(|name| has_type(name, value)),
        _ => true,
    }
}
