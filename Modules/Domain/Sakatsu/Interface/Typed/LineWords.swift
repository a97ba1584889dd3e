import Basics

/// The words of a line about a visit that have not been consumed yet.
struct LineWords {
    private var words: [(text: String, isQuoted: Bool)]

    init(_ line: [TypedWord]) {
        words = []
        for word in line.split {
            if word.quote != nil {
                words.append((word.text, true))
                continue
            }
            for part in Self.parts(of: word.text, after: words.last?.text ?? "") {
                let isLength = (1...2).contains { count in
                    let before = words.suffix(count).map(\.text).joined(separator: " ")
                    return Self.repetitionCount(before) != nil || (try? Phase(before.withoutColon)) != nil
                }
                words += Self.pieces(of: part, isLength: isLength).map { ($0, false) }
            }
        }
    }

    /// Returns the parts of a word with a comma after a number of repetitions, such as `8分×1、10分` or the `1、10分` of
    /// `8分 × 1、10分`; other words are one part.
    private static func parts(of word: String, after before: String) -> [String] {
        guard word.utf8.count <= 128, let comma = word.firstIndex(where: { "、,，".contains($0) }) else { return [word] }
        let first = String(word[..<comma])
        let typed = repetitionMark(before) == before.startIndex ? before + first : first
        guard let mark = repetitionMark(typed), repetitionCount(String(typed[mark...])) != nil else { return [word] }
        let rest = String(word[word.index(after: comma)...])
        return [first] + (rest.isEmpty ? [] : parts(of: rest, after: ""))
    }

    private static func repetitionMark(_ text: String) -> String.Index? {
        text.lastIndex { "x×*ｘ＊".contains($0) }
    }

    /// Returns the parts of a word that are written without a space between them: `12/60/10×3`, `サウナ12分`, `사우나110도`. A
    /// phase before a number without a unit may belong to a name, such as `サウナ24`, and is not split off. A length and
    /// its repetitions, such as `10分×2`, are parts only where a length is expected: after a phase or another
    /// repetition.
    private static func pieces(of word: String, isLength: Bool) -> [String] {
        guard word.utf8.count <= 128 else { return [word] }
        var (text, more) = (word[...], [String]())
        if let mark = repetitionMark(word), mark != word.startIndex,
            repetitionCount(String(word[mark...])) != nil
        {
            (text, more) = (word[..<mark], [String(word[mark...])])
        }
        for phase in Phase.allCases {
            for name in phase.words where text.lowercased().hasPrefix(name) {
                let value = text.dropFirst(name.count).drop { $0 == ":" || $0 == "：" }
                guard value.first?.isNumber == true, phase.isLengthWithUnit(value) || phase.isDegreesWithUnit(value)
                else { continue }
                return [String(text.prefix(name.count)), String(value)] + more
            }
        }
        let isPart = isSet(String(text)) || (isLength && Phase.rest.isLengthWithUnit(text))
        return more.isEmpty || !isPart ? [word] : [String(text)] + more
    }

    /// Returns the words before the rest of them.
    func text(until rest: LineWords) -> String {
        words.dropLast(rest.words.count).map(\.text).joined(separator: " ")
    }

    /// The next word; `nil` at the end of the line.
    var next: String? { words.first?.text }

    /// Returns the next words as one text; `nil` if there are not so many, or if one of them is quoted.
    private func text(_ count: Int, separator: String = " ") -> String? {
        let taken = words.prefix(count)
        guard taken.count == count, !taken.contains(where: \.isQuoted) else { return nil }
        return taken.map(\.text).joined(separator: separator)
    }

    /// Returns the longest text of at most `most` next words for which `value` returns a value, with that value and the
    /// number of words.
    private func longest<Value>(
        _ most: Int, separator: String = " ", _ value: (String) -> Value?
    ) -> (text: String, value: Value, count: Int)? {
        for count in stride(from: min(most, words.count), through: 1, by: -1) {
            guard let text = text(count, separator: separator), let value = value(text) else { continue }
            return (text, value, count)
        }
        return nil
    }

    // MARK: - The facility

