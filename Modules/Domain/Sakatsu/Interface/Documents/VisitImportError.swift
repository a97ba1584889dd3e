public import Documents
public import Languages
public import Time

/// The refusal of a document of visits: the place of the error, the reason, and what is allowed.
public struct VisitImportError: Explained, DocumentFailure, Equatable {
    /// The reason.
    public enum Reason: Equatable, Sendable {
        /// Neither JSON nor CSV nor Markdown of visits.
        case notADocument
        /// There is no visit in the document.
        case noVisit
        /// An error of JSON, CSV or UTF-8.
        case format(FormatFault)
        /// A value that no visit can have.
        case notTaken(SakatsuError)
        /// Text that is no day.
        case noDay(NotADay)
        /// Another visit of the document has the number.
        case repeatedNumber
        /// A part of a visit that is there already.
        case repeatedPart
        /// A row about a visit says something else than one before it.
        case differs(String)
        /// A field that a row about another part of a visit has.
        case notOfPart
        /// A set whose number does not follow the one before it.
        case setNumber(expected: Int)
        /// A line of Markdown that has no meaning there.
        case notALine
    }

    /// Where it goes wrong.
    public let place: DocumentPlace
    /// The reason.
    public let reason: Reason

    /// An error at a line, counted from 1, and at a field if the value has one.
    public init(line: Int, field: String? = nil, reason: Reason) {
        (place, self.reason) = (DocumentPlace(line: line, field: field), reason)
    }

    /// An error of the format.
    public init(_ error: FormatError) {
        (place, reason) = (error.place, .format(error.fault))
    }

    /// One line for a person, which begins with the place.
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
