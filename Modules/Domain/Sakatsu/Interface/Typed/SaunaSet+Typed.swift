import Basics

extension SaunaSet {
    /// Parses a typed set: minutes of sauna, seconds of cool bath, and minutes of rest. Units of any language are
    /// optional, and `-` omits a phase: `10/60/10`, `10m/1m30s/10m`, `12분/60초`, `-/90/10`. Or the steps have the names of
    /// their phases: `サウナ12分 水風呂1分`.
    ///
    /// - Throws: ``SakatsuError/notASet(_:)``, ``SakatsuError/amountOutOfRange(_:_:)`` and ``SakatsuError/emptySet``.
    public init(_ text: String) throws(SakatsuError) {
        if let set = Self.ofSteps(text) {
            self = set
            return
        }
        let parts = text.halfWidth.split(separator: "/", omittingEmptySubsequences: false)
        guard text.utf8.count <= 128, (2...3).contains(parts.count) else { throw .notASet(text.cited) }
        var steps: [Step] = []
        for (phase, part) in zip(Phase.allCases, parts) {
            let typed = String(part).trimmingWhitespace()
            if typed == "-" || typed == "−" { continue }
            guard typed.first?.isDigit == true else { throw .notASet(text.cited) }
            steps.append(try Step(phase, typed: typed))
        }
        try self.init(steps)
    }

    /// Returns the set whose steps have the names of their phases, such as `サウナ12分 水風呂1分`; `nil` for any other text.
    public static func ofSteps(_ text: String) -> SaunaSet? {
        guard text.utf8.count <= 256 else { return nil }
        var (words, steps) = (LineWords([TypedWord(text)]), [Step]())
        while words.next != nil {
            if words.cutJoint() { continue }
            guard let step = words.step() else { return nil }
            steps.append(step)
        }
        return try? SaunaSet(steps)
    }
}

extension Step {
    /// Parses the typed length of a phase. A number without a unit is in the unit of the phase: `10`, `10m`, `90s`,
    /// `10분`, `60초`, `2 min`, `1分30秒`, `1m30s`, or minutes and seconds as in `1:30`.
    ///
    /// - Throws: ``SakatsuError/amountOutOfRange(_:_:)``, also for a text that is not a length.
    public init(_ phase: Phase, typed text: String) throws(SakatsuError) {
        let refusal = SakatsuError.amountOutOfRange(phase, text.cited)
        let typed = text.utf8.count <= 64 ? text.halfWidth.lowercased().filter { !$0.isWhitespace } : ""
        guard let seconds = typed.secondsOnClock ?? typed.seconds(in: phase.unit) else { throw refusal }
        guard phase.range.contains(seconds) else { throw refusal }
        self.init(phase, seconds: seconds)
    }
}

extension String {
    /// The seconds of a length such as `1:30`; `nil` for any other text.
    fileprivate var secondsOnClock: Int? {
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...3).contains(parts[0].count), parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy(\.isDigit) }), let minutes = Int(parts[0]), let seconds = Int(parts[1]),
            seconds < AmountUnit.minutes.seconds
        else { return nil }
        return minutes * AmountUnit.minutes.seconds + seconds
    }

    /// Returns the seconds of a length, which is a number with a unit, or minutes followed by seconds; without a unit,
    /// the length is in the unit `usual`. Returns `nil` for any other text.
    fileprivate func seconds(in usual: AmountUnit) -> Int? {
        var rest = self[...]
        guard let (number, unit) = rest.cutAmount(else: usual) else { return nil }
        guard !rest.isEmpty else { return number * unit.seconds }
        guard unit == .minutes, case (let more, .seconds)? = rest.cutAmount(else: .seconds), rest.isEmpty,
            more < AmountUnit.minutes.seconds
        else { return nil }
        return number * unit.seconds + more
    }
}

extension Substring {
    /// Removes a number and the unit after it from the beginning, and returns both. A missing unit is the unit `usual`.
    /// Returns `nil` if the text does not begin so.
    fileprivate mutating func cutAmount(else usual: AmountUnit) -> (Int, AmountUnit)? {
        let digits = prefix(while: \.isDigit)
        let word = dropFirst(digits.count).prefix { !$0.isDigit }
        guard digits.count <= 6, let number = Int(digits), let unit = AmountUnit(word: word, else: usual) else {
            return nil
        }
        self = self[word.endIndex...]
        return (number, unit)
    }
}

extension AmountUnit {
    /// Parses the unit after a number; an empty word means the unit `usual`. Returns `nil` for an unknown word.
    fileprivate init?(word: Substring, else usual: AmountUnit) {
        switch word {
        case "": self = usual
        case "m", "min", "mins", "minute", "minutes", "분", "分", "分間": self = .minutes
        case "s", "sec", "secs", "second", "seconds", "초", "秒", "秒間": self = .seconds
        default: return nil
        }
    }
}