    /// Consumes and returns the facility, which ends before a quoted word, a day, a set, a step, a repetition, or a
    /// temperature of the sauna or the cool bath. The first word always belongs to the facility, unless it begins a
    /// part that has a digit or several words; then the result is `nil`.
    ///
    /// - Throws: the errors of ``Facility``, and an error for a text that has the form of a day or a set but is not
    ///   one.
    mutating func facility() throws(SakatsuError) -> Facility? {
        guard let first = words.first else { throw .noFacility }
        if first.isQuoted {
            words.removeFirst()
            return try Facility(first.text)
        }
        if beginsPartWithoutFacility { return nil }
        var taken: [String] = []
        while let word = words.first, !word.isQuoted, taken.isEmpty || !beginsPart {
            try refuseWhatOnlyResembles()
            taken.append(word.text)
            words.removeFirst()
        }
        return try Facility(taken.joined(separator: " "))
    }

    /// Whether the line begins with a day, a set, a step, or a count of sets, in words that cannot be the name of a
    /// facility.
    private var beginsPartWithoutFacility: Bool {
        if setText != nil || stepText != nil { return true }
        if let number = repetitionText { return number.text.first?.isNumber == true }
        guard let day = dayText else { return false }
        return day.count > 1 || day.text.contains(where: \.isNumber)
    }

    /// Whether the next words are a day, a set, a repetition, or a temperature of the sauna or the cool bath.
    private var beginsPart: Bool {
        var ahead = self
        if setText != nil || repetitionText != nil || stepText != nil || dayText != nil { return true }
        do { return try ahead.knownTemperature() != nil } catch { return true }
    }

    /// Throws an error if the next words have the form of a day or a set without being one, such as `11月31日` or
    /// `10-60-10`. Otherwise they would become part of the facility.
    func refuseWhatOnlyResembles() throws(SakatsuError) {
        if let set = longest(1, { Self.resemblesSet($0, " ,、-‐–.:*・_+") ? $0 : nil }) ?? spacedNumbers {
            guard !TypedDay.resembles(set.text) else { throw .noSuchDay(set.text.cited) }
            throw .notASet(set.text.cited)
        }
        if let day = longest(TypedDay.mostWords, { TypedDay.resembles($0) ? $0 : nil }), !Self.isDay(day.text) {
            throw .noSuchDay(day.text.cited)
        }
    }

    /// Three numbers in a row; `nil` if the line does not begin so.
    private var spacedNumbers: (text: String, value: String, count: Int)? {
        guard let text = text(3), Self.resemblesSet(text, " ") else { return nil }
        return (text, text, 3)
    }

    /// Returns whether a text is three numbers, with or without units, between which the same separator is written.
    private static func resemblesSet(_ text: String, _ separators: String) -> Bool {
        let typed = text.halfWidth.lowercased()
        guard text.utf8.count <= 64,
            let separator = typed.first(where: { separators.contains($0) }),
            case let parts = typed.split(separator: separator, omittingEmptySubsequences: false), parts.count == 3
        else { return false }
        return zip(Phase.allCases, parts).allSatisfy { phase, part in
            part.first?.isDigit == true && (part.allSatisfy(\.isDigit) ? part.count <= 4 : part.isLength(of: phase))
        }
    }

    // MARK: - Sets

    /// Consumes and returns a set; `nil` if the next word is something else.
    mutating func set() throws(SakatsuError) -> SaunaSet? {
        guard let set = setText else { return nil }
        words.removeFirst(set.count)
        return try SaunaSet(set.text)
    }

    /// The next words that can only be a set, valid or not, as one text without the spaces around its slashes.
    private var setText: (text: String, count: Int)? {
        for count in stride(from: min(5, words.count), through: 1, by: -1) {
            guard let text = text(count, separator: ""), Self.isSet(text), count == 1 || isJoined(count) else {
                continue
            }
            return (text, count)
        }
        return nil
    }

    /// Whether a slash is written at each space between the next words, as in `10 / 60 / 10`.
    private func isJoined(_ count: Int) -> Bool {
        let texts = words.prefix(count).map(\.text.halfWidth)
        return zip(texts, texts.dropFirst()).allSatisfy { ($0.hasSuffix("/")) != ($1.hasPrefix("/")) }
            && texts.last?.hasSuffix("/") == false
    }

