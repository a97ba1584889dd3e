import Basics

extension VisitDraft {
    /// Parses a visit in one line: the facility, then a day, sets, and temperatures in any order.
    ///
    ///     Sauna Shikiji 2026-11-20 10/60/10 x3 sauna 110 bath 16.5 steam room 45
    ///
    /// `x3` repeats the preceding set three times in all; without a preceding set, it means three default sets. A
    /// facility must be quoted if it contains a word with another meaning, or the form of a day or a set. A line that
    /// begins with the digits of a day or a set means the default facility. Two numbers such as `11/20` are a set, but
    /// right after the facility and before a whole set a day. Other places than the sauna and the cool bath need to be
    /// among the default temperatures, or the unit: `steam room 45°C`.
    ///
    /// - Throws: ``SakatsuError``.
    public init(_ line: String) throws(SakatsuError) {
        var words = LineWords(line)
        self.init()
        facility = try words.facility()
        words.unquoteDaysAndSets()
        day = try words.dayBeforeSet()
        while let word = words.next {
            if let day = words.day() {
                guard self.day == nil else { throw .givenTwice(word) }
                self.day = day
            } else if let set = try words.set() {
                sets = (sets ?? []) + [DraftSet(set)]
            } else if let (count, text) = try words.repetition() {
                try repeatLast(count, text)
            } else {
                try words.refuseWhatOnlyResembles()
                guard let (place, temperature, hasUnit) = try words.temperature() else {
                    throw .notOfAVisit(word.cited)
                }
                guard temperatures[place] == nil else { throw .givenTwice("\(word) \(temperature)") }
                try temperatures.set(place, to: temperature)
                if case .named(let name) = place, !hasUnit { namesWithoutUnit.append(name) }
            }
        }
    }

    private mutating func repeatLast(_ count: SetCount, _ word: String) throws(SakatsuError) {
        guard var last = sets?.popLast() else {
            sets = [DraftSet(nil, count: count.count)]
            return
        }
        guard last.count == 1, last.set != nil else { throw .givenTwice(word) }
        guard count.count > 0 else { throw .repetitionOutOfRange(word) }
        last.count = count.count
        sets?.append(last)
    }
}
