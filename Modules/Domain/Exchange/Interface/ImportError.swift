public import Documents
public import DreamsDomainInterface
public import Languages
public import MandalartDomainInterface
public import Time

/// Why a document was not read: the place of the error, what is wrong with it, and what is allowed.
public struct ImportError: Explained, DocumentFailure, Equatable {
    /// The reason why a document is refused.
    public enum Reason: Equatable, Sendable {
        /// Neither JSON nor CSV of charts.
        case notADocument
        /// An object of JSON, among charts and wishes, that is neither.
        case unknownObject
        /// There is no chart in the document.
        case noChart
        /// A fault of the format, JSON or CSV.
        case format(FormatFault)
        /// A value that no chart can have.
        case notTaken(MandalartError)
        /// A value that no wish can have.
        case noWish(DreamsError)
        /// Text that is no day.
        case noDay(NotADay)
        /// A day to come, of something that has happened.
        case dayToCome(DayToCome)
        /// Text that is no moment.
        case noMoment(NotAMoment)
        /// An entry of a log is of an item that the chart does not have.
        case noItem(Cell)
        /// A wish is linked with a chart that the document does not have.
        case noSuchNumber(ChartID)
        /// Another chart or wish of the document has the number.
        case repeatedNumber
        /// An earlier cell of the document has the same place.
        case repeatedCell(Cell)
        /// Another chart of the document has the name.
        case repeatedChart
        /// A rate that follows from others and is not what they make.
        case wrongMean(AchievementRate)
    }

    /// The line, counted from 1.
    public let line: Int
    /// The way to the value, such as `subGoals[2].items[0].rate` or the name of a column; `nil` where it has none.
    public let field: String?
    /// The reason.
    public let reason: Reason

    /// An error at a line, and at a field if the value has one.
    public init(line: Int, field: String? = nil, reason: Reason) {
        (self.line, self.field, self.reason) = (line, field, reason)
    }

    /// An error of the format.
    public init(_ error: FormatError) {
        self.init(line: error.place.line, field: error.place.field, reason: .format(error.fault))
    }

    /// One line for a person, which begins with the place.
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