    /// Returns whether a word can only be a set, valid or not. Two numbers such as `11/20` are a set.
    private static func isSet(_ word: String) -> Bool {
        let typed = word.halfWidth
        guard typed.contains("/"), typed.first?.isDigit == true || typed.first == "-" else { return false }
        return isMonthAndDay(typed) || (!TypedDay.resembles(word) && !isDay(word))
    }

    /// Consumes and returns the number of repetitions of a set, or the number of sets, as in `x3` or `3セット`, with its
    /// text; `nil` if the next word is something else.
    mutating func repetition() throws(SakatsuError) -> (count: SetCount, text: String)? {
        guard let repetition = repetitionText else { return nil }
        words.removeFirst(repetition.count)
        return (try SetCount(repetition.value), repetition.text)
    }

    private var repetitionText: (text: String, value: String, count: Int)? {
        longest(2, Self.repetitionCount)
    }

    /// Returns the digits of a repetition or a number of sets: `x3`, `3x`, `×3セット`, `3번`; `nil` for any other text.
    private static func repetitionCount(_ text: String) -> String? {
        let typed = text.halfWidth.lowercased()
        if let first = typed.first, "x×*".contains(first) {
            let number = String(typed.dropFirst().drop(while: \.isWhitespace))
            return !number.isEmpty && number.allSatisfy(\.isDigit) ? number : SetCount.number(ofSets: number)
        }
        if let last = typed.last, "x×".contains(last) {
            let digits = typed.dropLast()
            return !digits.isEmpty && digits.allSatisfy(\.isDigit) ? String(digits) : nil
        }
        return SetCount.number(ofSets: typed)
    }

    /// Consumes and returns a step with the name of its phase, such as `サウナ12分` or `rest 10`; `nil` if the next words
    /// are something else. Without a unit, the number after the sauna or the cool bath is a temperature.
    mutating func step() -> Step? {
        guard let (step, count) = stepText else { return nil }
        words.removeFirst(count)
        return step
    }

    private var stepText: (step: Step, count: Int)? {
        for count in 1...2 {
            guard let name = text(count)?.withoutColon, let phase = try? Phase(name) else { continue }
            var ahead = self
            ahead.words.removeFirst(count)
            let length = ahead.longest(4) { text in
                let isLength = Self.isOneLength(text) && (phase == .rest || phase.isLengthWithUnit(text[...]))
                return isLength ? try? Step(phase, typed: text) : nil
            }
            guard let length else { continue }
            var step = length.value
            if Phase.namesOfRests.contains(name) { step.name = try? StepName(name) }
            return (step, count + length.count)
        }
        return nil
    }

    /// Consumes and returns a length of a phase with its unit; `nil` if the next words are something else.
    mutating func length(of phase: Phase) -> Step? {
        let length = longest(4) { text in
            Self.isOneLength(text) && phase.isLengthWithUnit(text[...]) ? try? Step(phase, typed: text) : nil
        }
        guard let length else { return nil }
        words.removeFirst(length.count)
        return length.value
    }

    /// Returns whether the words of a text can be one length, as in `1 min 30 s`, in which no number follows a number.
    private static func isOneLength(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return zip(words, words.dropFirst()).allSatisfy { before, word in
            word.first?.isNumber == false || before.contains { !$0.isNumber }
        }
    }

    /// Consumes the next word if it only joins other parts, such as `→`, and returns whether it did.
    mutating func cutJoint() -> Bool {
        guard let text = text(1)?.withoutColon, Self.joints.contains(text.lowercased()) else { return false }
        words.removeFirst()
        return true
    }

    private static let joints: Set<String> = ["→", "->", "合計", "計", "total", "총", "합계"]

    // MARK: - Remarks

    /// Consumes and returns all remaining words as a remark; `nil` if they begin with a number, or if one of the parts
    /// of a visit is among them. A quoted text is a remark of its own.
    mutating func remark() throws(SakatsuError) -> Remark? {
        guard let first = words.first else { return nil }
        if first.isQuoted {
            words.removeFirst()
            return try Remark(first.text)
        }
        guard first.text.first?.isNumber == false else { return nil }
        var ahead = self
        while !ahead.words.isEmpty {
            if ahead.beginsPart { return nil }
            ahead.words.removeFirst()
        }
        let remark = try Remark(words.map(\.text).joined(separator: " "))
        words = []
        return remark
    }

    // MARK: - Days

