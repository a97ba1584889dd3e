public import Basics

/// The phrases about habits.
public enum HabitPhrases {
    /// Returns a cadence in words, without its window: `3 times a week`.
    public static func cadence(_ cadence: Cadence) -> Phrase {
        switch cadence.rhythm {
        case .times(let count, .week):
            return count == 1
                ? Phrase("weekly", .ko("주 1회"), .ja("週1回"))
                : Phrase("\(count) times a week", .ko("주 \(count)회"), .ja("週\(count)回"))
        case .times(let count, .month):
            return count == 1
                ? Phrase("monthly", .ko("월 1회"), .ja("月1回"))
                : Phrase("\(count) times a month", .ko("월 \(count)회"), .ja("月\(count)回"))
        case .every(2, .day): return Phrase("every other day", .ko("격일"), .ja("1日おき"))
        case .every(2, .week): return Phrase("every other week", .ko("격주"), .ja("隔週"))
        case .every(2, .month): return Phrase("every other month", .ko("격월"), .ja("隔月"))
        case .every(let length, .day):
            return Phrase("every \(length) days", .ko("\(length)일마다"), .ja("\(length)日ごと"))
        case .every(let length, .week):
            return Phrase("every \(length) weeks", .ko("\(length)주마다"), .ja("\(length)週間ごと"))
        case .every(let length, .month):
            return Phrase("every \(length) months", .ko("\(length)개월마다"), .ja("\(length)か月ごと"))
        case .on(let days):
            let rest = Set(Weekday.allCases).subtracting(days)
            if rest.isEmpty { return Phrase("daily", .ko("매일"), .ja("毎日")) }
            if days == Weekday.working { return Phrase("weekdays", .ko("매주 평일"), .ja("平日")) }
            guard rest.count < 3 else {
                let names = names(of: days)
                let listed = days.count == 1 ? Phrase("\(names)", .ko("\(names)"), .ja("\(names)曜")) : names
                return Phrase("\(listed)", .ko("매주 \(listed)"), .ja("毎週\(listed)"))
            }
            let names = names(of: rest)
            return Phrase("daily except \(names)", .ko("매일(\(names) 제외)"), .ja("毎日（\(names)以外）"))
        }
    }

    private static func names(of days: Set<Weekday>) -> Phrase {
        @Sendable func list(_ separator: String) -> Phrase {
            Phrase(made: { language in
                days.sorted().map { $0.shortName.text(in: language) }.joined(separator: separator)
            })
        }
        return Phrase("\(list(", "))", .ko("\(list("·"))"), .ja("\(list("・"))"))
    }

    /// Returns the tally of the window: `kept 9 of 12 in 4 weeks`; `nil` if no day is expected yet, or the habit is too
    /// young for a tally.
    public static func kept(_ habit: Habit) -> Phrase? {
        let (tally, window) = (habit.tally, habit.cadence.window)
        guard tally.expected > 0, !habit.isBeginning else { return nil }
        return switch habit.cadence.period {
        case .week:
            Phrase(
                "kept \(tally.kept) of \(tally.expected) in \(window) \(window == 1 ? "week" : "weeks")",
                .ko("최근 \(window)주간 \(tally.expected)회 중 \(tally.kept)회 실천"),
                .ja("直近\(window)週間で\(tally.expected)回中\(tally.kept)回達成"))
        case .month:
            Phrase(
                "kept \(tally.kept) of \(tally.expected) in \(window) \(window == 1 ? "month" : "months")",
                .ko("최근 \(window)개월간 \(tally.expected)회 중 \(tally.kept)회 실천"),
                .ja("直近\(window)か月間で\(tally.expected)回中\(tally.kept)回達成"))
        }
    }

    /// Returns the tally of the current week or month, such as `2 of 3 this week`, or the next day of a habit at an
    /// interval, such as `next on 2026-12-05`; of a paused habit, when it comes back.
    public static func current(_ habit: Habit) -> Phrase {
        if let pause = habit.pause { return PausePhrases.paused(until: pause.end) }
        if let next = habit.next {
            guard next > habit.today else { return Phrase("to do today", .ko("오늘 실천할 차례"), .ja("今日が実行日")) }
            let day = next.phrase
            return Phrase("next on \(day)", .ko("다음 \(day)"), .ja("次は \(day)"))
        }
        let tally = habit.current
        return switch habit.cadence.period {
        case .week:
            Phrase(
                "\(tally.kept) of \(tally.expected) this week", .ko("이번 주 \(tally.expected)회 중 \(tally.kept)회"),
                .ja("今週\(tally.expected)回中\(tally.kept)回"))
        case .month:
            Phrase(
                "\(tally.kept) of \(tally.expected) this month", .ko("이번 달 \(tally.expected)회 중 \(tally.kept)회"),
                .ja("今月\(tally.expected)回中\(tally.kept)回"))
        }
    }

    /// Returns the streak: `4 weeks in a row`; `nil` for less than two.
    public static func streak(_ habit: Habit) -> Phrase? {
        let count = habit.streak
        guard count > 1 else { return nil }
        return switch habit.cadence.rhythm {
        case .on: Phrase("\(count) days in a row", .ko("\(count)일 연속"), .ja("\(count)日連続"))
        case .times(_, .week): Phrase("\(count) weeks in a row", .ko("\(count)주 연속"), .ja("\(count)週連続"))
        case .every: Phrase("\(count) times in a row", .ko("\(count)회 연속"), .ja("\(count)回連続"))
        case .times(_, .month): Phrase("\(count) months in a row", .ko("\(count)개월 연속"), .ja("\(count)か月連続"))
        }
    }

