public import Documents
import JSON
public import Languages
import Synchronization

/// Documents that a test makes up: each holds two pages.
@MainActor public final class DocumentPortStub: DocumentPort {
    private let known: [String]
    /// What was exported, as `csv all` or `svg current dark`.
    public private(set) var exported: [String] = []
    /// The document that was read last.
    public private(set) var read: [UInt8] = []
    /// Where the items of the document that was read last are to go.
    public private(set) var target: DocumentTarget?
    /// Whether an import was carried out to its end.
    public var isImported: Bool { imported.withLock { $0 } }
    private let imported = Mutex(false)
    /// Done by an import before it has changed anything.
    public var whileImporting: @Sendable () async throws -> Void = {}
    /// What an export leaves out, or why that cannot be read.
    public var omissions: Result<Phrase?, any Error> = .success(nil)
    /// The files of a site with their texts, or why one cannot be made.
    public var siteFiles: [(file: String, text: Result<String, any Error>)] = [
        ("index.html", .success("one\n")), ("two.html", .success("two\n")),
    ]
    /// When set, exporting and reading fail with it.
    public var failure: (any Error)?

    /// Documents with these names.
    public init(names: [String] = ["two words", "two", "\"quoted\"", "a\\b"]) {
        known = names
    }

    /// Notes what is exported in ``exported``, and gives two lines.
    ///
    /// - Throws: ``failure``.
    public func export(
        _ selection: DocumentSelection, as format: String, theme: String?, in language: Language, _ progress: Progress
    ) throws -> [String] {
        if let failure { throw failure }
        exported.append("\(format) \(selection)" + (theme.map { " \($0)" } ?? ""))
        return ["one\n", "two\n"]
    }

    /// Notes the site in ``exported``, and gives ``siteFiles``.
    ///
    /// - Throws: ``failure``.
    public func site(theme: String?, in language: Language) throws -> DocumentSite? {
        if let failure { throw failure }
        exported.append("site" + (theme.map { " \($0)" } ?? ""))
        let texts = Dictionary(siteFiles.map { ($0.file, $0.text) }) { first, _ in first }
        return DocumentSite(files: siteFiles.map(\.file)) { try texts[$0]?.get() ?? "" }
    }

    /// ``omissions``, whatever is exported.
    ///
    /// - Throws: its error.
    public func omissions(of selection: DocumentSelection, as format: String) throws -> Phrase? { try omissions.get() }

    /// The names that the stub was made with.
    public func names() -> [String] { known }

    /// Keeps the document in ``read``.
    ///
    /// - Throws: ``failure``.
    public func prepareImport(
        of document: [UInt8], to target: DocumentTarget, _ progress: Progress
    ) throws -> PreparedImport {
        if let failure { throw failure }
        (read, self.target) = (document, target)
        return PreparedImport(
            preview: [Phrase(verbatim: "“a” is new."), Phrase(verbatim: "“b” is new.")],
            question: Phrase(verbatim: "Add 2 pages?"), details: ["pages": ["a", "b"]]
        ) { [whileImporting] _ in
            try await whileImporting()
            self.imported.withLock { $0 = true }
            return Phrase(verbatim: "2 pages are imported.")
        }
    }
}
