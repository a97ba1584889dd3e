import Arguments
import Languages
import Time

extension VisitDraft {
    /// Parses a visit in one line: the facility, then a day, sets, and temperatures in any order.
    ///
    ///     Sauna Shikiji 2026-11-20 10/60/10 x3 sauna 110 bath 16.5 steam room 45
    ///
    /// `x3` repeats the preceding set three times in all; without a preceding set, it means three default sets. A
    /// facility must be quoted if it contains a word with another meaning. A line that begins with the digits of a day
    /// or a set means the default facility.
    ///
    /// - Throws: ``SakatsuError``.
    public init(_ line: String) throws(SakatsuError) {
        var words = LineWords(line)
        self.init()
        facility = try words.facility()
        while let word = words.next {
            if let set = try words.set() {
                sets = (sets ?? []) + [DraftSet(set)]
            } else if let count = try words.repetition() {
                try repeatLast(count, word)
            } else if let day = words.day() {
                guard self.day == nil else { throw .givenTwice(word) }
                self.day = day
            } else if let (place, temperature) = try words.temperature() {
                guard temperatures[place] == nil else { throw .givenTwice("\(word) \(temperature)") }
                try temperatures.set(place, to: temperature)
            } else {
                throw .notOfAVisit(word.cited)
            }
        }
    }

    private mutating func repeatLast(_ count: Int, _ word: String) throws(SakatsuError) {
        guard var last = sets?.popLast() else {
            sets = [DraftSet(nil, count: count)]
            return
        }
        guard last.count == 1, last.set != nil else { throw .givenTwice(word) }
        last.count = count
        sets?.append(last)
    }
}

/// The words of a line that have not been consumed yet.
private struct LineWords {
    private var words: [(text: String, isQuoted: Bool)]

    init(_ line: String) {
        words = []
        var rest = line.trimmingWhitespace()[...]
        while let first = rest.first {
            let closing = Self.quotes[first]
            if let closing, let end = rest.dropFirst().firstIndex(of: closing) {
                words.append((String(rest[rest.index(after: rest.startIndex)..<end]), true))
                rest = rest[rest.index(after: end)...].drop(while: \.isWhitespace)
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                words.append((String(word), false))
                rest = rest[word.endIndex...].drop(while: \.isWhitespace)
            }
        }
    }

    private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "「": "」"]

    /// The next word; `nil` at the end of the line.
    var next: String? { words.first?.text }

    /// Consumes and returns the facility, which ends before a day, a set, or a temperature. The first word always
    /// belongs to the facility, unless it begins with a digit and can only be a day or a set; then the result is `nil`.
    mutating func facility() throws(SakatsuError) -> Facility? {
        guard let first = words.first else { throw .noFacility }
        if first.isQuoted {
            words.removeFirst()
            return try Facility(first.text)
        }
        if first.text.first?.isNumber == true, isSomething { return nil }
        var taken = [first.text]
        words.removeFirst()
        while let word = words.first, !word.isQuoted, !isSomething {
            taken.append(word.text)
            words.removeFirst()
        }
        return try Facility(taken.joined(separator: " "))
    }

    /// Whether the next words are a day, a set, a repetition, or a temperature of the sauna or the cool bath.
    private var isSomething: Bool {
        var ahead = self
        guard let word = next else { return false }
        if Self.isSet(word) || Self.count(word) != nil || ahead.day() != nil { return true }
        return ahead.knownTemperature() != nil
    }

    /// Returns whether a word can only be a set, valid or not.
    private static func isSet(_ word: String) -> Bool {
        let typed = word.halfWidth
        return typed.contains("/") && (typed.first?.isDigit == true || typed.first == "-")
            && (try? Day(word)) == nil
    }

    /// Consumes and returns a set; `nil` if the next word is something else.
    mutating func set() throws(SakatsuError) -> SaunaSet? {
        guard let word = next, Self.isSet(word) else { return nil }
        words.removeFirst()
        return try SaunaSet(word)
    }

    private static func count(_ word: String) -> String? {
        let typed = word.halfWidth.lowercased()
        guard let first = typed.first, "x×".contains(first), typed.count > 1, typed.dropFirst().allSatisfy(\.isDigit)
        else { return nil }
        return String(typed.dropFirst())
    }

    /// Consumes and returns the number of repetitions of a set, as in `x3`; `nil` if the next word is something else.
    mutating func repetition() throws(SakatsuError) -> Int? {
        guard let word = next, let count = Self.count(word) else { return nil }
        words.removeFirst()
        return try SetNumber(count).number
    }

    /// Consumes and returns a day; `nil` if the next words are something else.
    mutating func day() -> TypedDay? {
        for count in stride(from: min(TypedDay.mostWords, words.count), through: 1, by: -1) {
            let taken = words.prefix(count)
            guard !taken.contains(where: \.isQuoted), case let text = taken.map(\.text).joined(separator: " "),
                let day = try? TypedDay(text)
            else { continue }
            words.removeFirst(count)
            return day
        }
        return nil
    }

    /// Consumes and returns a temperature of the sauna or the cool bath; `nil` if the next words are something else.
    private mutating func knownTemperature() -> (TemperaturePlace, Temperature)? {
        for count in 1...2 where words.count > count {
            let name = words.prefix(count).map(\.text).joined(separator: " ")
            guard let place = try? TemperaturePlace(name), place == .sauna || place == .coolBath,
                let temperature = try? Temperature(words[count].text)
            else { continue }
            words.removeFirst(count + 1)
            return (place, temperature)
        }
        return nil
    }

    /// Consumes and returns a temperature, whose name is all words before its number; `nil` if no number with a name
    /// follows.
    mutating func temperature() throws(SakatsuError) -> (TemperaturePlace, Temperature)? {
        if let known = knownTemperature() { return known }
        let digits = words.firstIndex {
            !$0.isQuoted && $0.text.halfWidth.drop { "-−".contains($0) }.first?.isDigit == true
        }
        guard let index = digits, index > 0 else { return nil }
        let place = try TemperaturePlace(words[..<index].map(\.text).joined(separator: " "))
        let temperature = try Temperature(words[index].text)
        words.removeFirst(index + 1)
        return (place, temperature)
    }
}
