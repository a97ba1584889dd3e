import Basics

extension Cadence {
    /// Parses a typed cadence in any of the project's languages: `daily`, `weekdays`, `mon wed fri`, `daily except
    /// sunday`, `3/week`, `2 times a month`, `weekly`, `every 2 weeks`, `every other day`, `주 3회`, `격주`, `毎日`, `3日ごと`;
    /// optionally followed by a window: `over 8 weeks`, `over 6 months`.
    ///
    /// - Throws: ``MandalartError/notACadence(_:)``.
    public init(_ text: String) throws(MandalartError) {
        guard text.utf8.count <= 200, let cadence = Reading(text).cadence else {
            throw .notACadence(String(text.prefix(32)))
        }
        self = cadence
    }
}

/// A parser that turns typed words into a cadence.
private struct Reading {
    private enum Part {
        /// Weekdays, by their names or by a word for several. `isBase` marks “daily” and “weekdays”, from which
        /// `except` takes days away.
        case days(Set<Weekday>, isBase: Bool)
        case number(Int)
        case times(Int)
        case period(Cadence.Period)
        case perPeriod(Int, Cadence.Period)
        /// A number of days, weeks or months: an interval, or a window after `over`.
        case length(Int, Cadence.Interval)
        case interval(Int, Cadence.Interval)
        case window(Int, Cadence.Interval)
        case every
        case over
        case except
    }

    private var parts: [Part] = []
    private var isReadable = true

    init(_ text: String) {
        let text = CadenceWords.spelled(text.halfWidth.lowercased())
        for word in text.split(whereSeparator: { " ,、・·()".contains($0) }) {
            if CadenceWords.filler.isTyped(word) { continue }
            if let part = Self.part(word) { add(part) } else { isReadable = false }
        }
    }

    private static func part(_ word: Substring) -> Part? {
        if let part = name(word) { return part }
        let before = word.prefix { !$0.isNumber }
        let digits = word.dropFirst(before.count).prefix { $0.isNumber }
        let after = word.dropFirst(before.count + digits.count)
        guard let number = Int(digits), number < 1000 else { return nil }
        if before.isEmpty {
            if after.isEmpty || CadenceWords.ordinal.isTyped(after) { return .number(number) }
            if CadenceWords.times.isTyped(after) { return .times(number) }
            if after.first == "/" { return CadenceWords.period(after.dropFirst()).map { .perPeriod(number, $0) } }
            if let unit = after.cut(CadenceWords.skipped).flatMap(CadenceWords.length) {
                return .interval(number + 1, unit)
            }
            if let unit = after.cut(CadenceWords.each).flatMap(CadenceWords.length) { return .interval(number, unit) }
            return CadenceWords.length(after).map { .length(number, $0) }
        }
        if CadenceWords.over.isTyped(before) { return CadenceWords.length(after).map { .window(number, $0) } }
        guard CadenceWords.times.isTyped(after) else { return nil }
        return CadenceWords.period(before).map { .perPeriod(number, $0) }
    }

    private static func name(_ word: Substring) -> Part? {
        if CadenceWords.daily.isTyped(word) { return .days(Set(Weekday.allCases), isBase: true) }
        if CadenceWords.weekdays.isTyped(word) { return .days(Weekday.working, isBase: true) }
        if CadenceWords.weekends.isTyped(word) { return .days([.saturday, .sunday], isBase: false) }
        if CadenceWords.over.isTyped(word) { return .over }
        if CadenceWords.every.isTyped(word) { return .every }
        if CadenceWords.except.isTyped(word) { return .except }
        if let (_, length, unit) = CadenceWords.intervals.first(where: { $0.phrase.isTyped(word) }) {
            return .interval(length, unit)
        }
        if let index = CadenceWords.numbers.firstIndex(where: { $0.isTyped(word) }) { return .number(index + 1) }
        if let day = Weekday(String(word)) ?? word.cut(CadenceWords.afterDay).flatMap({ Weekday(String($0)) }) {
            return .days([day], isBase: false)
        }
        // `월수금`: days of one letter each.
        let days = word.compactMap { $0.isASCII ? nil : Weekday(String($0)) }
        if days.count == word.count { return .days(Set(days), isBase: false) }
        if CadenceWords.plurals.isTyped(word) { return CadenceWords.length(word).map { .length(1, $0) } }
        return CadenceWords.period(word).map { .period($0) }
    }

