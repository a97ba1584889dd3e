public import DreamsDomainInterface
public import Languages
public import MandalartDomainInterface
public import Time

/// Why a document was not read: the place of the error, what is wrong with it, and what is allowed.
public struct ImportError: Explained, Equatable {
    /// The reason why a document is refused.
    public enum Reason: Equatable, Sendable {
        /// Neither JSON nor CSV of charts.
        case notADocument
        /// An object of JSON, among charts and wishes, that is neither.
        case unknownObject
        /// Bytes that are no UTF-8.
        case notUTF8
        /// There is no chart in the document.
        case noChart
        /// A line of JSON that goes wrong at a character, counted from 1.
        case noJSON(character: Int)
        /// A name that occurs twice in an object or in the first line of a table.
        case repeatedField
        /// Something that must be there and is not.
        case missing
        /// A name that has no meaning here, and the ones that have.
        case unknownField(known: [String])
        /// A value of the wrong kind.
        case wrongKind(ValueKind, found: String)
        /// A value that is not one of the allowed ones.
        case notOneOf([String], found: String)
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
        /// A quote that nothing closes.
        case openQuote
        /// A quote in the middle of a field, or something behind a closed one.
        case strayQuote
        /// A row with other than so many fields.
        case fieldCount(found: Int, wanted: Int)
    }

    /// The kind of value that a field must have.
    public enum ValueKind: Equatable, Sendable {
        case object, array, text, textOrNothing, number, numberOrNothing, truth
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

    /// One line for a person, which begins with the place.
    public var explanation: Phrase {
        if reason == .notADocument { return reason.explanation }
        return ExchangePhrases.at(line: line, field: field, reason.explanation)
    }
}

extension ImportError.Reason {
    fileprivate var explanation: Phrase {
        switch self {
        case .notADocument: ExchangePhrases.notADocument
        case .unknownObject: ExchangePhrases.unknownObject
        case .notUTF8: ExchangePhrases.notUTF8
        case .noChart: ExchangePhrases.noChart
        case .noJSON(let character): ExchangePhrases.noJSON(character: character)
        case .repeatedField: ExchangePhrases.repeatedField
        case .missing: ExchangePhrases.missing
        case .unknownField(let known): ExchangePhrases.unknownField(known: known.joined(separator: ", "))
        case .wrongKind(let kind, let found): ExchangePhrases.wrongKind(kind.phrase, found: found)
        case .notOneOf(let words, let found):
            ExchangePhrases.notOneOf(words.joined(separator: ", "), found: found)
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
        case .openQuote: ExchangePhrases.openQuote
        case .strayQuote: ExchangePhrases.strayQuote
        case .fieldCount(let found, let wanted): ExchangePhrases.fieldCount(found: found, wanted: wanted)
        }
    }
}

extension ImportError.ValueKind {
    fileprivate var phrase: Phrase {
        switch self {
        case .object: ExchangePhrases.object
        case .array: ExchangePhrases.array
        case .text: ExchangePhrases.text
        case .textOrNothing: ExchangePhrases.textOrNull
        case .number: ExchangePhrases.number
        case .numberOrNothing: ExchangePhrases.numberOrNull
        case .truth: ExchangePhrases.truth
        }
    }
}
