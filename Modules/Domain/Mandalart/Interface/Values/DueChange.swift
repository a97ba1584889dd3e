public import Basics

/// A change of a due day as it is typed: `2026-12-01`, `friday`, `+2w`, or `none` to clear it.
public enum DueChange: Hashable, Sendable {
    /// Sets the due day.
    case day(TypedDay)
    /// Clears the due day.
    case none

    /// Parses a typed day, or a text that clears the due day: `-`, or `none` in any of the project's languages.
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

    /// Returns the new due day, where a relative day such as `friday` is counted from today; `nil` to clear the due
    /// day.
    ///
    /// - Throws: ``MandalartError/dueDayIsPast(_:)`` for a day before today.
    public func day(from today: Day) throws(MandalartError) -> Day? {
        guard case .day(let typed) = self else { return nil }
        let day = typed.day(from: today, .future)
        guard day >= today else { throw .dueDayIsPast(day) }
        return day
    }
}