    /// Appends a part, or joins it with the preceding parts that it completes: `3 week`, `over 8 weeks`, `월 2회`, `every 2
    /// weeks`.
    private mutating func add(_ part: Part) {
        switch (parts.last, part) {
        case (.number(let number), .period(let period)):
            parts.removeLast()
            switch parts.last {
            case .over, .every: add(.length(number, period.interval))
            default: add(.perPeriod(number, period))
            }
        case (.number(let number), .length(1, let unit)):
            parts.removeLast()
            add(.length(number, unit))
        case (.number(let number), .days(_, isBase: true)):
            // `every 2 day`
            parts.removeLast()
            guard case .every = parts.last else { return isReadable = false }
            add(.length(number, .day))
        case (.over, .length(let count, let unit)): parts[parts.count - 1] = .window(count, unit)
        case (.length(let count, let unit), .every), (.every, .length(let count, let unit)):
            parts.removeLast()
            add(.interval(count, unit))
        case (.every, .number): parts.append(part)
        case (.every, _):
            parts.removeLast()
            add(part)
        // `every 2 weeks` in the words `once every 2 weeks`, and `2주에 한 번`.
        case (.interval, .times(1)), (.interval, .number(1)): break
        case (.number(1), .interval): parts[parts.count - 1] = part
        case (.period(let period), .times(let count)): parts[parts.count - 1] = .perPeriod(count, period)
        // The letter 월 or 月 means both month and Monday.
        case (.days([.monday], isBase: false), .times(let count)): parts[parts.count - 1] = .perPeriod(count, .month)
        default: parts.append(part)
        }
    }

    var cadence: Cadence? {
        var (rhythm, window): (Cadence.Rhythm?, (count: Int, unit: Cadence.Interval)?)
        var lengths: [(count: Int, unit: Cadence.Interval)] = []
        var (base, before, after): (Set<Weekday>?, Set<Weekday>, Set<Weekday>) = (nil, [], [])
        // `매주 월요일`, every Monday, and `매주 평일`: the word for the week adds nothing to the days.
        var (hasRest, isWeekly) = (false, false)
        for part in parts {
            switch part {
            case .days(let days, isBase: true) where base == nil: base = days
            case .days(let days, isBase: false) where hasRest: after.formUnion(days)
            case .days(let days, isBase: false): before.formUnion(days)
            case .period(let period) where rhythm == nil: (rhythm, isWeekly) = (.times(1, period), period == .week)
            case .perPeriod(let count, let period) where rhythm == nil: rhythm = .times(count, period)
            case .interval(let count, let unit) where rhythm == nil: rhythm = .every(count, unit)
            case .length(let count, let unit): lengths.append((count, unit))
            case .window(let count, let unit) where window == nil: window = (count, unit)
            case .except where !hasRest: hasRest = true
            default: return nil
            }
        }
        // Without another rhythm, a length is one, as in `2 weeks`. After one, it is a window, as in `3/week 8 weeks`.
        if rhythm == nil, base == nil, before.isEmpty, !lengths.isEmpty {
            let first = lengths.removeFirst()
            rhythm = .every(first.count, first.unit)
        }
        if window == nil, !lengths.isEmpty { window = lengths.removeFirst() }
        guard isReadable, lengths.isEmpty else { return nil }
        if let rhythm, !isWeekly || (before.isEmpty && base == nil) {
            guard base == nil, before.isEmpty, !hasRest else { return nil }
            return Self.cadence(rhythm, over: window)
        }
        guard hasRest else { return Self.cadence(.on((base ?? []).union(before)), over: window) }
        // In Korean and Japanese, the days of rest come before the word for “except”.
        let rest = after.isEmpty ? before : after
        guard !rest.isEmpty, after.isEmpty || before.isEmpty else { return nil }
        return Self.cadence(.on((base ?? Set(Weekday.allCases)).subtracting(rest)), over: window)
    }

    private static func cadence(
        _ rhythm: Cadence.Rhythm, over window: (count: Int, unit: Cadence.Interval)?
    ) -> Cadence? {
        var rhythm = rhythm
        // Every 1 day is daily.
        if case .every(1, let unit) = rhythm {
            rhythm = unit.period.map { .times(1, $0) } ?? .on(Set(Weekday.allCases))
        }
        guard let cadence = try? Cadence(rhythm, over: window?.count) else { return nil }
        return window.map { $0.unit.period == cadence.period } ?? true ? cadence : nil
    }
}

extension Cadence.Period {
    fileprivate var interval: Cadence.Interval { self == .week ? .week : .month }
}

extension Cadence.Interval {
    fileprivate var period: Cadence.Period? { Cadence.Period(rawValue: rawValue) }
}

extension Substring {
    /// Returns the text without a word of a phrase at its end; `nil` if it has none.
    fileprivate func cut(_ phrase: Phrase) -> Substring? {
        let ends = Language.allCases.flatMap { phrase.text(in: $0).split(separator: " ") }
        return ends.filter(hasSuffix).max { $0.count < $1.count }.map { dropLast($0.count) }
    }
}