    /// Removes the quotes, which a shell needs, around days and sets of several words. After the facility, such words
    /// can mean nothing else.
    mutating func unquoteDaysAndSets() {
        words = words.flatMap { word in
            let joined = word.text.filter { !$0.isWhitespace }
            guard word.isQuoted, Self.isDay(word.text) || Self.isSet(joined) else { return [word] }
            return word.text.split(whereSeparator: \.isWhitespace).map { (String($0), false) }
        }
    }

    /// Consumes and returns a day; `nil` if the next words are something else.
    ///
    /// - Throws: ``SakatsuError/ambiguousDay(_:)``.
    mutating func day() throws(SakatsuError) -> TypedDay? {
        guard let found = dayText else { return nil }
        let day = try Self.day(found.text)
        words.removeFirst(found.count)
        return day
    }

    /// The next words that are a day; `nil` if they are something else.
    private var dayText: (text: String, value: String, count: Int)? {
        longest(TypedDay.mostWords) { Self.isDay($0) ? $0 : nil }
    }

    /// Consumes and returns a month and a day right after the facility, as in `11/20`; `nil` if the next words are
    /// something else. Two numbers are a set elsewhere.
    ///
    /// - Throws: ``SakatsuError/noSuchDay(_:)`` for numbers such as `11/31`, and ``SakatsuError/ambiguousDay(_:)``.
    mutating func monthAndDay() throws(SakatsuError) -> TypedDay? {
        guard let text = text(1), Self.isMonthAndDay(text.halfWidth), TypedDay.resembles(text) else { return nil }
        let day = try Self.day(text)
        words.removeFirst()
        return day
    }

    /// Whether the next word is the last one.
    var isAtLast: Bool { words.count == 1 }

    /// Returns the day that a text means.
    private static func day(_ text: String) throws(SakatsuError) -> TypedDay {
        do { return try TypedDay(typed: text) } catch {
            throw (error as? AmbiguousDay).map { .ambiguousDay($0) } ?? .noSuchDay(text.cited)
        }
    }

    /// Returns whether a text is a day; `false` for two numbers such as `11/20`, which are a set.
    private static func isDay(_ text: String) -> Bool {
        !isMonthAndDay(text.halfWidth) && (try? TypedDay(text)) != nil
    }

    /// Returns whether a text is two numbers with a slash between them.
    private static func isMonthAndDay(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(\.isDigit) }
    }

    // MARK: - Temperatures

    /// Consumes and returns a temperature of the sauna or the cool bath; `nil` if the next words are something else.
    ///
    /// - Throws: ``SakatsuError/inFahrenheit(_:_:)``.
    private mutating func knownTemperature() throws(SakatsuError) -> (TemperaturePlace, Temperature)? {
        for count in 1...2 where words.count > count {
            let name = words.prefix(count).map(\.text).joined(separator: " ").withoutColon
            guard let place = try? TemperaturePlace(name), place.phase != nil else { continue }
            do throws(SakatsuError) {
                let temperature = try Temperature(words[count].text)
                words.removeFirst(count + 1)
                cutUnit()
                return (place, temperature)
            } catch {
                if case .inFahrenheit = error { throw error }
            }
        }
        return nil
    }

    /// Consumes the unit of the number before it.
    private mutating func cutUnit() {
        if let word = words.first, !word.isQuoted, Temperature.isUnit(word.text) { words.removeFirst() }
    }

    /// Consumes and returns a temperature, whose name is all words before its number; `nil` if no number with a name
    /// follows. `hasUnit` is whether a unit follows the number; it is always `false` for the sauna and the cool bath.
    mutating func temperature() throws(SakatsuError) -> (
        place: TemperaturePlace, temperature: Temperature, hasUnit: Bool
    )? {
        if let (place, temperature) = try knownTemperature() { return (place, temperature, false) }
        let digits = words.firstIndex {
            !$0.isQuoted && $0.text.halfWidth.drop { "-−".contains($0) }.first?.isDigit == true
        }
        guard let index = digits, index > 0 else { return nil }
        let place = try TemperaturePlace(words[..<index].map(\.text).joined(separator: " "))
        let number = words[index].text
        let temperature = try Temperature(number)
        words.removeFirst(index + 1)
        let rest = words.count
        cutUnit()
        return (place, temperature, words.count < rest || Temperature.hasUnit(number))
    }
}
