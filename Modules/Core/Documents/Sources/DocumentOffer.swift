public import Languages

/// The export and import options of a program, for help, manual and completions.
public struct DocumentOffer: Sendable {
    /// The names of the export formats.
    package let formats: [String]
    /// The values of `--theme`, and the formats that have themes.
    package let themes, themedFormats: [String]
    /// The kind of item in a document, such as `chart`. The option `--chart` names one.
    package let item: String
    /// The known names of items, for completion.
    package var names: [String] = []
    /// The summaries of the commands `export` and `import`.
    package let export, importing: Phrase

    /// The options of `export` and `import`. Without themes there is no `--theme`.
    public init(
        formats: [String], themes: [String] = [], themedFormats: [String] = [], item: String, export: Phrase,
        importing: Phrase
    ) {
        (self.formats, self.item) = (formats, item)
        (self.themes, self.themedFormats) = (themes, themedFormats)
        (self.export, self.importing) = (export, importing)
    }
}
