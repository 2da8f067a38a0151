//! The types of calls and answers for the page, in TypeScript.
use serde_json::{Map, Value};
use std::fmt::Write;
use whydoku_wire::schema::BRINGS;

/// A file of declarations, one for each schema.
pub(crate) fn write(schemas: &Map<String, Value>) -> String {
    let mut file =
        "// The calls of the page and the answers of the engine, made from the types of \
                    `whydoku-wire`.\n// Written by a test: UPDATE_EXPECT=1 cargo test -p \
                    whydoku-protocol --test all description::\n"
            .to_owned();
    for (name, schema) in schemas {
        let declared = format!("export type {name} = {};", type_of(schema, ""));
        let declared = declared.replace("= \n", "=\n");
        write!(file, "\n{}{declared}\n", comment(schema, "")).unwrap();
    }
    file.push_str("\n/** The content of the answer to each call, unless the call is refused. */\n");
    file.push_str("export type Brings = {\n");
    for (call, fields) in BRINGS {
        let fields: Vec<String> = fields.iter().map(|field| format!("{field:?}")).collect();
        writeln!(file, "  {call:?}: {};", fields.join(" | ")).unwrap();
    }
    file + "};\n"
}

fn comment(schema: &Value, indent: &str) -> String {
    match schema["description"].as_str() {
        Some(text) => format!("/** {text} */\n{indent}"),
        None => String::new(),
    }
}

/// A type, whose first line is indented already.
fn type_of(schema: &Value, indent: &str) -> String {
    if let Some(to) = schema["$ref"].as_str() {
        return to.rsplit('/').next().unwrap().to_owned();
    }
    if schema.get("const").is_some() {
        return schema["const"].to_string();
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    let own = schema.get("properties").map(|_| object(schema, indent));
    let choice = ["oneOf", "anyOf"].iter().find_map(|key| schema[key].as_array());
    match (own, choice.map(|variants| choices(variants, indent))) {
        (Some(own), Some(choices)) => format!("{own} & ({choices}\n{indent})"),
        (Some(only), None) | (None, Some(only)) => only,
        (None, None) => plain(schema, indent),
    }
}

fn choices(variants: &[Value], indent: &str) -> String {
    let inner = format!("{indent}  ");
    let one = |variant: &Value| {
        let comment = comment(variant, &inner);
        format!("\n{inner}{comment}| {}", type_of(variant, &inner))
    };
    variants.iter().map(one).collect()
}

fn object(schema: &Value, indent: &str) -> String {
    let inner = format!("{indent}  ");
    let required = schema["required"].as_array();
    let is_required =
        |name: &str| required.is_some_and(|all| all.iter().any(|required| required == name));
    let field = |(name, property): (&String, &Value)| {
        let mark = if is_required(name) { "" } else { "?" };
        let (comment, of) = (comment(property, &inner), type_of(property, &inner));
        format!("{inner}{comment}{name}{mark}: {of};\n")
    };
    let fields = schema["properties"].as_object().unwrap().iter();
    format!("{{\n{}{indent}}}", fields.map(field).collect::<String>())
}

/// A type without fields or choices.
fn plain(schema: &Value, indent: &str) -> String {
    let named = |name: &str| match name {
        "array" => array(schema, indent),
        "integer" => "number".to_owned(),
        other => other.to_owned(),
    };
    match &schema["type"] {
        Value::String(name) => named(name),
        Value::Array(types) => {
            types.iter().map(|name| named(name.as_str().unwrap())).collect::<Vec<_>>().join(" | ")
        }
        _ => "unknown".to_owned(),
    }
}

fn array(schema: &Value, indent: &str) -> String {
    if let Some(items) = schema["prefixItems"].as_array() {
        let items: Vec<String> = items.iter().map(|item| type_of(item, indent)).collect();
        return format!("[{}]", items.join(", "));
    }
    let item = type_of(&schema["items"], indent);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => {
            format!("[{}]", vec![item; usize::try_from(most).unwrap()].join(", "))
        }
        _ if item.contains(' ') => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}
