public import Basics

/// A change of a due day as it is typed: `2026-12-01`, `friday`, `+2w`, or `none` to clear it.
public enum DueChange: Hashable, Sendable {
    /// Sets the due day.
    case day(TypedDay)
    /// Clears the due day.
    case none

    /// Parses a typed day, or a text that clears the due day: `-`, or `none` in any of the project's languages.
    ///
    /// - Throws: ``MandalartError/notADueDay(_:)``, and `AmbiguousDay`.
    public init(_ text: String) throws {
        if MandalartPhrases.isNone(text) {
            self = .none
            return
        }
        do { self = .day(try TypedDay(typed: text)) } catch is NotADay {
            throw MandalartError.notADueDay(String(text.prefix(32)))
        }
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

/// The phrases about due days.
public enum DuePhrases {
    /// Returns a short due day, relative to today: `due 12-01`, `due today`, `overdue 3 days`. A finished cell is never
    /// overdue.
    public static func due(_ day: Day, from today: Day, isDone: Bool = false) -> Phrase {
        if isDone || day > today { return due(date(of: day, from: today)) }
        return day == today ? Phrase("due today", .ko("오늘까지"), .ja("今日まで")) : overdue(today.number - day.number)
    }

    fileprivate static func overdue(_ days: Int) -> Phrase {
        Phrase("overdue \(days) \(days == 1 ? "day" : "days")", .ko("기한 \(days)일 지남"), .ja("\(days)日超過"))
    }

    fileprivate static let today = Phrase("today", .ko("오늘"), .ja("今日"))

    /// Returns a due day as a date with its year.
    public static func due(_ day: Day) -> Phrase { due(day.phrase) }

    /// Returns a phrase for each cell of a grid that has a due day, earliest first: `1 Run 5 km (today)`.
    public static func list(of entries: [DueEntry], from today: Day) -> [Phrase] {
        entries.sorted { ($0.day, $0.number) < ($1.day, $1.number) }.map { entry in
            let (number, title, word) = (entry.number, entry.title, entry.word(from: today))
            return Phrase(pattern: "\(number) \(title) (\(word))")
        }
    }

    /// Returns the line about due days below a grid, given the joined phrases for its cells.
    public static func line(of cells: Phrase) -> Phrase {
        Phrase("Due: \(cells)", .ko("기한: \(cells)"), .ja("期限: \(cells)"))
    }

    /// Returns the reply after the due day of a cell was set, or cleared if `day` is `nil`.
    public static func isDue(_ cell: Cell, _ title: Title, _ day: Day?) -> Phrase {
        let name = cell.sentenceName
        guard let date = day?.withWeekday else {
            return Phrase(
                "\(name), \(title), has no due day.", .ko("\(name): \(title), 기한 없음"),
                .ja("\(name): \(title)、期限なし"))
        }
        return Phrase(
            "\(name), \(title), is due \(date).", .ko("\(name): \(title), 기한 \(date)"),
            .ja("\(name): \(title)、期限 \(date)"))
    }

    /// The summary of the command `due` for help.
    public static let command = Phrase(
        "say by which day something is to be done: a date, friday, +2w, or none; 5 is the goal in the centre",
        .ko("언제까지 할지 정하기 (날짜, 금요일, 2주 후, 없음. 5는 가운데 목표)"),
        .ja("いつまでにするかを決める（日付、金曜日、2週間後、なし。5は中央の目標）"))

    private static func due(_ date: Phrase) -> Phrase {
        Phrase("due \(date)", .ko("\(date)까지"), .ja("\(date)まで"))
    }

    /// Returns a date, without the year if the day is less than 300 days from today.
    fileprivate static func date(of day: Day, from today: Day) -> Phrase {
        guard abs(day.number - today.number) < 300 else { return day.phrase }
        return Phrase(made: { String(day.phrase.text(in: $0).dropFirst(5)) })
    }
}

/// An entry in the list of due days below a grid.
public struct DueEntry: Equatable, Sendable {
    fileprivate let number: Int
    fileprivate let title: Title
    private let isDone: Bool
    fileprivate let day: Day

    /// Creates an entry for the cell with the given number in the grid. A cell at 100% is never overdue.
    public init(number: Int, title: Title, rate: AchievementRate, day: Day) {
        (self.number, self.title, isDone, self.day) = (number, title, rate == .full, day)
    }

    fileprivate func word(from today: Day) -> Phrase {
        if isDone || day > today { return DuePhrases.date(of: day, from: today) }
        return day == today ? DuePhrases.today : DuePhrases.overdue(today.number - day.number)
    }
}
