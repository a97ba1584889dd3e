public import Basics

/// The values that a person gave for a new visit.
public struct VisitDraft: Equatable, Sendable {
    /// The facility; `nil` for the default one.
    public var facility: Facility?
    /// The day; `nil` for today.
    public var day: TypedDay?
    /// The text before the sets; `nil` for none.
    public var foreword: Remark?
    /// The given temperatures; other places get the default ones.
    public var temperatures = Temperatures()
    /// The names among ``temperatures`` that were typed without a unit, and must be names of default temperatures.
    var namesWithoutUnit: [StepName] = []
    /// The sets; `nil` for the default ones.
    public var sets: [DraftSet]?
    /// The text after the sets; `nil` for none.
    public var afterword: Remark?

    /// One set, or several equal sets in a row.
    public struct DraftSet: Hashable, Sendable {
        /// The steps of each set; `nil` for the default set.
        public let set: SaunaSet?
        /// The number of sets.
        public var count: Int

        /// Creates a number of equal sets.
        public init(_ set: SaunaSet?, count: Int = 1) {
            (self.set, self.count) = (set, count)
        }
    }

    /// Creates a draft without any values.
    public init() {}

    /// Returns the visit, with defaults in place of missing values.
    ///
    /// - Parameters:
    ///   - defaults: the defaults for a new visit.
    ///   - today: the current day.
    /// - Returns: the visit. Steps without a name or an emoji get that of the default set.
    /// - Throws: ``SakatsuError/noFacility``, ``SakatsuError/tooManySets``, ``SakatsuError/dayToCome(_:)`` and
    ///   ``SakatsuError/unknownTemperature(_:_:known:)``.
    public func visit(with defaults: VisitDefaults, on today: Day) throws(SakatsuError) -> Visit {
        guard let facility = facility ?? defaults.facility else { throw .noFacility }
        let day = (day ?? .today).day(from: today, .past)
        guard day <= today else { throw .dayToCome(day) }
        try checkNames(with: defaults)
        let wanted = sets ?? [DraftSet(nil, count: defaults.count.count)]
        guard wanted.reduce(0, { $0 + min($1.count, 99) }) <= SetNumber.range.upperBound else { throw .tooManySets }
        let all = wanted.flatMap { wanted in
            Array(repeating: (wanted.set ?? defaults.set).named(like: defaults.set), count: wanted.count)
        }
        let temperatures = temperatures.meant(beside: defaults.temperatures).filled(from: defaults.temperatures)
        return try Visit(
            facility, on: day, foreword: foreword, temperatures: temperatures, sets: all, afterword: afterword)
    }

    /// Throws an error for a temperature without a unit whose place is not among the default temperatures. Otherwise,
    /// any word before a number, such as `x 3`, would silently become a temperature.
    private func checkNames(with defaults: VisitDefaults) throws(SakatsuError) {
        for name in namesWithoutUnit where defaults.temperatures[.named(name)] == nil {
            guard let temperature = temperatures[.named(name)] else { continue }
            let named = defaults.temperatures.named.map { TemperaturePlace.named($0.name) }
            throw .unknownTemperature(name, temperature, known: [.sauna, .coolBath] + named)
        }
    }

    /// Parses a visit in one line: the facility, then a day, sets, temperatures, and words at the end, which are the
    /// afterword.
    ///
    ///     Sauna Shikiji 2026-11-20 10/60/10 x3 sauna 110 bath 16.5 steam room 45
    ///     サウナしきじ 11/20 サウナ12分 水風呂1分 外気浴10分 3セット サウナ110度 ととのった
    ///
    /// `x3` repeats the preceding set three times in all; without a preceding set, it means three default sets. Steps
    /// in a row make up a set, or several as in `サウナ8分×1、10分×2 水風呂1分×3`. A facility must be quoted if it contains a
    /// word with another meaning, or the form of a day or a set. A line that begins with a set, a step, a number of
    /// sets, or a day with digits or of several words means the default facility. Two numbers such as `11/20` are a day
    /// right after the facility, or at the end after a whole set; elsewhere they are a set. A place other than the
    /// sauna and the cool bath must be among the default temperatures, or its temperature needs the unit:
    /// `steam room 45°C`.
    ///
    /// - Throws: ``SakatsuError``.
    public init(_ line: String) throws(SakatsuError) {
        try self.init(words: [TypedWord(line)])
    }

    /// Parses a visit in the words of a line, of which those with quotes are taken as they are.
    ///
    /// - Throws: ``SakatsuError``.
    package init(words line: [TypedWord]) throws(SakatsuError) {
        var (words, steps) = (LineWords(line), TypedSteps())
        self.init()
        facility = try words.facility()
        words.unquoteDaysAndSets()
        day = try words.monthAndDay()
        while let word = words.next {
            if words.cutJoint() { continue }
            var given = try words.day()
            if given == nil { given = try lastDay(in: &words) }
            if let day = given {
                guard self.day == nil else { throw .givenTwice(word) }
                self.day = day
            } else if let set = try words.set() {
                sets = (sets ?? []) + (try steps.sets()) + [DraftSet(set)]
            } else if let (count, text) = try words.repetition() {
                if try !steps.repeatLast(count, text) { try repeatLast(count, text) }
            } else if let phase = steps.repeatedPhase, let step = words.length(of: phase) {
                steps.continueLast(with: step, word)
            } else if let step = words.step() {
                if steps.isEmpty, let last = sets?.last, let set = last.set {
                    guard let end = set.steps.last, end.phase < step.phase else { throw .givenTwice(word) }
                    sets = (sets ?? []).dropLast() + [DraftSet(set.with(step), count: last.count)]
                } else {
                    if !steps.precede(step) { sets = (sets ?? []) + (try steps.sets()) }
                    steps.add(step, word)
                }
            } else {
                try addTemperatureOrRemark(word, &words)
            }
        }
        let last = try steps.sets()
        if !last.isEmpty { sets = (sets ?? []) + last }
    }

    /// Returns a month and a day at the end of a line after a whole set; `nil` if the line ends otherwise.
    private func lastDay(in words: inout LineWords) throws(SakatsuError) -> TypedDay? {
        guard day == nil, words.isAtLast, let set = sets?.last?.set, set.steps.count == Phase.allCases.count else {
            return nil
        }
        return try words.monthAndDay()
    }

    private mutating func addTemperatureOrRemark(_ word: String, _ words: inout LineWords) throws(SakatsuError) {
        try words.refuseWhatOnlyResembles()
        let before = words
        var refusal = SakatsuError.notOfAVisit(word.cited)
        do throws(SakatsuError) {
            if let (place, temperature, hasUnit) = try words.temperature() {
                guard temperatures[place] == nil else { throw .givenTwice(before.text(until: words).cited) }
                try temperatures.set(place, to: temperature)
                if case .named(let name) = place, place.phase == nil, !hasUnit { namesWithoutUnit.append(name) }
                return
            }
        } catch {
            guard case .notATemperature = error else { throw error }
            refusal = error
        }
        words = before
        if (try? TemperaturePlace(word))?.phase != nil { throw refusal }
        guard let remark = try words.remark() else { throw refusal }
        guard afterword == nil else { throw .givenTwice(word) }
        afterword = remark
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
