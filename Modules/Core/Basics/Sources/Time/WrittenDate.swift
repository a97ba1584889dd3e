/// A text in the form of a date, such as `11-01`, `20261101`, `11月1日（日）`, `27日`, or `1 November`, with or without its
/// weekday. The form alone decides: the date need not exist.
struct WrittenDate {
    private let year: Substring?
    private let month: Substring?
    private let day: Substring?
    private var weekday: Int?

    private init(year: Substring? = nil, month: Substring?, day: Substring?) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Recognizes the form of a date in a text of half-width, lowercase letters; `nil` for any other text.
    init?(_ typed: String) {
        // No date is longer.
        guard typed.utf8.count <= 64, typed.contains(where: \.isDigit) else { return nil }
        if let date = Self.digits(typed) ?? Self.separated(typed[...]) {
            self = date
            return
        }
        var letters = Self.letters(of: typed)
        let weekday = letters.cutWeekday()
        // Spaces are part of the form only after points, as in `2026. 11. 1.`
        let separated = weekday != nil || letters.last == "." ? Self.separated(letters) : nil
        guard var date = separated ?? Self.withMarks(letters) ?? Self.withMonthName(letters) else { return nil }
        date.weekday = weekday
        self = date
    }

    /// Returns the text without the spaces and commas between the parts of a date.
    static func letters(of typed: String) -> Substring { typed.filter { !$0.isWhitespace && $0 != "," }[...] }

    /// The day that the date means; `nil` if it does not exist, or has another weekday.
    var form: TypedDay.Form? {
        guard let day, day.utf8.count <= 2 else { return nil }
        guard let month else {
            guard year == nil, let number = Int(day), (1...31).contains(number) else { return nil }
            return .dayOfAnyMonth(number)
        }
        // A date without a year is checked in a leap year, which has all days.
        guard let date = try? Day("\(year ?? "2000")-\(month)-\(day)") else { return nil }
        if year == nil { return .dayOfMonth(month: date.month, day: date.dayOfMonth) }
        return weekday == nil || weekday == date.weekday ? .date(date) : nil
    }

    /// A date of eight digits, such as `20261101`.
    private static func digits(_ typed: String) -> WrittenDate? {
        guard typed.utf8.count == 8, typed.allSatisfy(\.isDigit), typed.hasPrefix("19") || typed.hasPrefix("20") else {
            return nil
        }
        return WrittenDate(year: typed.prefix(4), month: typed.dropFirst(4).prefix(2), day: typed.suffix(2))
    }

    /// A date with a separator, such as `2026-11-01`, `26-11-01`, `11/01`, or `2026-11`.
    private static func separated(_ typed: Substring) -> WrittenDate? {
        guard let separator = typed.first(where: { !$0.isDigit }), separator.isDateSeparator else { return nil }
        var parts = typed.split(separator: separator, omittingEmptySubsequences: false)
        if separator == ".", parts.count == 4, parts[3].isEmpty { parts.removeLast() }
        guard parts.allSatisfy({ (1...4).contains($0.count) && $0.allSatisfy(\.isDigit) }) else { return nil }
        switch parts.count {
        case 3:
            let (year, month, day) = (parts[0], parts[1], parts[2])
            guard month.count <= 2, day.count <= 2, year.count == 4 || (year.count == 2 && month.isMonth) else {
                return nil
            }
            return WrittenDate(year: year, month: month, day: day)
        case 2 where parts[0].count == 4:
            guard parts[0].hasPrefix("19") || parts[0].hasPrefix("20"), parts[1].isMonth else { return nil }
            return WrittenDate(year: parts[0], month: parts[1], day: nil)
        case 2:
            guard parts[0].isMonth, parts[1].count <= 2 else { return nil }
            let date = WrittenDate(month: parts[0], day: parts[1])
            // Otherwise the text is a decimal such as 2.0, or a number such as 10-60.
            return date.form != nil || (parts[1].count == 2 && parts[1] < "40") ? date : nil
        default: return nil
        }
    }

    /// A date with the marks of Korean or Japanese, such as `2026년 11월 1일`, `11月1日`, `令和8年11月1日`, or `27日`.
    private static func withMarks(_ letters: Substring) -> WrittenDate? {
        for (yearMark, monthMark, dayMark) in TimePhrases.dateMarks {
            var rest = letters
            let isOfEra = rest.hasPrefix(TimePhrases.era.name)
            if isOfEra { rest = rest.dropFirst(TimePhrases.era.name.count) }
            var year = rest.cutNumber(before: yearMark)
            if isOfEra {
                guard let number = year.flatMap({ Int($0) }) else { continue }
                year = "\(TimePhrases.era.yearBefore + number)"
            }
            let month = rest.cutNumber(before: monthMark)
            let day = rest.cutNumber(before: dayMark)
            guard rest.isEmpty, month != nil || (year == nil && day != nil) else { continue }
            return WrittenDate(year: year, month: month, day: day)
        }
        return nil
    }

    /// A date with the English name of its month, such as `24 November 2026`, `24 Nov`, or `Nov 24`.
    private static func withMonthName(_ letters: Substring) -> WrittenDate? {
        let first = letters.prefix { $0.isDigit }
        let name = letters.dropFirst(first.count).prefix { !$0.isDigit }
        var rest = letters.dropFirst(first.count + name.count)
        guard let month = TimePhrases.namesOfMonths[String(name)], rest.allSatisfy(\.isDigit) else { return nil }
        if !first.isEmpty {
            guard first.count <= 2, rest.isEmpty || rest.count == 4 else { return nil }
            return WrittenDate(year: rest.isEmpty ? nil : rest, month: "\(month)", day: first)
        }
        // Without spaces, the year is the last four digits of five or six.
        let year = rest.count > 4 ? rest.suffix(4) : nil
        rest = rest.dropLast(year == nil ? 0 : 4)
        guard (1...2).contains(rest.count) else { return nil }
        return WrittenDate(year: year, month: "\(month)", day: rest)
    }
}

extension Character {
    /// Whether the character is one of `0` to `9`: names such as 三日月 have numbers of other scripts.
    fileprivate var isDigit: Bool { isASCII && isNumber }
}

extension Substring {
    /// Whether the text is the number of a month, from 1 to 12.
    fileprivate var isMonth: Bool { count <= 2 && Int(self).map { (1...12).contains($0) } ?? false }

    /// Removes a number and the mark after it from the beginning, and returns the number; `nil` if the text does not
    /// begin with both.
    fileprivate mutating func cutNumber(before mark: Character) -> Substring? {
        let digits = prefix(while: \.isDigit)
        guard (1...4).contains(digits.count), dropFirst(digits.count).first == mark else { return nil }
        self = dropFirst(digits.count + 1)
        return digits
    }

    /// Removes a weekday from the beginning or the end, and returns the weekday, from 0 for Monday; `nil` if there is
    /// none. A name of one letter, such as `月`, counts only in parentheses.
    mutating func cutWeekday() -> Int? {
        if last == ")", let open = lastIndex(of: "(") {
            let name = String(self[index(after: open)...].dropLast())
            guard let weekday = TimePhrases.weekday(named: name) else { return nil }
            self = self[..<open]
            return weekday
        }
        for (name, weekday) in TimePhrases.namesOfWeekdays where name.count > 1 {
            guard hasPrefix(name) || hasSuffix(name) else { continue }
            self = hasPrefix(name) ? dropFirst(name.count) : dropLast(name.count)
            return weekday
        }
        return nil
    }
}
