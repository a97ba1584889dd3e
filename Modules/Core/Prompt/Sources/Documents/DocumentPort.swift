public import JSON
public import Languages

/// What the host needs to export and to import documents, whatever the program keeps. An App that gives it to
/// ``Program/App`` gets the commands `export` and `import` in every place.
@MainActor public protocol DocumentPort {
    /// Makes a document of what a person selected, in pieces that follow one another. Called by `export`, with the theme
    /// that a person chose for a format that has themes.
    ///
    /// - Throws: what is told to the person.
    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String]

    /// What the things are called that can be exported by name. Asked before each line of a person, for Tab.
    ///
    /// - Throws: what keeps Tab from knowing them.
    func names() async throws -> [String]

    /// Reads a document and says what importing it would do. Nothing is changed. Called by `import`.
    ///
    /// - Throws: what is told to the person.
    func prepareImport(of document: [UInt8], _ progress: Progress) async throws -> PreparedImport
}

/// What is exported.
public enum DocumentSelection: Equatable, Sendable {
    /// What a person works on now.
    case current
    /// What has this name or number.
    case named(String)
    /// All there is.
    case all
}

/// What a program says of its documents before it runs, for the help, the manual and the completions.
public struct DocumentOffer: Sendable {
    /// The words for the formats that can be exported.
    let formats: [String]
    /// The words for how a document can look, and the formats that look like anything: `--theme dark`.
    let themes, themedFormats: [String]
    /// What a document holds one or many of: `chart`. The option to name one is `--chart`.
    let item: String
    /// What can be named, as far as is known: for Tab.
    var names: [String] = []
    /// What `export` and `import` are for.
    let export, importing: Phrase

    /// Called by a program's `main`, with what `export` and `import` are for. Without themes there is no `--theme`.
    public init(
        formats: [String], themes: [String] = [], themedFormats: [String] = [], item: String, export: Phrase,
        importing: Phrase
    ) {
        (self.formats, self.item) = (formats, item)
        (self.themes, self.themedFormats) = (themes, themedFormats)
        (self.export, self.importing) = (export, importing)
    }
}

/// An import that waits for a yes.
public struct PreparedImport: Sendable {
    /// What it would do, a line for each thing.
    let preview: [Phrase]
    /// What a person is asked.
    let question: Phrase
    /// What a program is told of it.
    let details: JSONObject
    /// Does it, all or nothing, and says what was done.
    let carryOut: @Sendable (Progress) async throws -> Phrase

    /// Called by an App. `carryOut` may be given up in the middle, by cancelling its task.
    public init(
        preview: [Phrase], question: Phrase, details: JSONObject,
        carryOut: @escaping @Sendable (Progress) async throws -> Phrase
    ) {
        (self.preview, self.question) = (preview, question)
        (self.details, self.carryOut) = (details, carryOut)
    }
}
