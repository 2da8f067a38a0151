//! The structure of a document: what is a heading, a paragraph or a picture, in the order of reading.
use crate::tag::{Part, Role};
use pdf_writer::types::StructRole;
use pdf_writer::{Finish, Name, Pdf, Ref, TextStr};

/// A group of parts: everything from one heading to the next.
struct Group {
    id: Ref,
    kids: Vec<Ref>,
}

/// The structure so far. A part is written as soon as its page is.
pub(crate) struct Structure {
    root: Ref,
    whole: Ref,
    /// The finished groups, and the one that grows.
    groups: Vec<Ref>,
    group: Option<Group>,
    /// A table of contents that grows.
    contents: Option<Group>,
    /// The parts of each page.
    pages: Vec<Vec<Ref>>,
    /// The headings with their pages.
    bookmarks: Vec<(String, Ref)>,
}

impl Structure {
    pub(crate) fn new(next: &mut Ref) -> Self {
        Self {
            root: next.bump(),
            whole: next.bump(),
            groups: Vec::new(),
            group: None,
            contents: None,
            pages: Vec::new(),
            bookmarks: Vec::new(),
        }
    }
    /// Adds the parts of a page.
    pub(crate) fn page(&mut self, pdf: &mut Pdf, next: &mut Ref, page: Ref, parts: &[Part]) {
        let mut refs = Vec::with_capacity(parts.len());
        for (number, part) in parts.iter().enumerate() {
            if part.role != Role::Entry {
                self.end_contents(pdf);
            }
            if part.role == Role::Part {
                self.end_group(pdf);
                if !part.text.is_empty() {
                    self.bookmarks.push((part.text.clone(), page));
                }
            }
            let parent = self.parent(part.role, next);
            let id = next.bump();
            parent.kids.push(id);
            let role = match part.role {
                Role::Part => StructRole::H1,
                Role::Heading => StructRole::H2,
                Role::Paragraph => StructRole::P,
                Role::Entry => StructRole::TOCI,
                Role::Picture => StructRole::Figure,
            };
            let mut element = pdf.struct_element(id);
            element.kind(role).parent(parent.id).page(page);
            if part.role == Role::Picture {
                element.alt(TextStr(&part.text));
            }
            element.pair(Name(b"K"), number as i32);
            element.finish();
            refs.push(id);
        }
        self.pages.push(refs);
    }
    /// The group that a part belongs to.
    fn parent(&mut self, role: Role, next: &mut Ref) -> &mut Group {
        let group = self.group.get_or_insert_with(|| Group { id: next.bump(), kids: Vec::new() });
        if role != Role::Entry {
            return group;
        }
        self.contents.get_or_insert_with(|| {
            let id = next.bump();
            group.kids.push(id);
            Group { id, kids: Vec::new() }
        })
    }
    fn end_contents(&mut self, pdf: &mut Pdf) {
        if let (Some(contents), Some(group)) = (self.contents.take(), &self.group) {
            write(pdf, &contents, StructRole::TOC, group.id);
        }
    }
    fn end_group(&mut self, pdf: &mut Pdf) {
        self.end_contents(pdf);
        if let Some(group) = self.group.take() {
            write(pdf, &group, StructRole::Sect, self.whole);
            self.groups.push(group.id);
        }
    }
    /// Writes what holds the parts together; returns the root of the structure, and of the bookmarks if there are any.
    pub(crate) fn end(&mut self, pdf: &mut Pdf, next: &mut Ref) -> (Ref, Option<Ref>) {
        self.end_group(pdf);
        let whole = Group { id: self.whole, kids: core::mem::take(&mut self.groups) };
        write(pdf, &whole, StructRole::Document, self.root);
        let arrays: Vec<Ref> = self.pages.iter().map(|_| next.bump()).collect();
        for (id, parts) in arrays.iter().zip(&self.pages) {
            pdf.indirect(*id).array().items(parts.iter().copied());
        }
        let mut root = pdf.indirect(self.root).start::<pdf_writer::writers::StructTreeRoot<'_>>();
        root.child(self.whole);
        let mut tree = root.parent_tree();
        let mut numbers = tree.nums();
        for (key, id) in arrays.iter().enumerate() {
            numbers.insert(key as i32, *id);
        }
        numbers.finish();
        tree.finish();
        root.parent_tree_next_key(arrays.len() as i32);
        root.finish();
        (self.root, self.outline(pdf, next))
    }
    fn outline(&self, pdf: &mut Pdf, next: &mut Ref) -> Option<Ref> {
        if self.bookmarks.is_empty() {
            return None;
        }
        let id = next.bump();
        let items: Vec<Ref> = self.bookmarks.iter().map(|_| next.bump()).collect();
        let mut outline = pdf.outline(id);
        outline.first(items[0]).last(items[items.len() - 1]).count(items.len() as i32);
        outline.finish();
        for (at, (title, page)) in self.bookmarks.iter().enumerate() {
            let mut item = pdf.outline_item(items[at]);
            item.title(TextStr(title)).parent(id);
            if at > 0 {
                item.prev(items[at - 1]);
            }
            if let Some(following) = items.get(at + 1) {
                item.next(*following);
            }
            item.dest().page(*page).fit();
        }
        Some(id)
    }
}

fn write(pdf: &mut Pdf, group: &Group, role: StructRole, parent: Ref) {
    let mut element = pdf.struct_element(group.id);
    element.kind(role).parent(parent);
    element.insert(Name(b"K")).array().items(group.kids.iter().copied());
}
