public import Documents
public import Languages
import Records

/// The formats of documents of visits. All of them can be imported.
public enum VisitFormat: String, CaseIterable, Sendable {
    /// An object a line for each visit.
    case json
    /// A row for each part of a visit, for spreadsheets.
    case csv
    /// Text with headings, block quotes and tables, for people.
    case markdown
}

/// A visit in a document.
public struct DocumentedVisit: Equatable, Sendable {
    /// The number in the document; `nil` if it has none.
    public let number: VisitNumber?
    /// The visit.
    public let visit: Visit

    /// A visit with its number in a document.
    public init(_ number: VisitNumber?, _ visit: Visit) {
        (self.number, self.visit) = (number, visit)
    }
}

/// Encodes visits as documents, and decodes them. It opens no file and downloads nothing.
public protocol VisitCodec: Sendable {
    /// Encodes visits as one document, without loss. `write` gets it in pieces, in order: one for each visit, and
    /// possibly one before.
    ///
    /// - Throws: the errors of `write`; nothing more is written then.
    func write(
        _ visits: [NumberedVisit], as format: VisitFormat, in language: Language, _ write: (String) throws -> Void
    ) throws

    /// Decodes a whole document of any format and language. `progress` is called with the number of bytes read so far;
    /// an error that it throws stops the decoding.
    ///
    /// - Throws: ``VisitImportError`` for the first invalid part, and the errors of `progress`.
    func visits(of document: [UInt8], progress: (Int) throws -> Void) throws -> [DocumentedVisit]
}

/// Provides visits as documents.
public protocol VisitDocumentsUseCase: Sendable {
    /// Returns the documents of a visit, which an export uses unless it names another one; `nil` for the list of all
    /// visits.
    @MainActor func documents(of visit: VisitNumber?) -> any DocumentPort
}

/// Exports and imports visits. Every implementation passes the contract suite of the module's Testing target.
public protocol VisitTransferRepository: Sendable {
    /// Returns all visits by number, or only the one with a number, as of one moment.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``, and the repository's error when the store cannot be read.
    func visits(of number: VisitNumber?) async throws -> [NumberedVisit]

    /// Imports all visits, or none, in one transaction. One with a number replaces the visit of that number; the others
    /// are added.
    ///
    /// - Parameters:
    ///   - visits: the visits to import, each with the number of the visit that it replaces.
    ///   - progress: called after each visit with the number of imported ones. An error that it throws rolls all of
    ///     them back.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``, and the repository's error when the store cannot be written.
    func keep(
        _ visits: [DocumentedVisit], progress: @escaping @Sendable (Int) throws -> Void
    ) async throws
}

/// The error for exporting the current visit in a place without a visit.
public struct NoVisitHere: Explained, Equatable {
    /// One line for a person: what is wrong and what to do.
    public let explanation = DocumentPhrases.noVisitHere

    /// Creates the error.
    public init() {}
}

/// The effect of an import on one visit.
public struct VisitArrival: Equatable, Sendable {
    /// The visit of the document.
    public let visit: Visit
    /// The visit that it replaces; `nil` for a new one.
    public let replaced: VisitNumber?
    /// Whether the visit differs from the one that it replaces.
    public let changes: Bool

    /// The effect on a visit.
    public init(_ visit: Visit, replaced: VisitNumber?, changes: Bool) {
        (self.visit, self.replaced, self.changes) = (visit, replaced, changes)
    }
}

extension DocumentOffer {
    /// The export and import options for visits.
    public static let visits = DocumentOffer(
        formats: VisitFormat.allCases.map(\.rawValue), item: "visit", export: DocumentPhrases.export,
        importing: DocumentPhrases.importing, importDetails: DocumentPhrases.importDetails,
        records: [NumberedVisit.record.guide], imported: VisitArrival.imported.fields())
}
