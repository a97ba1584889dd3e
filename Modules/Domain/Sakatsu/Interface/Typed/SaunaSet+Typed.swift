import Arguments
import Languages

extension SaunaSet {
    /// Parses a typed set: minutes of sauna, seconds of cool bath, and minutes of rest. Units of any language are
    /// optional, and `-` omits a phase: `10/60/10`, `10m/1m/10m`, `12분/60초`, `-/90/10`.
    ///
    /// - Throws: ``SakatsuError/notASet(_:)``, ``SakatsuError/amountOutOfRange(_:_:)`` and ``SakatsuError/emptySet``.
    public init(_ text: String) throws(SakatsuError) {
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
}

extension Step {
    /// Parses the typed length of a phase. A number without a unit is in the unit of the phase: `10`, `10m`, `90s`,
    /// `10분`, `60초`, `2 min`.
    ///
    /// - Throws: ``SakatsuError/amountOutOfRange(_:_:)``, also for a text that is not a length.
    public init(_ phase: Phase, typed text: String) throws(SakatsuError) {
        let refusal = SakatsuError.amountOutOfRange(phase, text.cited)
        let typed = text.utf8.count <= 64 ? text.halfWidth.lowercased().filter { !$0.isWhitespace } : ""
        let digits = typed.prefix(while: \.isDigit)
        guard digits.count <= 6, let number = Int(digits),
            let unit = AmountUnit(word: typed.dropFirst(digits.count), else: phase.unit)
        else { throw refusal }
        let (amount, rest) = (number * unit.seconds).quotientAndRemainder(dividingBy: phase.unit.seconds)
        guard rest == 0, phase.range.contains(amount) else { throw refusal }
        try self.init(phase, amount)
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
