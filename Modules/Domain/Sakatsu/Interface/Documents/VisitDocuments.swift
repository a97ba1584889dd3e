public import Documents
public import Languages
import Records

/// The formats of documents of visits. All can be read again.
public enum VisitFormat: String, CaseIterable, Sendable {
    /// An object a line for each visit.
    case json
    /// A row for each part of a visit, for spreadsheets.
    case csv
    /// Text with headings, quotations and tables, for people.
    case markdown
}

/// A visit in a document.
public struct DocumentedVisit: Equatable, Sendable {
    /// The number that it has in the document; `nil` for none.
    public let number: VisitNumber?
    /// The visit.
    public let visit: Visit

    /// A visit with its number in a document.
    public init(_ number: VisitNumber?, _ visit: Visit) {
        (self.number, self.visit) = (number, visit)
    }
}

/// Writes visits as documents, and reads the visits of documents. It opens no file and fetches nothing.
public protocol VisitCodec: Sendable {
    /// Writes visits as one document, which loses nothing. `write` takes it piece by piece, in order: one for each visit,
    /// perhaps one before.
    ///
    /// - Throws: what `write` throws; nothing more is written then.
    func write(
        _ visits: [NumberedVisit], as format: VisitFormat, in language: Language, _ write: (String) throws -> Void
    ) throws

    /// Reads a whole document of any format and language. `progress` is called with the number of bytes read so far;
    /// what it throws ends the reading.
    ///
    /// - Throws: ``VisitImportError`` for the first thing that is not understood, and what `progress` throws.
    func visits(of document: [UInt8], progress: (Int) throws -> Void) throws -> [DocumentedVisit]
}

/// Offers visits as documents.
public protocol VisitDocumentsUseCase: Sendable {
    /// The documents as seen from a visit, which is exported unless a person names another; `nil` for the list of all.
    @MainActor func documents(of visit: VisitNumber?) -> any DocumentPort
}

/// Exports and imports visits. Every implementation passes the contract suite of the module's Testing target.
public protocol VisitTransferRepository: Sendable {
    /// All visits by number, as they were at one moment; only one if it is named.
    ///
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``, and the repository's error when the store cannot be read.
    func visits(of number: VisitNumber?) async throws -> [NumberedVisit]

    /// Keeps all visits, or none, in one transaction. One with a number replaces the visit of that number; the others are
    /// added.
    ///
    /// - Parameters:
    ///   - visits: the visits to keep, each with the number of the visit that it replaces.
    ///   - progress: called after each visit with the number of those that are kept. An error that it throws undoes all.
    /// - Throws: ``SakatsuError/noSuchVisit(_:)``, and the repository's error when the store cannot be written.
    func keep(
        _ visits: [DocumentedVisit], progress: @escaping @Sendable (Int) throws -> Void
    ) async throws
}

/// A visit is to be exported in a place that is in none.
public struct NoVisitHere: Explained, Equatable {
    /// One line for a person, with what to do.
    public let explanation = DocumentPhrases.noVisitHere

    /// The error, which has nothing to tell but the explanation.
    public init() {}
}

/// The effect of an import on one visit.
public struct VisitArrival: Equatable, Sendable {
    /// The visit of the document.
    public let visit: Visit
    /// The visit that it replaces; `nil` for a new one.
    public let replaced: VisitNumber?
    /// Whether the one that it replaces is different.
    public let changes: Bool

    /// The effect on a visit.
    public init(_ visit: Visit, replaced: VisitNumber?, changes: Bool) {
        (self.visit, self.replaced, self.changes) = (visit, replaced, changes)
    }
}

extension DocumentOffer {
    /// Visits, one or many, in all their formats.
    public static let visits = DocumentOffer(
        formats: VisitFormat.allCases.map(\.rawValue), item: "visit", export: DocumentPhrases.export,
        importing: DocumentPhrases.importing, importDetails: DocumentPhrases.importDetails,
        records: [NumberedVisit.record.guide], imported: VisitArrival.imported.fields())
}
