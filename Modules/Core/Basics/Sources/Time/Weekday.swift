/// A day of the week. Weeks begin on Monday (ISO 8601).
public enum Weekday: Int, CaseIterable, Hashable, Comparable, Sendable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    /// Parses a long or short name in any of the project's languages, such as `friday`, `fri`, `금요일`, or `金`; `nil` for
    /// any other text.
    public init?(_ text: String) {
        let typed = text.lowercased()
        guard let index = TimePhrases.weekday(named: typed) else { return nil }
        self.init(rawValue: index)
    }

    /// Creates the weekday of a day.
    public init(of day: Day) {
        self = Self.allCases[day.weekday]
    }

    /// The short name in the reader's language, such as `Fri`.
    public var shortName: Phrase { TimePhrases.shortWeekdays[rawValue] }

    /// The short English name, such as `fri`, which can be typed in every language.
    public var word: String { ["mon", "tue", "wed", "thu", "fri", "sat", "sun"][rawValue] }

    /// Returns whether the left weekday is earlier in a week that begins on Monday.
    public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
