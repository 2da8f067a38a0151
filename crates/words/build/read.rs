//! A language as it lies in its folder.
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant,
    VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;
use std::collections::BTreeMap;
use std::path::Path;

/// A language.
pub(crate) struct Book {
    /// Its abbreviation.
    pub(crate) id: String,
    /// What its speakers call it.
    pub(crate) name: String,
    /// Whether it has every message.
    pub(crate) is_whole: bool,
    /// The messages by their ids; a form of a message has the id `message.form`.
    pub(crate) messages: BTreeMap<String, Message>,
}

/// A message.
pub(crate) struct Message {
    /// The file, without its ending.
    pub(crate) file: String,
    /// The place whose number chooses the form, and the text of each form; without such a place
    /// the only form is `other`.
    pub(crate) count: Option<String>,
    /// The forms by the names of CLDR.
    pub(crate) forms: Vec<(String, String)>,
    /// The places that another language may leave out, as the comment before it says.
    pub(crate) optional: Vec<String>,
}

/// Patterns of a language by id, terms with their dash.
type Patterns = BTreeMap<String, (String, Pattern<String>)>;
/// The places of a message that its comment calls optional: `# $problem may be left out`.
type Optional = BTreeMap<String, Vec<String>>;

impl Book {
    /// Reads the folder that a line of the list names.
    pub(crate) fn read(languages: &Path, line: &str) -> Result<Self, Vec<String>> {
        let mut words = line.splitn(3, ' ');
        let (Some(id), Some(extent @ ("whole" | "part")), Some(name)) =
            (words.next(), words.next(), words.next())
        else {
            return Err(vec![format!("list.txt: {line:?} is not `id`, `whole` or `part`, `name`")]);
        };
        let (patterns, mut optional) = patterns(&languages.join(id))?;
        let (mut messages, mut faults) = (BTreeMap::new(), Vec::new());
        for (key, (file, pattern)) in &patterns {
            if key.starts_with('-') {
                continue;
            }
            match flat(pattern, &patterns, 0) {
                Ok((count, forms)) => {
                    let (file, optional) = (file.clone(), optional.remove(key).unwrap_or_default());
                    messages.insert(key.clone(), Message { file, count, forms, optional });
                }
                Err(fault) => faults.push(format!("{id}/{file}.ftl: {key}: {fault}")),
            }
        }
        let (id, name, is_whole) = (id.to_owned(), name.to_owned(), extent == "whole");
        if faults.is_empty() { Ok(Self { id, name, is_whole, messages }) } else { Err(faults) }
    }
}

impl Message {
    /// The places of a message in alphabetical order, each once.
    pub(crate) fn places(&self) -> Vec<&str> {
        let of = |text: &str| text.split('{').skip(1).count();
        let mut places: Vec<&str> = Vec::with_capacity(self.forms.iter().map(|(_, t)| of(t)).sum());
        for (_, text) in &self.forms {
            let inner = text.split('{').skip(1).filter_map(|rest| rest.split('}').next());
            places.extend(inner.filter_map(|place| place.split(':').next()));
        }
        places.extend(self.count.as_deref());
        places.sort_unstable();
        places.dedup();
        places
    }
}

fn patterns(folder: &Path) -> Result<(Patterns, Optional), Vec<String>> {
    let name = folder.display();
    let files = std::fs::read_dir(folder).map_err(|error| vec![format!("{name}: {error}")])?;
    let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    paths.sort();
    let (mut all, mut optional, mut faults) = (Patterns::new(), Optional::new(), Vec::new());
    for path in paths {
        let text =
            std::fs::read_to_string(&path).map_err(|error| vec![format!("{name}: {error}")])?;
        let file = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let mut add = |key: String, pattern: Pattern<String>| {
            if let Some((before, _)) = all.insert(key.clone(), (file.clone(), pattern)) {
                faults.push(format!("{name}/{file}.ftl: {key} is already in {before}.ftl"));
            }
        };
        let resource = match fluent_syntax::parser::parse(text) {
            Ok(resource) => resource,
            Err((_, errors)) => {
                let words = |error| format!("{name}/{file}.ftl: {error}");
                return Err(errors.into_iter().map(words).collect());
            }
        };
        for entry in resource.body {
            match entry {
                Entry::Message(message) => {
                    for attribute in message.attributes {
                        add(format!("{}.{}", message.id.name, attribute.id.name), attribute.value);
                    }
                    let comment = message.comment.map(|comment| comment.content.join(" "));
                    let places = comment.as_deref().map(optional_places).unwrap_or_default();
                    optional.insert(message.id.name.clone(), places);
                    if let Some(pattern) = message.value {
                        add(message.id.name, pattern);
                    }
                }
                Entry::Term(term) => add(format!("-{}", term.id.name), term.value),
                _ => {}
            }
        }
    }
    if faults.is_empty() { Ok((all, optional)) } else { Err(faults) }
}

