public import Languages

/// Exports and imports documents, whatever the program keeps. A ``DocumentProvider`` gives it to the host.
@MainActor public protocol DocumentPort {
    /// Makes a document of what a person selected, in pieces that follow one another, with the theme that they chose for
    /// a format that has themes.
    ///
    /// - Throws: what the person is told.
    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String]

    /// What the things are called that can be exported by name. Asked before each line of a person, for Tab.
    ///
    /// - Throws: what keeps Tab from knowing them.
    func names() async throws -> [String]

    /// Reads a document and says what importing it would do. Nothing is changed.
    ///
    /// - Throws: what the person is told.
    func prepareImport(of document: [UInt8], _ progress: Progress) async throws -> PreparedImport
}

/// What is exported.
public enum DocumentSelection: Equatable, Sendable {
    /// What the nearest open RIB is about that provides documents.
    case current
    /// What has this name or number.
    case named(String)
    /// All there is.
    case all
}

/// The interactor of a RIB whose data can be exported and imported. `export` and `import` are about the documents of the
/// nearest open RIB that provides them.
@MainActor public protocol DocumentProvider: AnyObject {
    /// The documents of this RIB and of those below it; `nil` while it has none of its own.
    var documents: (any DocumentPort)? { get }
}
