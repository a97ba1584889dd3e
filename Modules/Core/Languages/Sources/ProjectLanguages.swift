/// The languages that this project speaks, a line each. English comes first: it serves where another says nothing.
///
/// `rib languages add de` writes a line here, and `rib languages remove ko` removes one with all that belongs to it.
/// `rib check` names every phrase that lacks one of them. With `// rib: incomplete` behind its line, a language may still
/// lack some.
let projectLanguages: [any Tongue.Type] = [
    English.self,
    Korean.self,
    Japanese.self,
]
