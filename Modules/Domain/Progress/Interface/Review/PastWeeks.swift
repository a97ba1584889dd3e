public import Basics
public import MandalartDomainInterface

/// What a person finished and did in the last weeks, when they plan and do it, and which habits hold.
public struct PastWeeks: Equatable, Sendable {
    /// A week from Monday to Sunday.
    public struct Week: Equatable, Sendable {
        /// The first day.
        public let monday: Day
        /// The number of items that reached 100%, without habits, and the number of log entries.
        public let finished, entries: Int

        /// Creates a week.
        public init(_ monday: Day, finished: Int, entries: Int) {
            (self.monday, self.finished, self.entries) = (monday, finished, entries)
        }
    }

    /// How much was planned and done at a time of the week.
    public struct Share: Equatable, Sendable {
        /// The number of cells that were edited, and the number of log entries.
        public var edits = 0, entries = 0

        /// Creates a share of nothing.
        public init() {}

        /// The number of edits and entries.
        public var total: Int { edits + entries }
    }

    /// A part of the day, of six hours.
    public enum DayPart: String, CaseIterable, Sendable {
        case night, morning, afternoon, evening

        /// The part of the day in which a time falls.
        init(_ time: LocalTime) {
            let midnight = time.midnight(of: Day(of: time)).milliseconds
            self = Self.allCases[min(3, Int((time.timestamp.milliseconds - midnight) / 21_600_000))]
        }
    }

    /// The number of weeks, including the current one.
    public static let count = 8

    /// The weeks, the earliest first.
    public let weeks: [Week]
    /// The habits of the charts that are not archived, ordered by chart and position.
    public let habits: [FoundCell]
    /// How much was planned and done on each weekday.
    public private(set) var weekdays: [Weekday: Share] = [:]
    /// How much was planned and done in each part of the day. An entry for an earlier day has no such part.
    public private(set) var dayParts: [DayPart: Share] = [:]

    /// Creates the weeks from the times of edits, and the log entries with their local times.
    public init(
        _ weeks: [Week] = [], habits: [FoundCell] = [], edits: [LocalTime] = [],
        entries: [(day: Day, time: LocalTime)] = []
    ) {
        (self.weeks, self.habits) = (weeks, habits)
        for time in edits {
            weekdays[Weekday(of: Day(of: time)), default: Share()].edits += 1
            dayParts[DayPart(time), default: Share()].edits += 1
        }
        for (day, time) in entries {
            weekdays[Weekday(of: day), default: Share()].entries += 1
            if Day(of: time) == day { dayParts[DayPart(time), default: Share()].entries += 1 }
        }
    }
}

extension PastWeeks {
    /// The JSON members of the weeks.
    public static let members: [Member<PastWeeks>] = [
        .list(
            "weeks",
            of: [
                .member("monday", PastWeeksRecordPhrases.monday) { "\($0.monday)" },
                .member("finished", PastWeeksRecordPhrases.finished) { $0.finished },
                .member("entries", PastWeeksRecordPhrases.entries) { $0.entries },
            ]
        ) { $0.weeks },
        .list("weekdays", of: shareMembers("weekday", PastWeeksRecordPhrases.weekday)) { past in
            Weekday.allCases.map { ($0.word, past.weekdays[$0] ?? Share()) }
        },
        .list("dayParts", of: shareMembers("part", PastWeeksRecordPhrases.dayPart)) { past in
            DayPart.allCases.map { ($0.rawValue, past.dayParts[$0] ?? Share()) }
        },
        .list(
            "habits",
            of: [
                .member("title", PastWeeksRecordPhrases.habit) { $0.title.text },
                .member("kept", PastWeeksRecordPhrases.kept) { $0.habit?.tally.kept },
                .member("expected", PastWeeksRecordPhrases.expected) { $0.habit?.tally.expected },
            ]
        ) { $0.habits },
    ]

    private static func shareMembers(_ name: String, _ summary: Phrase) -> [Member<(name: String, share: Share)>] {
        [
            .member(name, summary) { $0.name }, .member("edits", PastWeeksRecordPhrases.edits) { $0.share.edits },
            .member("entries", PastWeeksRecordPhrases.entries) { $0.share.entries },
        ]
    }
}

/// The manual's descriptions of the JSON members of past weeks.
private enum PastWeeksRecordPhrases {
    static let monday = Phrase("the first day of the week", .ko("그 주의 첫날"), .ja("その週の最初の日"))
    static let finished = Phrase(
        "how many items reached 100%, without habits", .ko("100%에 이른 실천 항목 수(습관 제외)"),
        .ja("100%に達したアクションの数（習慣を除く）"))
    static let entries = Phrase("how many log entries there are", .ko("기록 수"), .ja("記録の件数"))
    static let edits = Phrase("how many cells were edited", .ko("편집한 칸 수"), .ja("編集したマスの数"))
    static let weekday = Phrase("a weekday, from mon to sun", .ko("요일, mon부터 sun까지"), .ja("曜日、mon から sun まで"))
    static let dayPart = Phrase(
        "night, morning, afternoon or evening, of six hours each from midnight on",
        .ko("night, morning, afternoon, evening 중 하나. 자정부터 여섯 시간씩"),
        .ja("night、morning、afternoon、evening のどれか。0時から6時間ずつ"))
    static let habit = Phrase("the title of a habit", .ko("습관의 제목"), .ja("習慣のタイトル"))
    static let kept = Phrase(
        "how often it was kept in the weeks or months that its cadence counts", .ko("주기의 계산 기간에 실천한 횟수"),
        .ja("頻度の集計期間に達成した回数"))
    static let expected = Phrase("how often it was to be kept", .ko("실천해야 했던 횟수"), .ja("達成すべきだった回数"))
}
