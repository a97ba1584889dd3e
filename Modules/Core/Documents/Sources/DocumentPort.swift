public import Languages

/// Exports and imports documents. The host gets one from a ``DocumentProvider``.
@MainActor public protocol DocumentPort {
    /// Exports a selection as a document, in pieces. The theme is `nil` for a format without themes.
    ///
    /// - Throws: an error whose description is shown to the user.
    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String]

    /// Prepares a site of all data: pages for a folder. `nil` if sites are not supported.
    ///
    /// - Throws: an error whose description is shown to the user.
    func site(theme: String?, in language: Language) async throws -> DocumentSite?

    /// The data that an export in a format omits although an import could read it; `nil` if there is none.
    ///
    /// - Throws: the store's error when it cannot be read.
    func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase?

    /// Returns the names that can be exported, for completion.
    ///
    /// - Throws: the store's error when the names cannot be read.
    func names() async throws -> [String]

    /// Parses a document and prepares its import. Changes nothing yet.
    ///
    /// - Throws: an error whose description is shown to the user.
    func prepareImport(
        of document: [UInt8], to target: DocumentTarget, _ progress: Progress
    ) async throws -> PreparedImport
}

/// The part of the data that an export contains.
public enum DocumentSelection: Equatable, Sendable {
    /// The data of the nearest open RIB that provides documents.
    case current
    /// The item with this name or number.
    case named(String)
    /// All items.
    case all
    /// All items with all of their data.
    case complete
}

extension DocumentPort {
    /// No site by default.
    public func site(theme: String?, in language: Language) async throws -> DocumentSite? { nil }

    /// No omissions by default.
    public func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase? { nil }
}

/// The interactor of a RIB whose data can be exported and imported. `export` and `import` use the nearest open RIB that
/// provides documents.
@MainActor public protocol DocumentProvider: AnyObject {
    /// The documents of this RIB and its descendants; `nil` while it has none of its own.
    var documents: (any DocumentPort)? { get }
}
