public import Basics

/// One of the three phases of a set, in order.
public enum Phase: String, CaseIterable, Comparable, Sendable {
    /// Sweating in the heat.
    case sauna
    /// Cooling in cold water.
    case coolBath
    /// Resting in the air.
    case rest

    /// The unit in which the length of the phase is given.
    public var unit: AmountUnit { self == .coolBath ? .seconds : .minutes }

    /// The valid lengths of the phase, in seconds.
    public var range: ClosedRange<Int> {
        switch self {
        case .sauna: 1...7200
        case .coolBath: 1...1800
        case .rest: 1...14400
        }
    }

    /// The next phase of the same set; `nil` after the rest.
    public var next: Phase? {
        switch self {
        case .sauna: .coolBath
        case .coolBath: .rest
        case .rest: nil
        }
    }

    /// Orders the phases as they follow each other in a set: sauna, cool bath, rest.
    public static func < (left: Phase, right: Phase) -> Bool {
        left != right && (left == .sauna || right == .rest)
    }
}

/// A unit of time for the length of a phase.
public enum AmountUnit: Hashable, Sendable {
    /// 60 seconds.
    case minutes
    /// One second.
    case seconds

    /// The number of seconds in one unit.
    public var seconds: Int { self == .minutes ? 60 : 1 }

    /// Returns an amount with the unit: `10 min`, `60 s`.
    public func phrase(_ amount: Int) -> Phrase {
        switch self {
        case .minutes: Phrase("\(amount) min", .ko("\(amount)분"), .ja("\(amount)分"))
        case .seconds: Phrase("\(amount) s", .ko("\(amount)초"), .ja("\(amount)秒"))
        }
    }

    /// Returns a length as whole units and the seconds beyond them, without a zero: `10 min 30 s`, `45 s`.
    func phrase(ofSeconds seconds: Int) -> Phrase {
        let (whole, rest) = seconds.quotientAndRemainder(dividingBy: self.seconds)
        guard rest > 0 else { return phrase(whole) }
        let more = AmountUnit.seconds.phrase(rest)
        let both = phrase(whole)
        return whole == 0 ? more : Phrase("\(both) \(more)", .ko("\(both) \(more)"), .ja("\(both)\(more)"))
    }

    /// Returns a total of minutes as hours and minutes: `45 min`, `3 h 39 min`.
    public static func phrase(ofMinutes minutes: Int) -> Phrase {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        let minutes = AmountUnit.minutes.phrase(rest)
        if hours == 0 { return minutes }
        if rest == 0 { return Phrase("\(hours) h", .ko("\(hours)시간"), .ja("\(hours)時間")) }
        return Phrase("\(hours) h \(minutes)", .ko("\(hours)시간 \(minutes)"), .ja("\(hours)時間\(minutes)"))
    }

    /// The letter for the unit in a typed length.
    package var letter: String { self == .minutes ? "m" : "s" }

    /// Returns a length as it is typed in the reader's language: `10m`, `10m30s`, `60초`.
    func typed(ofSeconds seconds: Int) -> Phrase {
        let (whole, rest) = seconds.quotientAndRemainder(dividingBy: self.seconds)
        let more = AmountUnit.seconds.typed(rest)
        return rest == 0 ? typed(whole) : whole == 0 ? more : Phrase(pattern: "\(typed(whole))\(more)")
    }

    private func typed(_ amount: Int) -> Phrase {
        switch self {
        case .minutes: Phrase("\(amount)m", .ko("\(amount)분"), .ja("\(amount)分"))
        case .seconds: Phrase("\(amount)s", .ko("\(amount)초"), .ja("\(amount)秒"))
        }
    }
}

extension Phase {
    /// The name of the phase in each language.
    public var phrase: Phrase {
        switch self {
        case .sauna: VisitPhrases.sauna
        case .coolBath: VisitPhrases.coolBath
        case .rest: VisitPhrases.rest
        }
    }

    /// The words for the phase in all languages, in lowercase and without white space. ``rawValue`` comes first.
    public var words: [String] { names + otherNames }

    /// The words that can also be the name of another place of a temperature, beside the cool bath.
    package var otherNames: [String] { self == .coolBath ? ["coldbath", "coldplunge"] : [] }

    /// The words that no other place of a temperature has as its name.
    private var names: [String] {
        let more =
            switch self {
            case .sauna: [String]()
            case .coolBath: ["bath", "cool", "cold"]
            // A name of the sauna or the cool bath is also the place of a temperature, but one of the rest is not.
            case .rest: ["break"] + Self.namesOfRests
            }
        let names = Language.allCases.map { phrase.text(in: $0).asWord }
        return [rawValue.lowercased()] + more + names
    }

    /// The words for a rest that say more than the phase, and so become the name of a step.
    static let namesOfRests = ["외기욕", "내기욕", "外気浴", "内気浴"]

    /// Parses a typed phase: `sauna`, `bath`, `cool bath`, `cold bath`, `rest`, 사우나, 水風呂.
    ///
    /// - Throws: ``SakatsuError/notAPhase(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        let typed = text.asWord
        guard let phase = Phase.allCases.first(where: { $0.words.contains(typed) }) else {
            throw .notAPhase(text.cited)
        }
        self = phase
    }

    /// Finds the phase whose name no other place can have; `nil` for any other name.
    init?(named name: StepName) {
        guard let phase = Phase.allCases.first(where: { $0.names.contains(name.word) }) else { return nil }
        self = phase
    }
}

extension StepName {
    /// The name in lowercase and without white space.
    var word: String { text.asWord }
}

extension String {
    fileprivate var asWord: String { lowercased().filter { !$0.isWhitespace } }
}
