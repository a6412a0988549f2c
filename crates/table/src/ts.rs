//! The TypeScript types of views and events, for the page.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of these types and of all types they contain, sorted by name.
pub fn declarations<View: TS + 'static, Event: TS + 'static>() -> String {
    let mut found =
        Declarations { config: Config::new().with_large_int("number"), types: BTreeMap::new() };
    found.visit::<View>();
    found.visit::<Event>();
    let texts: Vec<String> = found.types.values().map(|text| format!("export {text}\n")).collect();
    texts.join("\n")
}

struct Declarations {
    config: Config,
    types: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            if self.types.contains_key(&name) {
                return;
            }
            self.types.insert(name, T::decl(&self.config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
