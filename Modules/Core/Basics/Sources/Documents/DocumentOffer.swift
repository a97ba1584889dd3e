/// The formats and options with which a program exports and imports, for help, the manual, and completion.
public struct DocumentOffer: Sendable {
    /// The names of the export formats.
    package let formats: [String]
    /// The values of the option `--theme`, and the formats that support the option.
    package let themes, themedFormats: [String]
    /// The formats that support the option `--complete`, which exports all data of all items.
    package let completeFormats: [String]
    /// The format that supports the option `--site`, which exports all data as a website in a folder; `nil` if there is
    /// none.
    package let siteFormat: String?
    /// The kind of item in a document, such as `chart`. It is also the name of the option that selects one item, such
    /// as `--chart`.
    package let item: String
    /// The names of existing items, for completion; empty if they are not known.
    package var names: [String] = []
    /// The summaries of the commands `export` and `import`.
    package let export, importing: Phrase
    /// Further details, shown by `help import`; `nil` if there are none.
    package let importDetails: Phrase?
    /// Whether the columns of an imported table can be chosen: at the question, or with the option `--columns`.
    package let hasColumns: Bool

    /// The documentation of the records in a JSON export.
    package var records: [RecordDescription] { makeRecords() }
    /// The documentation of the members of the JSON reply to `import`.
    package var imported: [RecordField] { makeImported() }
    // Closures, because only the manual needs the results.
    private let makeRecords: @Sendable () -> [RecordDescription]
    private let makeImported: @Sendable () -> [RecordField]

    /// Creates the description of the commands `export` and `import`. The option `--theme` exists only with themes,
    /// `--complete` only with complete formats, `--site` only with a site format, and `--columns` only with columns.
    public init(
        formats: [String], themes: [String] = [], themedFormats: [String] = [], completeFormats: [String] = [],
        siteFormat: String? = nil, item: String, export: Phrase, importing: Phrase, importDetails: Phrase? = nil,
        hasColumns: Bool = false,
        records: @autoclosure @escaping @Sendable () -> [RecordDescription] = [],
        imported: @autoclosure @escaping @Sendable () -> [RecordField] = []
    ) {
        (self.formats, self.item) = (formats, item)
        (self.themes, self.themedFormats, self.completeFormats) = (themes, themedFormats, completeFormats)
        self.siteFormat = siteFormat
        (self.export, self.importing, self.importDetails) = (export, importing, importDetails)
        self.hasColumns = hasColumns
        (makeRecords, makeImported) = (records, imported)
    }
}
