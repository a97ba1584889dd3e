/// The error for a date such as `5/12`, whose order of day and month is not decided.
public struct AmbiguousDay: Explained, Hashable {
    /// The date as it was typed.
    public let text: String
    private let first: Int
    private let second: Int

    /// Recognizes two different numbers with a slash or a dot between them that each can be a month, with or without a
    /// weekday beside them; `nil` for any other text.
    public init?(_ text: String) {
        guard let (first, second) = Self.numbers(text), first != second, (1...12).contains(first),
            (1...12).contains(second)
        else { return nil }
        (self.text, self.first, self.second) = (text, first, second)
    }

    /// Returns the two numbers of a text such as `5/12`, `5.12` or `Sat 5/12`; `nil` for any other text.
    static func numbers(_ text: String) -> (Int, Int)? {
        let typed = text.halfWidth.lowercased()
        var letters = WrittenDate.letters(of: typed)
        // Spaces and commas are ignored only if the text has a weekday.
        let date = letters.cutWeekday() == nil ? typed[...] : letters
        let separator: Character = date.contains(".") ? "." : "/"
        let parts = date.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }), let numbers = Day.numbers(parts)
        else { return nil }
        return (numbers[0], numbers[1])
    }

    /// Returns the date in words, without a year, if its numbers are in the given order.
    public func day(_ order: DateOrder) -> Phrase {
        order == .dayFirst
            ? TimePhrases.named(month: second, day: first) : TimePhrases.named(month: first, day: second)
    }

    /// One line for a person: both readings, and how to type each.
    public var explanation: Phrase {
        let (days, forms) = (meanings.map(\.name), meanings.map(\.words))
        return TimePhrases.ambiguous(text, days, forms: forms)
    }

    /// The two readings, each with a form that means only that day.
    public var ambiguity: Ambiguity? { Ambiguity(of: text, among: meanings) }

    private var meanings: [Ambiguity.Meaning] {
        [
            Ambiguity.Meaning(Self.form(second, first), day(.dayFirst)),
            Ambiguity.Meaning(Self.form(first, second), day(.monthFirst)),
        ]
    }

    static func form(_ month: Int, _ day: Int) -> String {
        [month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    }
}

extension TypedDay {
    /// Parses a day that a person types, as ``init(_:)-(String)`` does. The numbers of a date such as `5/12`, `5.12` or
    /// `Sat 5/12` are read in the order of ``DateOrder/current``, or in the other order if they are a date only in that
    /// one.
    ///
    /// - Throws: ``NotADay``, and ``AmbiguousDay`` for a date whose order is not decided.
    public init(typed text: String) throws {
        guard let (first, second) = AmbiguousDay.numbers(text) else {
            self = try TypedDay(text)
            return
        }
        let order = DateOrder.current
        if order == nil, let ambiguous = AmbiguousDay(text) { throw ambiguous }
        let readings = [AmbiguousDay.form(first, second), AmbiguousDay.form(second, first)].map { try? TypedDay($0) }
        guard let day = order == .dayFirst ? readings[1] ?? readings[0] : readings[0] ?? readings[1] else {
            throw NotADay(String(text.prefix(32)), takesWords: true)
        }
        self = day
    }
}
