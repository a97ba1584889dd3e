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

    /// The valid lengths of the phase, in its ``unit``.
    public var range: ClosedRange<Int> {
        switch self {
        case .sauna: 1...120
        case .coolBath: 1...1800
        case .rest: 1...240
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

    /// Returns the valid length, in the phase's ``unit``, that is nearest to a number of seconds.
    public func amount(ofSeconds seconds: Int) -> Int {
        let amount = (max(0, min(seconds, 1_000_000)) + unit.seconds / 2) / unit.seconds
        return min(range.upperBound, max(range.lowerBound, amount))
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

    /// The letter for the unit in a typed length.
    package var letter: String { self == .minutes ? "m" : "s" }
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
    public var words: [String] {
        let more = self == .coolBath ? ["bath", "cool", "cold"] : []
        let names = Language.allCases.map { phrase.text(in: $0).lowercased().filter { !$0.isWhitespace } }
        return [rawValue.lowercased()] + more + names
    }

    /// Parses a typed phase: `sauna`, `bath`, `cool bath`, `rest`, 사우나, 水風呂.
    ///
    /// - Throws: ``SakatsuError/notAPhase(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        let typed = text.lowercased().filter { !$0.isWhitespace }
        guard let phase = Phase.allCases.first(where: { $0.words.contains(typed) }) else {
            throw .notAPhase(text.cited)
        }
        self = phase
    }
}
