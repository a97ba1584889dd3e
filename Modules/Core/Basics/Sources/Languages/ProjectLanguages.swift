/// The languages of this project, one a line. English comes first, because it replaces missing translations.
///
/// `rib languages add de` adds a line here, and `rib languages remove ko` removes one with all its translations. `rib
/// check` reports every phrase that lacks a language. A language with the comment `// rib: incomplete` may lack
/// translations.
let projectLanguages: [any Tongue.Type] = [
    English.self,
    Korean.self,
    Japanese.self,
]
