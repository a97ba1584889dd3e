/// A port through which the host exports and imports documents. A ``DocumentProvider`` provides the port.
@MainActor public protocol DocumentPort {
    /// Exports a selection as a document, and returns the text of the document in pieces. The theme is `nil` if the
    /// user chose none.
    ///
    /// - Throws: an error whose description is shown to the user.
    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String]

    /// Prepares the export of all data as a website in one folder; returns `nil` if sites are not supported.
    ///
    /// - Throws: an error whose description is shown to the user.
    func site(theme: String?, in language: Language) async throws -> DocumentSite?

    /// Returns a message about data that an import could read but an export in this format omits; `nil` if nothing is
    /// omitted.
    func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase?

    /// Returns the names of the items that can be exported, for completion.
    func names() async throws -> [String]

    /// Parses a document and prepares its import, but changes nothing yet. `columns` is what the user said about the
    /// columns of a table, such as `place=1 laps=3`; it is `nil` if nothing was said, or if the
    /// ``DocumentOffer`` has no columns.
    ///
    /// - Throws: an error whose description is shown to the user.
    func prepareImport(
        of document: [UInt8], to target: DocumentTarget, columns: String?, _ progress: Progress
    ) async throws -> PreparedImport
}

/// The part of the data that an export contains.
public enum DocumentSelection: Equatable, Sendable {
    /// The data of the innermost open RIB that provides documents.
    case current
    /// Only the item with this name or number.
    case named(String)
    /// All items.
    case all
    /// All items with all of their data, including what an export of ``all`` omits.
    case complete
}

extension DocumentPort {
    /// Returns `nil`: by default, sites are not supported.
    public func site(theme: String?, in language: Language) async throws -> DocumentSite? { nil }

    /// Returns `nil`: by default, nothing is omitted.
    public func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase? { nil }
}

/// The interactor of a RIB whose data can be exported and imported. The commands `export` and `import` use the
/// innermost open RIB whose ``documents`` are not `nil`.
@MainActor public protocol DocumentProvider: AnyObject {
    /// The port for the documents of this RIB and its descendants; `nil` while the RIB has no documents of its own.
    var documents: (any DocumentPort)? { get }
}
