public import Time

/// A due day as a person types it: `2026-12-01`, `friday`, `+2w`, or `none` to take it away.
public enum DueChange: Hashable, Sendable {
    /// To a day.
    case day(TypedDay)
    /// No day.
    case none

    /// Parses a day to come, or a word for none in any of the project's languages.
    ///
    /// - Throws: ``MandalartError/notADueDay(_:)``.
    public init(_ text: String) throws(MandalartError) {
        if MandalartPhrases.isNone(text) {
            self = .none
            return
        }
        guard let day = try? TypedDay(text) else { throw .notADueDay(String(text.prefix(32))) }
        self = .day(day)
    }

    /// The day that is meant, seen from today.
    ///
    /// - Throws: ``MandalartError/dueDayIsPast(_:)`` for a day before today.
    public func day(from today: Day) throws(MandalartError) -> Day? {
        guard case .day(let typed) = self else { return nil }
        let day = typed.day(from: today, .future)
        guard day >= today else { throw .dueDayIsPast(day) }
        return day
    }
}
