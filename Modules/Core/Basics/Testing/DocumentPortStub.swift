public import Basics
import Synchronization

/// A stub of a document port. Each exported document has two lines, and each import adds two pages.
@MainActor public final class DocumentPortStub: DocumentPort {
    private let known: [String]
    /// The requested exports, in order, such as `csv all`, `svg current dark`, or `site dark`.
    public private(set) var exported: [String] = []
    /// The document whose import was prepared last; empty before the first.
    public private(set) var read: [UInt8] = []
    /// The target of the import that was prepared last; `nil` before the first.
    public private(set) var target: DocumentTarget?
    /// Whether an import was carried out.
    public var isImported: Bool { imported.withLock { $0 } }
    private let imported = Mutex(false)
    /// An action that an import performs before it changes anything.
    public var whileImporting: @Sendable () async throws -> Void = {}
    /// The omissions of every export, or the error thrown instead.
    public var omissions: Result<Phrase?, any Error> = .success(nil)
    /// The files of the site, each with its text or the error thrown instead.
    public var siteFiles: [(file: String, text: Result<String, any Error>)] = [
        ("index.html", .success("one\n")), ("two.html", .success("two\n")),
    ]
    /// Whether each imported document is a table whose columns can be chosen; the only field is `title`.
    public var hasColumns = false
    /// The error that exports and imports throw; `nil` if they succeed.
    public var failure: (any Error)?

    /// Creates a stub with documents of these names.
    public init(names: [String] = ["two words", "two", "\"quoted\"", "a\\b"]) {
        known = names
    }

    /// Records the export in ``exported`` and returns two lines.
    ///
    /// - Throws: ``failure``.
    public func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) throws -> [String] {
        if let failure { throw failure }
        exported.append("\(format) \(selection)" + (theme.map { " \($0)" } ?? ""))
        return ["one\n", "two\n"]
    }

    /// Records the site in ``exported`` and returns a site with the ``siteFiles``.
    ///
    /// - Throws: ``failure``.
    public func site(theme: String?, in language: Language) throws -> DocumentSite? {
        if let failure { throw failure }
        exported.append("site" + (theme.map { " \($0)" } ?? ""))
        let texts = Dictionary(siteFiles.map { ($0.file, $0.text) }) { first, _ in first }
        return DocumentSite(files: siteFiles.map(\.file)) { try texts[$0]?.get() ?? "" }
    }

    /// Returns ``omissions`` for any export.
    ///
    /// - Throws: the error in ``omissions``.
    public func omissions(of selection: DocumentSelection, as format: String) throws -> Phrase? { try omissions.get() }

    /// Returns the names that the stub was created with.
    public func names() -> [String] { known }

    /// Stores the document in ``read`` and the target in ``target``, and returns an import of two pages.
    ///
    /// - Throws: ``failure``, and an error for columns of another field than `title`.
    public func prepareImport(
        of document: [UInt8], to target: DocumentTarget, columns: String?, _ progress: Progress
    ) throws -> PreparedImport {
        if let failure { throw failure }
        (read, self.target) = (document, target)
        if let columns, let wrong = columns.split(separator: " ").first(where: { !$0.halfWidth.hasPrefix("title=") }) {
            throw NoSuchColumn(text: String(wrong))
        }
        return PreparedImport(
            preview: [
                Phrase(verbatim: "“a” is new."), Phrase(verbatim: "“b” is new."),
            ] + (columns.map { [Phrase(verbatim: "Columns: \($0)")] } ?? []),
            columns: hasColumns ? Phrase(verbatim: "Answer title=2 for another column.") : nil,
            question: Phrase(verbatim: "Add 2 pages?"), details: ["pages": ["a", "b"]]
        ) { [whileImporting] _ in
            try await whileImporting()
            self.imported.withLock { $0 = true }
            return Phrase(verbatim: "2 pages are imported.")
        }
    }
}

private struct NoSuchColumn: Explained {
    let text: String

    var explanation: Phrase { Phrase(verbatim: "There is no \(text).") }
}
