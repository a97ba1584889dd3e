public import Basics

/// A format for documents of visits. Documents in every format can be imported.
public enum VisitFormat: String, CaseIterable, Sendable {
    /// JSON, with the object of each visit on its own line.
    case json
    /// CSV for spreadsheets, with a row for each part of a visit.
    case csv
    /// Markdown for people, with headings, block quotes, and tables.
    case markdown
}

/// A visit in a document, with the number that the document gives it.
public struct DocumentedVisit: Equatable, Sendable {
    /// The number in the document; `nil` if the document gives none.
    public let number: VisitNumber?
    /// The visit.
    public let visit: Visit

    /// Creates a visit with its number in a document.
    public init(_ number: VisitNumber?, _ visit: Visit) {
        (self.number, self.visit) = (number, visit)
    }
}

/// Encodes visits as documents, and decodes documents. A codec opens no file and downloads nothing.
public protocol VisitCodec: Sendable {
    /// Encodes visits as one document without loss. `write` receives the document in pieces: in some formats an initial
    /// piece, then one for each visit.
    ///
    /// - Throws: the first error of `write`, after which nothing more is written.
    func write(
        _ visits: [NumberedVisit], as format: VisitFormat, in language: Language, _ write: (String) throws -> Void
    ) throws

    /// Decodes a whole document of any format and language.
    ///
    /// - Parameters:
    ///   - document: the bytes of the document.
    ///   - columns: the person's description of the columns of a table from another program, such as
    ///     `facility=1 sauna temperature=3`; `nil` to read them by their headers alone.
    ///   - progress: called with the number of bytes read so far. An error that it throws stops the decoding.
    /// - Returns: the visits, in the order of the document.
    /// - Throws: ``VisitImportError`` for the first invalid part, ``VisitColumnsError``, and the errors of `progress`.
    func visits(
        of document: [UInt8], columns: String?, progress: (Int) throws -> Void
    ) throws -> [DocumentedVisit]

    /// Returns lines that say how the columns of a table from another program are read; none for other documents.
    func readings(of document: [UInt8], columns: String?) -> [Phrase]
}

/// Provides the exports and imports of visits.
public protocol VisitDocumentsUseCase: Sendable {
    /// Returns the port that exports and imports documents. An export that names no visit writes the given visit; if
    /// `visit` is `nil`, such an export fails.
    @MainActor func documents(of visit: VisitNumber?) -> any DocumentPort
}

/// Exports and imports visits. Every implementation passes the contract suite of the module's Testing target.
public protocol VisitTransferRepository: Sendable {
    /// Returns all visits in the order of their numbers, or only the visit with the given number, as of one point in
    /// time.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``, and the repository's error when the store cannot be read.
    func visits(of number: VisitNumber?) async throws -> [NumberedVisit]

    /// Imports all visits, or none of them, in one transaction. A visit with a number replaces the stored visit that
    /// has this number; a visit without one is added.
    ///
    /// - Parameters:
    ///   - visits: the visits to import, each with the number of the visit that it replaces, or `nil`.
    ///   - progress: called after each visit with the number of visits imported so far. An error that `progress` throws
    ///     rolls the import back.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``, and the repository's error when the store cannot be written.
    func keep(
        _ visits: [DocumentedVisit], progress: @escaping @Sendable (Int) throws -> Void
    ) async throws
}

/// The error for exporting the current visit where no visit is open.
public struct NoVisitHere: Explained, Equatable {
    /// The format of the export.
    public let format: String
    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase { DocumentPhrases.noVisitHere(format) }

    /// Creates the error of an export in a format.
    public init(_ format: String) {
        self.format = format
    }
}

/// The effect of importing one visit of a document.
public struct VisitArrival: Equatable, Sendable {
    /// The imported visit.
    public let visit: Visit
    /// The number of the visit that the imported one replaces; `nil` if it is added as a new one.
    public let replaced: VisitNumber?
    /// Whether the import changes anything: `false` if the imported visit equals the one that it would replace.
    public let changes: Bool

    /// Creates the effect of importing a visit.
    public init(_ visit: Visit, replaced: VisitNumber?, changes: Bool) {
        (self.visit, self.replaced, self.changes) = (visit, replaced, changes)
    }
}

extension DocumentOffer {
    /// The options to export and import visits, for commands and the manual.
    public static let visits = DocumentOffer(
        formats: VisitFormat.allCases.map(\.rawValue), item: "visit", export: DocumentPhrases.export,
        importing: DocumentPhrases.importing, importDetails: DocumentPhrases.importDetails, hasColumns: true,
        records: [NumberedVisit.record.description], imported: VisitArrival.imported.fields())
}
