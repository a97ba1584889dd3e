extension TypedDay {
    static func offset(_ typed: String) -> Form? {
        let isSigned = typed.hasPrefix("+") || typed.hasPrefix("-")
        // Without a sign, a number of months could be one of minutes.
        guard isSigned || typed.hasSuffix("w") || typed.hasSuffix("d") else { return nil }
        let typed = isSigned ? typed : "+" + typed
        guard let sign = typed.first else { return nil }
        let unit = typed.last.flatMap { "dwm".contains($0) ? $0 : nil }
        let digits = typed.dropFirst().dropLast(unit == nil ? 0 : 1)
        guard digits.first?.isNumber == true, let count = Int(digits), count <= 9999 else { return nil }
        let signed = sign == "-" ? -count : count
        return unit == "m" ? .months(signed) : .days(unit == "w" ? signed * 7 : signed)
    }

    /// Parses a weekday of a given week, such as `next friday`, `이번 주 금요일`, or `先週の金曜日`; `nil` for any other text.
    static func weekdayOfWeek(_ typed: String) -> Form? {
        let letters = typed.filter { !$0.isWhitespace }
        for (before, week) in TimePhrases.wordsForWeeks where letters.hasPrefix(before) {
            if let weekday = TimePhrases.weekday(named: letters.dropFirst(before.count)) {
                return .weekdayOfWeek(weekday, week: week)
            }
        }
        return nil
    }

    /// Parses a word for “last” and a weekday, which mean the last such weekday before today, such as `last friday` or
    /// `지난 금요일`; `nil` for any other text.
    static func lastWeekday(_ typed: String) -> Form? {
        let letters = typed.filter { !$0.isWhitespace }
        for before in TimePhrases.wordsForLast where letters.hasPrefix(before) {
            if let weekday = TimePhrases.weekday(named: letters.dropFirst(before.count)) {
                return .lastWeekday(weekday)
            }
        }
        return nil
    }

    /// Parses a distance from today, such as `3 days ago`, `2주 전`, `1か月前`, `in 3 days`, `이틀 뒤`, or `1か月後`, from a text
    /// whose spaces have been removed; `nil` for any other text.
    static func away(_ letters: String) -> Form? {
        let letters = letters.hasPrefix("in") ? letters.dropFirst(2) + "later" : letters
        if let (word, count) = TimePhrases.countsOfDays.first(where: { letters.hasPrefix($0.word) }) {
            let after = String(letters.dropFirst(word.count))
            if TimePhrases.ago.isWord(after) { return .days(-count) }
            if TimePhrases.later.isWord(after) { return .days(count) }
        }
        guard let (count, unit) = number(beginning: letters), count <= 9999 else { return nil }
        if TimePhrases.daysAgo.isWord(unit) { return .days(-count) }
        if TimePhrases.weeksAgo.isWord(unit) { return .days(-count * 7) }
        if TimePhrases.monthsAgo.isWord(unit) { return .months(-count) }
        if TimePhrases.daysLater.isWord(unit) { return .days(count) }
        if TimePhrases.weeksLater.isWord(unit) { return .days(count * 7) }
        return TimePhrases.monthsLater.isWord(unit) ? .months(count) : nil
    }

    /// Parses the end of a month or the year, such as `end of month`, `월말` or `年末`, or a day of a given month, such as
    /// `다음 달 5일` or `来月5日`, from a text whose spaces have been removed; `nil` for any other text.
    static func ofMonth(_ letters: String) -> Form? {
        if TimePhrases.endOfYear.isWord(letters) { return .endOfYear }
        for (phrase, months) in TimePhrases.endsOfMonths where phrase.isWord(letters) {
            return .endOfMonth(months: months)
        }
        for (word, months) in TimePhrases.monthsBeforeDay where letters.hasPrefix(word) {
            guard case .dayOfAnyMonth(let day) = WrittenDate(String(letters.dropFirst(word.count)))?.form else {
                continue
            }
            return .dayOfMonthAway(months: months, day: day)
        }
        return nil
    }

    /// Splits a text that begins with a number, in digits or as a word, into the number and the rest; `nil` for any
    /// other text.
    private static func number(beginning letters: String) -> (Int, unit: String)? {
        let digits = letters.prefix { $0.isASCII && $0.isNumber }
        if let count = Int(digits) { return (count, String(letters.dropFirst(digits.count))) }
        let spelled = TimePhrases.wordsForNumbers.first { letters.hasPrefix($0.word) }
        return spelled.map { ($0.value, unit: String(letters.dropFirst($0.word.count))) }
    }
}

extension Phrase {
    /// Returns whether a text is one of the phrase's words in any of the project's languages.
    func isWord(_ typed: String) -> Bool { words.contains(typed) }

    /// The words of the phrase in all of the project's languages.
    var words: [String] {
        Language.allCases.flatMap { text(in: $0).split(separator: " ").map(String.init) }
    }
}
