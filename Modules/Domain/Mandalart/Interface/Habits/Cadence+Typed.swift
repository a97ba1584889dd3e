import Basics

extension Cadence {
    /// Parses a typed cadence in any of the project's languages: `daily`, `weekdays`, `mon wed fri`, `daily except
    /// sunday`, `3/week`, `2 times a month`, `weekly`, `주 3회`, `毎日`; optionally followed by a window: `over 8 weeks`,
    /// `over 6 months`.
    ///
    /// - Throws: ``MandalartError/notACadence(_:)``.
    public init(_ text: String) throws(MandalartError) {
        guard text.utf8.count <= 200, let cadence = Reading(text).cadence else {
            throw .notACadence(String(text.prefix(32)))
        }
        self = cadence
    }

    /// Creates a cadence from its stored rhythm and window. The window is an ISO 8601 duration such as `P8W`; `nil`
    /// means the default window.
    ///
    /// - Throws: ``MandalartError/notACadence(_:)``.
    package init(_ rhythm: String, span: String?) throws(MandalartError) {
        let plain = try Cadence(rhythm)
        guard let span else {
            self = plain
            return
        }
        guard let window = Int(span.dropFirst().dropLast()) else { throw .notACadence(String(span.prefix(32))) }
        let cadence = try Cadence(plain.rhythm, over: window)
        guard cadence.storedSpan == span else { throw .notACadence(String(span.prefix(32))) }
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
        case window(Int, Cadence.Period)
        case over
        case except
    }

    private var parts: [Part] = []
    private var isReadable = true

    init(_ text: String) {
        for word in text.halfWidth.lowercased().split(whereSeparator: { " ,、・·()".contains($0) }) {
            if CadenceWords.filler.isTyped(word) { continue }
            if let part = Self.part(word) { add(part) } else { isReadable = false }
        }
    }

    private static func part(_ word: Substring) -> Part? {
        if let part = name(word) { return part }
        let before = word.prefix { !$0.isNumber }
        let digits = word.dropFirst(before.count).prefix { $0.isNumber }
        let after = word.dropFirst(before.count + digits.count)
        guard let number = Int(digits), number < 100 else { return nil }
        if before.isEmpty {
            if after.isEmpty { return .number(number) }
            if CadenceWords.times.isTyped(after) { return .times(number) }
            if after.first == "/" { return CadenceWords.period(after.dropFirst()).map { .perPeriod(number, $0) } }
            return CadenceWords.length(after).map { .window(number, $0) }
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
        if CadenceWords.except.isTyped(word) { return .except }
        if let day = Weekday(String(word)) { return .days([day], isBase: false) }
        // `월수금`: days of one letter each.
        let days = word.compactMap { $0.isASCII ? nil : Weekday(String($0)) }
        if days.count == word.count { return .days(Set(days), isBase: false) }
        return CadenceWords.period(word).map { .period($0) }
    }

    /// Appends a part, or joins it with the preceding parts that it completes: `3 week`, `over 8 weeks`, `월 2회`.
    private mutating func add(_ part: Part) {
        switch (parts.last, part) {
        case (.number(let number), .period(let period)):
            parts.removeLast()
            if case .over = parts.last {
                parts[parts.count - 1] = .window(number, period)
            } else {
                parts.append(.perPeriod(number, period))
            }
        case (.over, .window): parts[parts.count - 1] = part
        case (.period(let period), .times(let count)): parts[parts.count - 1] = .perPeriod(count, period)
        // The letter 월 or 月 means both month and Monday.
        case (.days([.monday], isBase: false), .times(let count)): parts[parts.count - 1] = .perPeriod(count, .month)
        default: parts.append(part)
        }
    }

    var cadence: Cadence? {
        var (counted, window): ((Int, Cadence.Period)?, (count: Int, period: Cadence.Period)?)
        var (base, before, after): (Set<Weekday>?, Set<Weekday>, Set<Weekday>) = (nil, [], [])
        // `매주 월요일`, every Monday: the word for the week adds nothing to the day.
        var (hasRest, isWeekly) = (false, false)
        for part in parts {
            switch part {
            case .days(let days, isBase: true) where base == nil: base = days
            case .days(let days, isBase: false) where hasRest: after.formUnion(days)
            case .days(let days, isBase: false): before.formUnion(days)
            case .period(let period) where counted == nil: (counted, isWeekly) = ((1, period), period == .week)
            case .perPeriod(let count, let period) where counted == nil: counted = (count, period)
            case .window(let count, let period) where window == nil: window = (count, period)
            case .except where !hasRest: hasRest = true
            default: return nil
            }
        }
        let rhythm: Cadence.Rhythm
        if let counted, !isWeekly || before.isEmpty {
            guard base == nil, before.isEmpty, !hasRest else { return nil }
            rhythm = .times(counted.0, counted.1)
        } else if hasRest {
            // In Korean and Japanese, the days of rest come before the word for “except”.
            let rest = after.isEmpty ? before : after
            guard !rest.isEmpty, after.isEmpty || before.isEmpty else { return nil }
            rhythm = .on((base ?? Set(Weekday.allCases)).subtracting(rest))
        } else {
            rhythm = .on((base ?? []).union(before))
        }
        guard isReadable, let cadence = try? Cadence(rhythm, over: window?.count) else { return nil }
        return window.map { $0.period == cadence.period } ?? true ? cadence : nil
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
    static let filler = Phrase("a per on and every each times", .ko("마다 동안"), .ja("と"))

    private static let weeks = Phrase("week weekly w", .ko("주 매주 일주일에 한주에"), .ja("週 毎週 週に"))
    private static let months = Phrase("month monthly m", .ko("월 매월 매달 달 한달에"), .ja("月 毎月 月に"))
    private static let lengthInWeeks = Phrase("w weeks week", .ko("주 주간"), .ja("週 週間"))
    private static let lengthInMonths = Phrase("m months month", .ko("개월 달"), .ja("か月 カ月 ヶ月 ヵ月 か月間"))
    static func period(_ word: Substring) -> Cadence.Period? {
        if weeks.isTyped(word) || word == "weeks" { return .week }
        return months.isTyped(word) || word == "months" ? .month : nil
    }

    static func length(_ word: Substring) -> Cadence.Period? {
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
