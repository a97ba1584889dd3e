public import Languages

/// Exports and imports documents. The host gets one from a ``DocumentProvider``.
@MainActor public protocol DocumentPort {
    /// Exports a selection as a document, in consecutive pieces. The theme is `nil` for a format without themes.
    ///
    /// - Throws: an error whose description is shown to the user.
    func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) async throws -> [String]

    /// Prepares a site: pages for a folder that show all there is. `nil` where there are no sites.
    ///
    /// - Throws: an error whose description is shown to the user.
    func site(theme: String?, in language: Language) async throws -> DocumentSite?

    /// The parts that an export leaves out although an import could read them; `nil` if there are none.
    ///
    /// - Throws: the store's error when it cannot be read.
    func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase?

    /// The names that can be exported, for completion.
    ///
    /// - Throws: the store's error when the names cannot be read.
    func names() async throws -> [String]

    /// Parses a document and prepares its import. Nothing is changed yet.
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
    /// All items that there are, with all that belongs to them.
    case complete
}

extension DocumentPort {
    /// Has no sites.
    public func site(theme: String?, in language: Language) async throws -> DocumentSite? { nil }

    /// Leaves nothing out.
    public func omissions(of selection: DocumentSelection, as format: String) async throws -> Phrase? { nil }
}

/// The interactor of a RIB whose data can be exported and imported. `export` and `import` use the nearest open RIB that
/// provides documents.
@MainActor public protocol DocumentProvider: AnyObject {
    /// The documents of this RIB and of those below it; `nil` while it has none of its own.
    var documents: (any DocumentPort)? { get }
}
