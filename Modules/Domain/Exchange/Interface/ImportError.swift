public import Documents
public import DreamsDomainInterface
public import Languages
public import MandalartDomainInterface
public import Time

/// The error for an invalid document: its position, what is wrong, and what is allowed.
public struct ImportError: Explained, DocumentFailure, Equatable {
    /// The reason that a document is rejected.
    public enum Reason: Equatable, Sendable {
        /// The document is neither JSON nor CSV of charts.
        case notADocument
        /// A JSON object that is neither a chart nor a wish.
        case unknownObject
        /// A document without a chart.
        case noChart
        /// A fault of the format, JSON or CSV.
        case format(FormatFault)
        /// A value that is invalid in a chart.
        case notTaken(MandalartError)
        /// A value that is invalid in a wish.
        case noWish(DreamsError)
        /// An invalid day.
        case noDay(NotADay)
        /// A future day for something that has happened.
        case dayToCome(DayToCome)
        /// An invalid time.
        case noMoment(NotAMoment)
        /// A log entry for an item that the chart does not have.
        case noItem(Cell)
        /// A wish that refers to a chart that the document does not have.
        case noSuchNumber(ChartID)
        /// A number of another chart or wish in the document.
        case repeatedNumber
        /// A cell with the address of an earlier one in the document.
        case repeatedCell(Cell)
        /// A name of another chart in the document.
        case repeatedChart
        /// A calculated rate that differs from the rates that it is calculated from.
        case wrongMean(AchievementRate)
    }

    /// The number of the line, counted from 1.
    public let line: Int
    /// The path of the value, such as `subGoals[2].items[0].rate` or the name of a column; `nil` for the whole line.
    public let field: String?
    /// The reason.
    public let reason: Reason

    /// An error at a line, and in a field if the value has one.
    public init(line: Int, field: String? = nil, reason: Reason) {
        (self.line, self.field, self.reason) = (line, field, reason)
    }

    /// Wraps an error of the format.
    public init(_ error: FormatError) {
        self.init(line: error.place.line, field: error.place.field, reason: .format(error.fault))
    }

    /// One line for a person, beginning with the position.
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
