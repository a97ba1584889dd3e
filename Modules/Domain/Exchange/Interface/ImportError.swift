public import Basics
public import DreamsDomainInterface
public import MandalartDomainInterface
import ProgressDomainInterface

/// The error for an invalid document, with the line and the field where the fault is.
public struct ImportError: Explained, DocumentFailure, Equatable {
    /// The reason why a document is rejected.
    public enum Reason: Equatable, Sendable {
        /// The document is neither the JSON nor the CSV of a chart export.
        case notADocument
        /// A JSON object that is neither a chart nor a wish.
        case unknownObject
        /// A document without a chart.
        case noChart
        /// A fault in the syntax or structure of JSON or CSV.
        case format(FormatFault)
        /// A value that a chart rejects, with the chart's error.
        case notTaken(MandalartError)
        /// A value that a wish rejects, with the wish's error.
        case noWish(DreamsError)
        /// A text that a log entry rejects, with the log's error.
        case noActivity(MandalartError)
        /// An invalid day.
        case noDay(NotADay)
        /// A future day for something that has happened.
        case dayToCome(DayToCome)
        /// An invalid time.
        case noMoment(NotAMoment)
        /// A log entry for an action item that the chart does not have.
        case noItem(Cell)
        /// A wish that refers to a chart by a number that no chart of the document has.
        case noSuchNumber(ChartID)
        /// A number that an earlier chart or wish of the document already has.
        case repeatedNumber
        /// A cell with the same address as an earlier cell of its chart.
        case repeatedCell(Cell)
        /// A name that another chart of the document already has.
        case repeatedChart
        /// A rate in the document that differs from the associated value, the rate that is calculated from the action
        /// items.
        case wrongMean(AchievementRate)
    }

    /// The number of the line with the fault, counted from 1.
    public let line: Int
    /// The path of the invalid value, such as `subGoals[2].items[0].rate`, or the name of a column; `nil` for the whole
    /// line.
    public let field: String?
    /// The reason for the error.
    public let reason: Reason

    /// Creates an error for a line, and optionally for a field of the line.
    public init(line: Int, field: String? = nil, reason: Reason) {
        (self.line, self.field, self.reason) = (line, field, reason)
    }

    /// Creates an import error from an error of the JSON or CSV format.
    public init(_ error: FormatError) {
        self.init(line: error.place.line, field: error.place.field, reason: .format(error.fault))
    }

    /// One line for a person, beginning with the line and the field.
    public var explanation: Phrase {
        if reason == .notADocument { return reason.explanation }
        return DocumentPlace(line: line, field: field).phrase(reason.explanation)
    }
}

extension ImportError.Reason {
    fileprivate var explanation: Phrase {
        switch self {
        case .notADocument: ExchangePhrases.notADocument
        case .unknownObject: ExchangePhrases.unknownObject
        case .noChart: ExchangePhrases.noChart
        case .format(.noJSON(let character)): ExchangePhrases.noJSON(character: character)
        case .format(let fault): fault.explanation
        case .notTaken(let error): Phrase(of: error)
        case .noWish(let error): Phrase(of: error)
        case .noActivity(let error): Phrase(of: error)
        case .noDay(let error): Phrase(of: error)
        case .dayToCome(let error): Phrase(of: error)
        case .noMoment(let error): Phrase(of: error)
        case .noItem(let cell): ExchangePhrases.noItem(cell.name)
        case .noSuchNumber(let number): ExchangePhrases.noSuchNumber("\(number)")
        case .repeatedNumber: ExchangePhrases.repeatedNumber
        case .repeatedCell(let cell): ExchangePhrases.repeatedCell(cell.sentenceName)
        case .repeatedChart: ExchangePhrases.repeatedChart
        case .wrongMean(let rate): ExchangePhrases.wrongMean("\(rate.percent)")
        }
    }
}