    private static let comma = Phrase(", ", .ko(", "), .ja("、"))

    /// Returns a cadence in words, with its window if that is unusual: `3 times a week over 8 weeks`. It can be typed in
    /// the same words.
    public static func wholeCadence(_ habit: Cadence) -> Phrase {
        let (cadence, window) = (cadence(habit), habit.window)
        if habit.hasUsualWindow { return cadence }
        return switch habit.period {
        case .week:
            Phrase(
                "\(cadence) over \(window) \(window == 1 ? "week" : "weeks")", .ko("\(cadence)(최근 \(window)주)"),
                .ja("\(cadence)（直近\(window)週）"))
        case .month:
            Phrase(
                "\(cadence) over \(window) \(window == 1 ? "month" : "months")", .ko("\(cadence)(최근 \(window)개월)"),
                .ja("\(cadence)（直近\(window)か月）"))
        }
    }

    /// Returns the cadence without its window, for a list; for a paused habit, followed by the day on which it comes
    /// back: `3 times a week, paused until Mon 2026-12-07`.
    public static func cadence(of habit: Habit) -> Phrase {
        list([cadence(habit.cadence)] + (habit.pause.map { [PausePhrases.paused(until: $0.end)] } ?? []))
    }

    /// Returns the tally of the current week or month and the streak, for a list: `2 of 3 this week, 4 weeks in a row`.
    public static func brief(_ habit: Habit) -> Phrase { list([current(habit), streak(habit)].compactMap(\.self)) }

    private static func list(_ facts: [Phrase]) -> Phrase {
        Phrase(made: { language in
            facts.map { $0.text(in: language) }.joined(separator: comma.text(in: language))
        })
    }

    /// Returns the cadence, tallies and streak of a habit: `3 times a week: 2 of 3 this week, kept 9 of 12 in 4 weeks,
    /// 2 weeks in a row`. While nothing is expected yet, an unusual window is part of the cadence.
    public static func state(_ habit: Habit) -> Phrase {
        let kept = kept(habit)
        let cadence = kept == nil ? wholeCadence(habit.cadence) : cadence(habit.cadence)
        let facts = list([current(habit), kept, streak(habit)].compactMap(\.self))
        return Phrase(pattern: "\(cadence): \(facts)")
    }

    /// Returns a phrase for each item that is a habit, in the order of positions: `2 Swim (3 times a week: 2 of 3 this
    /// week)`.
    public static func list(of items: [Position: ActionItem]) -> [Phrase] {
        items.sorted { $0.key < $1.key }.compactMap { place, item in
            item.habit.map { habit in
                let (title, state) = (item.title, state(habit))
                return Phrase(pattern: "\(place) \(title) (\(state))")
            }
        }
    }

    /// Returns the line about habits below a grid, given the joined phrases for its items.
    public static func line(of cells: Phrase) -> Phrase {
        Phrase("Habits: \(cells)", .ko("습관: \(cells)"), .ja("習慣: \(cells)"))
    }

    /// Returns the reply after the cadence of an item was set or cleared.
    public static func isNow(_ cell: Cell, _ item: ActionItem) -> Phrase {
        let (name, title) = (cell.sentenceName, item.title)
        guard let habit = item.habit else {
            return Phrase(
                "\(name), \(title), is not a habit. Its rate is \(item.rate).",
                .ko("\(name): \(title), 습관을 해제했습니다. 달성률 \(item.rate)"),
                .ja("\(name): \(title)、習慣を解除しました。達成率\(item.rate)"))
        }
        let state = state(habit)
        return Phrase(
            "\(name), \(title), is a habit, \(state).", .ko("\(name): \(title), 습관 \(state)"),
            .ja("\(name): \(title)、習慣 \(state)"))
    }

    /// The summary of the command `every` for help.
    public static let command = Phrase(
        """
        make an item a habit: daily, mon wed fri, 3/week, every 2 weeks, or none; log and done count for it; pause until \
        monday, or pause and resume, for an illness or a holiday
        """,
        .ko(
            """
            실천 항목을 습관으로 만들기 (매일, 월 수 금, 주 3회, 2주마다, 없음). 횟수는 log와 done으로 셈. 아프거나 휴가일 때는 일요일까지 쉼, 또는 \
            쉼과 재개
            """),
        .ja(
            """
            アクションを習慣にする（毎日、月 水 金、週3回、2週間ごと、なし）。log と done で回数を数える。病気や休暇のときは 日曜まで休み、または \
            休み と 再開
            """))

    static func rateOfHabit(_ address: String) -> Phrase {
        Phrase(
            "A habit’s rate is what was kept of it: type “done \(address)” when it was. “every \(address) none” ends the habit.",
            .ko("습관의 달성률은 실천한 횟수로 정해집니다. 실천했으면 “done \(address)”, 습관을 끝내려면 “every \(address) 없음”을 입력하세요."),
            .ja("習慣の達成率は実行した回数で決まります。実行したら「done \(address)」、習慣をやめるなら「every \(address) なし」と入力してください。"))
    }
}