/// The words of a cadence in all languages of the project, separated by spaces.
private enum CadenceWords {
    static let daily = Phrase("daily everyday day", .ko("매일"), .ja("毎日"))
    static let weekdays = Phrase("weekdays workdays", .ko("평일"), .ja("平日"))
    static let weekends = Phrase("weekends weekend", .ko("주말"), .ja("週末"))
    static let times = Phrase("times x", .ko("회 번"), .ja("回"))
    static let over = Phrase("over", .ko("최근"), .ja("直近 最近"))
    static let except = Phrase("except but rest", .ko("제외 빼고 휴식"), .ja("以外 除く 休み"))
    static let filler = Phrase("a per on and times", .ko("동안"), .ja("と"))
    static let every = Phrase("every each", .ko("마다 매"), .ja("ごと 毎 ごとに"))
    static let ordinal = Phrase(typed: "nd rd th")
    /// The numbers from 1 on, as words: once, twice, every other.
    static let numbers = [
        Phrase(typed: "once one"), Phrase(typed: "twice two other second"), Phrase(typed: "three third"),
        Phrase(typed: "four fourth"),
        Phrase(typed: "five"), Phrase(typed: "six"), Phrase(typed: "seven"), Phrase(typed: "eight"),
        Phrase(typed: "nine"), Phrase(typed: "ten"),
    ]
    /// The ends of a word with a number that make it an interval: `2주마다`, `3日に1回`.
    static let each = Phrase(
        "", .ko("마다 에 에한번 에1번 에1회"), .ja("ごと ごとに 毎 毎に に1回 に一回 に1度 に一度"))
    /// The ends of a word with the number of days, weeks or months between: 1日おき is every other day.
    static let skipped = Phrase("", .ko("걸러"), .ja("おき おきに"))
    /// The ends of a weekday that is followed by another.
    static let afterDay = Phrase("s", .ko("과 와"), .ja("と"))
    /// The units after a number that is a word of its own: `2 weeks`.
    static let plurals = Phrase(typed: "days weeks months")
    /// The words for an interval.
    static let intervals: [(phrase: Phrase, length: Int, unit: Cadence.Interval)] = [
        (Phrase("biweekly fortnightly fortnight", .ko("격주 격주로"), .ja("隔週")), 2, .week),
        (Phrase("", .ko("격일 격일로 이틀마다 이틀에 하루걸러"), .ja("隔日")), 2, .day),
        (Phrase("", .ko("격월 격월로"), .ja("隔月")), 2, .month),
        (Phrase("", .ko("사흘마다 사흘에"), .ja("三日ごと")), 3, .day),
        (Phrase("quarterly", .ko("분기마다"), .ja("四半期ごと")), 3, .month),
    ]
    /// Pairs of a typed spelling, with or without spaces, and the words as which it is parsed.
    private static let spelling = [
        ("毎週", " 毎週 "), ("매주", " 매주 "), ("曜と", "曜 "), ("曜日と", "曜 "), ("한 번", "1번"), ("한번", "1번"), ("두 번", "2번"),
        ("세 번", "3번"), ("하루 걸러", "하루걸러"), ("一日", "1日"), ("以外", " 以外 "),
    ]

    /// Returns a text in which each typed ``spelling`` is replaced by the words as which it is parsed.
    static func spelled(_ text: String) -> String {
        var (rest, spelled) = (text[...], "")
        while let letter = rest.first {
            let found = spelling.first { rest.hasPrefix($0.0) }
            spelled += found?.1 ?? String(letter)
            rest.removeFirst(found?.0.count ?? 1)
        }
        return spelled
    }

    private static let weeks = Phrase("week weekly w", .ko("주 매주 일주일에 한주에"), .ja("週 毎週 週に"))
    private static let months = Phrase("month monthly m", .ko("월 매월 매달 달 한달에"), .ja("月 毎月 月に"))
    private static let lengthInDays = Phrase("d days", .ko("일"), .ja("日 日間"))
    private static let lengthInWeeks = Phrase("w weeks week", .ko("주 주간 주일"), .ja("週 週間"))
    private static let lengthInMonths = Phrase("m months month", .ko("개월 달"), .ja("か月 カ月 ヶ月 ヵ月 か月間"))
    static func period(_ word: Substring) -> Cadence.Period? {
        if weeks.isTyped(word) { return .week }
        return months.isTyped(word) ? .month : nil
    }

    static func length(_ word: Substring) -> Cadence.Interval? {
        if lengthInDays.isTyped(word) { return .day }
        if lengthInWeeks.isTyped(word) { return .week }
        return lengthInMonths.isTyped(word) ? .month : nil
    }
}

extension Phrase {
    /// Returns whether the phrase contains the word, in any language of the project.
    func isTyped(_ word: Substring) -> Bool {
        Language.allCases.contains { text(in: $0).split(separator: " ").contains(word) }
    }
}
