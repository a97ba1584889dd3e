public import Documents
public import Languages
public import Time

/// The error for an invalid document of visits: its position, what is wrong, and what is allowed.
public struct VisitImportError: Explained, DocumentFailure, Equatable {
    /// The reason that a document is rejected.
    public enum Reason: Equatable, Sendable {
        /// The document is neither JSON, CSV nor Markdown of visits.
        case notADocument
        /// A document without a visit.
        case noVisit
        /// A fault of the format, JSON or CSV, or of UTF-8.
        case format(FormatFault)
        /// A value that is invalid in a visit.
        case notTaken(SakatsuError)
        /// An invalid day.
        case noDay(NotADay)
        /// A number of another visit in the document.
        case repeatedNumber
        /// A part of the visit that occurs twice.
        case repeatedPart
        /// A row that contradicts an earlier row about the same visit.
        case differs(String)
        /// A field that belongs to rows about another part of a visit.
        case notOfPart
        /// A set whose number does not follow that of the set before it.
        case setNumber(expected: Int)
        /// A line of Markdown that is not expected there.
        case notALine
    }

    /// The position of the error.
    public let place: DocumentPlace
    /// The reason.
    public let reason: Reason

    /// An error at a line, counted from 1, and at a field if the value has one.
    public init(line: Int, field: String? = nil, reason: Reason) {
        (place, self.reason) = (DocumentPlace(line: line, field: field), reason)
    }

    /// Wraps an error of the format.
    public init(_ error: FormatError) {
        (place, reason) = (error.place, .format(error.fault))
    }

    /// One line for a person, beginning with the position.
    public var explanation: Phrase {
        reason == .notADocument ? reason.explanation : place.phrase(reason.explanation)
    }
}

extension VisitImportError.Reason {
    fileprivate var explanation: Phrase {
        switch self {
        case .notADocument: DocumentPhrases.notADocument
        case .noVisit: DocumentPhrases.noVisit
        case .format(let fault): fault.explanation
        case .notTaken(let error): error.explanation
        case .noDay(let error): error.explanation
        case .repeatedNumber: DocumentPhrases.repeatedNumber
        case .repeatedPart: DocumentPhrases.repeatedPart
        case .differs(let value): DocumentPhrases.differs(value)
        case .notOfPart: DocumentPhrases.notOfPart
        case .setNumber(let number): DocumentPhrases.setNumber(number)
        case .notALine: DocumentPhrases.notALine
        }
    }
}