fn optional_places(comment: &str) -> Vec<String> {
    if !comment.contains("may be left out") {
        return Vec::new();
    }
    let places = comment.split_whitespace().filter_map(|word| word.strip_prefix('$'));
    places.map(str::to_owned).collect()
}

/// A text, or several that differ by a number: the place of the number, and the forms.
type Flat = (Option<String>, Vec<(String, String)>);

/// A pattern with everything it refers to put in its place. A line break is a blank.
fn flat(pattern: &Pattern<String>, all: &Patterns, depth: usize) -> Result<Flat, String> {
    if depth > 8 {
        return Err("it refers to itself".into());
    }
    let mut count = None;
    let mut forms = vec![("other".to_owned(), String::new())];
    for element in &pattern.elements {
        let (by, more) = match element {
            PatternElement::TextElement { value } => plain(literal(&value.replace('\n', " "))?),
            PatternElement::Placeable { expression } => placed(expression, all, depth)?,
        };
        match (&count, by) {
            (Some(_), Some(_)) => return Err("two numbers choose its form; one can".into()),
            (None, Some(by)) => {
                let before = std::mem::take(&mut forms[0].1);
                count = Some(by);
                forms = more.into_iter().map(|(key, text)| (key, before.clone() + &text)).collect();
            }
            (_, None) => forms.iter_mut().for_each(|(_, text)| *text += &more[0].1),
        }
    }
    Ok((count, forms))
}

fn plain(text: String) -> Flat {
    (None, vec![("other".to_owned(), text)])
}

fn literal(text: &str) -> Result<String, String> {
    if text.contains(['{', '}']) {
        Err("braces have no place in it".into())
    } else {
        Ok(text.into())
    }
}

fn placed(expression: &Expression<String>, all: &Patterns, depth: usize) -> Result<Flat, String> {
    match expression {
        Expression::Inline(inline) => inlined(inline, all, depth),
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            let form = |variant: &Variant<String>| {
                let VariantKey::Identifier { name } = &variant.key else {
                    return Err("a form is chosen by one, few, many or other".to_owned());
                };
                match flat(&variant.value, all, depth + 1)? {
                    (None, mut forms) => Ok((name.clone(), forms.remove(0).1)),
                    (Some(_), _) => Err("a form has forms".to_owned()),
                }
            };
            let forms = variants.iter().map(form).collect::<Result<_, _>>()?;
            Ok((Some(id.name.clone()), forms))
        }
        Expression::Select { .. } => Err("forms are chosen by a place that holds a number".into()),
    }
}

fn inlined(
    inline: &InlineExpression<String>,
    all: &Patterns,
    depth: usize,
) -> Result<Flat, String> {
    let referred = |key: &str| match all.get(key) {
        Some((_, pattern)) => flat(pattern, all, depth + 1),
        None => Err(format!("{key} is nowhere")),
    };
    match inline {
        InlineExpression::StringLiteral { value } => {
            Ok(plain(literal(&unescape_unicode_to_string(value))?))
        }
        InlineExpression::NumberLiteral { value } => Ok(plain(value.clone())),
        InlineExpression::VariableReference { id } => Ok(plain(format!("{{{}}}", id.name))),
        InlineExpression::MessageReference { id, attribute: None } => referred(&id.name),
        InlineExpression::MessageReference { id, attribute: Some(form) } => {
            referred(&format!("{}.{}", id.name, form.name))
        }
        InlineExpression::TermReference { id, attribute: None, arguments: None } => {
            referred(&format!("-{}", id.name))
        }
        InlineExpression::FunctionReference { id, arguments } if id.name == "FORM" => {
            formed(arguments).map(plain)
        }
        InlineExpression::Placeable { expression } => placed(expression, all, depth),
        _ => Err("only places, messages, terms, texts and FORM stand between braces".into()),
    }
}

/// `FORM($house, as: "in")`: a house in one of the forms that a language gives its names.
fn formed(arguments: &CallArguments<String>) -> Result<String, String> {
    match (&arguments.positional[..], &arguments.named[..]) {
        ([InlineExpression::VariableReference { id }], [form]) if form.name.name == "as" => {
            match &form.value {
                InlineExpression::StringLiteral { value } => Ok(format!("{{{}:{value}}}", id.name)),
                _ => Err("FORM names a form in quotation marks".into()),
            }
        }
        _ => Err("FORM is written FORM($house, as: \"form\")".into()),
    }
}
