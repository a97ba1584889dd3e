public import Languages

/// What a program says of its documents before it runs, for the help, the manual and the completions.
public struct DocumentOffer: Sendable {
    /// The words for the formats that can be exported.
    package let formats: [String]
    /// The words for how a document can look, and the formats that look like anything: `--theme dark`.
    package let themes, themedFormats: [String]
    /// What a document holds one or many of: `chart`. The option to name one is `--chart`.
    package let item: String
    /// What can be named, as far as is known: for Tab.
    package var names: [String] = []
    /// What `export` and `import` are for.
    package let export, importing: Phrase

    /// What `export` and `import` are for, and what they take. Without themes there is no `--theme`.
    public init(
        formats: [String], themes: [String] = [], themedFormats: [String] = [], item: String, export: Phrase,
        importing: Phrase
    ) {
        (self.formats, self.item) = (formats, item)
        (self.themes, self.themedFormats) = (themes, themedFormats)
        (self.export, self.importing) = (export, importing)
    }
}
