public import Basics

/// The error for an invalid document of visits, with its position and its reason.
public struct VisitImportError: Explained, DocumentFailure, Equatable {
    /// The reason why a document is rejected.
    public enum Reason: Equatable, Sendable {
        /// The document is neither JSON, CSV, nor Markdown of visits.
        case notADocument
        /// The document contains no visit.
        case noVisit
        /// A fault in the JSON, CSV, or UTF-8 of the document.
        case format(FormatFault)
        /// A value that a visit rejects, with the visit's error.
        case notTaken(SakatsuError)
        /// A text that is not a valid day.
        case noDay(NotADay)
        /// A visit number that occurs earlier in the document.
        case repeatedNumber
        /// A part of a visit that occurs twice.
        case repeatedPart
        /// A facility or date that differs from an earlier row about the same visit, with the value of the earlier row.
        case differs(String)
        /// A field that must be empty in rows about this part of a visit.
        case notOfPart
        /// A set whose number is not the next one in the visit; `expected` is the next number.
        case setNumber(expected: Int)
        /// A line of Markdown that is not allowed at its position.
        case notALine
    }

    /// The position of the error in the document.
    public let place: DocumentPlace
    /// The reason for the error.
    public let reason: Reason

    /// Creates an error at a line, counted from 1, and optionally at a field of that line.
    public init(line: Int, field: String? = nil, reason: Reason) {
        (place, self.reason) = (DocumentPlace(line: line, field: field), reason)
    }

    /// Creates the error for a fault in the format of the document.
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
