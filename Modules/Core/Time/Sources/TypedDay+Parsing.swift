import Languages

extension TypedDay {
    static func offset(_ typed: String) -> Form? {
        guard let sign = typed.first, sign == "+" || sign == "-" else { return nil }
        let unit = typed.last.flatMap { "dwm".contains($0) ? $0 : nil }
        let digits = typed.dropFirst().dropLast(unit == nil ? 0 : 1)
        guard digits.first?.isNumber == true, let count = Int(digits), count <= 9999 else { return nil }
        let signed = sign == "-" ? -count : count
        return unit == "m" ? .months(signed) : .days(unit == "w" ? signed * 7 : signed)
    }

    /// Parses a weekday of a given week, such as `next friday`, `이번 주 금요일`, or `先週の金曜日`; `nil` for any other text.
    static func weekdayOfWeek(_ typed: String) -> Form? {
        let letters = typed.filter { !$0.isWhitespace }
        for (phrase, week) in TimePhrases.weeks {
            let weekday = TimePhrases.weekdays.firstIndex { weekday in
                phrase.words.contains { before in weekday.words.contains { letters == before + $0 } }
            }
            if let weekday { return .weekdayOfWeek(weekday, week: week) }
        }
        return nil
    }

    /// Parses a distance from today, such as `3 days ago`, `2주 전`, `1か月前`, `in 3 days`, `2주 후`, or `1か月後`; `nil` for
    /// any other text.
    static func away(_ typed: String) -> Form? {
        var letters = typed.filter { !$0.isWhitespace }
        let isAhead = letters.hasPrefix("in")
        if isAhead { letters = letters.dropFirst(2) + "later" }
        guard let (count, unit) = number(beginning: letters), count <= 9999 else { return nil }
        if TimePhrases.daysAgo.isWord(unit) { return .days(-count) }
        if TimePhrases.weeksAgo.isWord(unit) { return .days(-count * 7) }
        if TimePhrases.monthsAgo.isWord(unit) { return .months(-count) }
        if TimePhrases.daysLater.isWord(unit) { return .days(count) }
        if TimePhrases.weeksLater.isWord(unit) { return .days(count * 7) }
        return TimePhrases.monthsLater.isWord(unit) ? .months(count) : nil
    }

    /// Splits a text that begins with a number, in digits or as a word, into the number and the rest; `nil` for any
    /// other text.
    private static func number(beginning letters: String) -> (Int, unit: String)? {
        let digits = letters.prefix { $0.isASCII && $0.isNumber }
        if let count = Int(digits) { return (count, String(letters.dropFirst(digits.count))) }
        for (index, number) in TimePhrases.numbers.enumerated() {
            guard let word = number.words.first(where: letters.hasPrefix) else { continue }
            return (index + 1, String(letters.dropFirst(word.count)))
        }
        return nil
    }

    /// Parses a date without a year, such as `11-01`, `11.01`, or `11/01`, or a date in words, such as `2026년 11월 1일`,
    /// `11月1日`, or `1 November`, with or without its weekday; `nil` for any other text.
    static func writtenDate(_ typed: String) -> Form? {
        if let date = dateWithoutYear(typed) { return date }
        var letters = typed.filter { !$0.isWhitespace }[...]
        let weekday = letters.cutWeekday()
        let form = dateWithMarks(letters) ?? dateWithMonthName(letters)
        if let weekday, case .date(let day)? = form, day.weekday != weekday { return nil }
        return form
    }

    private static func dateWithoutYear(_ typed: String) -> Form? {
        guard let separator = typed.first(where: { !$0.isNumber }), separator.isDateSeparator else { return nil }
        let parts = typed.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) }) else { return nil }
        return date(year: nil, month: parts[0], day: parts[1])
    }

    private static func dateWithMarks(_ letters: Substring) -> Form? {
        for (yearMark, monthMark, dayMark) in TimePhrases.dateMarks where letters.last == dayMark {
            var rest = letters.dropLast()
            let year = rest.cutNumber(before: yearMark)
            // If the rest contains the year's mark, there is no number before that mark.
            guard !rest.contains(yearMark), let month = rest.cutNumber(before: monthMark), rest.count <= 2,
                let date = date(year: year, month: month, day: rest)
            else { continue }
            return date
        }
        return nil
    }

    /// Parses a date with the English name of its month, such as `24 November 2026` or `24 Nov`.
    private static func dateWithMonthName(_ letters: Substring) -> Form? {
        let day = letters.prefix { $0.isNumber }
        let name = letters.dropFirst(day.count).prefix { !$0.isNumber }
        let year = letters.dropFirst(day.count + name.count)
        let month = TimePhrases.months.indices.first { index in
            [TimePhrases.months[index], TimePhrases.shortMonths[index]].contains { $0.english.lowercased() == name }
        }
        return month.flatMap { date(year: year.isEmpty ? nil : year, month: "\($0 + 1)", day: day) }
    }

    private static func date(year: Substring?, month: Substring, day: Substring) -> Form? {
        // A date without a year is checked in a leap year, which has all days.
        guard let date = try? Day("\(year ?? "2000")-\(month)-\(day)") else { return nil }
        return year == nil ? .dayOfMonth(month: date.month, day: date.dayOfMonth) : .date(date)
    }
}

extension Substring {
    /// Removes a number and the mark after it from the beginning, and returns the number; `nil` if the text does not
    /// begin with both.
    fileprivate mutating func cutNumber(before mark: Character) -> Substring? {
        let digits = prefix { $0.isNumber }
        guard (1...4).contains(digits.count), dropFirst(digits.count).first == mark else { return nil }
        self = dropFirst(digits.count + 1)
        return digits
    }

    /// Removes the name of a weekday from the beginning or the end, and returns the weekday, from 0 for Monday; `nil`
    /// if there is none.
    fileprivate mutating func cutWeekday() -> Int? {
        for (weekday, phrase) in TimePhrases.weekdayNames.enumerated() {
            for name in Language.allCases.map({ phrase.text(in: $0).lowercased() }) {
                guard hasPrefix(name) || hasSuffix(name) else { continue }
                self = hasPrefix(name) ? dropFirst(name.count) : dropLast(name.count)
                return weekday
            }
        }
        return nil
    }
}

extension Phrase {
    /// Returns whether a text is one of the phrase's words in any of the project's languages.
    func isWord(_ typed: String) -> Bool { words.contains(typed) }

    /// The words of the phrase in all of the project's languages.
    fileprivate var words: [String] {
        Language.allCases.flatMap { text(in: $0).split(separator: " ").map(String.init) }
    }
}
