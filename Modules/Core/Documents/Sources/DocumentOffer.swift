public import Languages
public import Records

/// The export and import options of a program, for help, manual and completions.
public struct DocumentOffer: Sendable {
    /// The names of the export formats.
    package let formats: [String]
    /// The values of `--theme`, and the formats that have themes.
    package let themes, themedFormats: [String]
    /// The formats that have a complete form, `--complete`: all data of all items.
    package let completeFormats: [String]
    /// The format of a site, `--site`; `nil` if there is none.
    package let siteFormat: String?
    /// The kind of item in a document, such as `chart`. The option `--chart` names one.
    package let item: String
    /// The known names of items, for completion.
    package var names: [String] = []
    /// The summaries of the commands `export` and `import`.
    package let export, importing: Phrase
    /// Details that `help import` adds.
    package let importDetails: Phrase?

    /// The records of a JSON export.
    package var records: [RecordGuide] { makeRecords() }
    /// The members of the JSON reply to `import`.
    package var imported: [RecordField] { makeImported() }
    // Made for the manual alone.
    private let makeRecords: @Sendable () -> [RecordGuide]
    private let makeImported: @Sendable () -> [RecordField]

    /// The options of `export` and `import`, and the documentation of their JSON. Without themes there is no `--theme`,
    /// without complete formats no `--complete`, and without a site format no `--site`.
    public init(
        formats: [String], themes: [String] = [], themedFormats: [String] = [], completeFormats: [String] = [],
        siteFormat: String? = nil, item: String, export: Phrase, importing: Phrase, importDetails: Phrase? = nil,
        records: @autoclosure @escaping @Sendable () -> [RecordGuide] = [],
        imported: @autoclosure @escaping @Sendable () -> [RecordField] = []
    ) {
        (self.formats, self.item) = (formats, item)
        (self.themes, self.themedFormats, self.completeFormats) = (themes, themedFormats, completeFormats)
        self.siteFormat = siteFormat
        (self.export, self.importing, self.importDetails) = (export, importing, importDetails)
        (makeRecords, makeImported) = (records, imported)
    }
}
