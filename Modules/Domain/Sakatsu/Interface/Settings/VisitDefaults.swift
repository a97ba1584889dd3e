import Basics

/// The defaults for a new visit.
public struct VisitDefaults: Equatable, Sendable {
    /// The default facility; `nil` if each new visit must name one.
    public var facility: Facility?
    /// The default number of sets.
    public var count: SetCount
    /// The default set, which a new visit contains ``count`` times.
    public var set: SaunaSet
    /// The default temperatures.
    public var temperatures: Temperatures

    /// Creates the initial defaults: no facility, no temperatures, and three sets of 10 minutes of sauna, 60 seconds of
    /// cool bath, and 10 minutes of rest.
    public init() {
        (facility, count, temperatures) = (nil, .usual, Temperatures())
        set = .usual
    }

    /// Applies all changes, or none of them if one is invalid.
    public mutating func apply(_ changes: [DefaultsChange]) throws(SakatsuError) {
        var next = self
        for change in changes {
            switch change {
            case .facility(let facility): next.facility = facility
            case .count(let count): next.count = count
            case .step(let change): next.set = try next.set.applying(change)
            case .temperature: break  // What a typed place means depends on the others.
            }
        }
        try next.temperatures.change(changes.compactMap(\.temperature))
        self = next
    }
}

/// A change to the defaults for a new visit.
public enum DefaultsChange: Hashable, Sendable {
    /// Sets the default facility; `nil` removes it.
    case facility(Facility?)
    /// Sets the default number of sets.
    case count(SetCount)
    /// Changes the steps of the default set.
    case step(StepChange)
    /// Sets the default temperature of a place; `nil` removes it.
    case temperature(TemperaturePlace, Temperature?)
}

extension DefaultsChange {
    fileprivate var temperature: (place: TemperaturePlace, temperature: Temperature?)? {
        guard case .temperature(let place, let temperature) = self else { return nil }
        return (place, temperature)
    }
}

/// The number of sets of a new visit, from 0 to 30.
public struct SetCount: Hashable, Sendable, CustomStringConvertible {
    /// The valid numbers of sets.
    public static let range = 0...SetNumber.range.upperBound

    /// The initial number of sets, three.
    public static let usual = SetCount(known: 3)

    /// The number of sets, within ``range``.
    public let count: Int

    /// Creates a count from a number.
    ///
    /// - Throws: ``SakatsuError/setCountOutOfRange(_:)``.
    public init(_ count: Int) throws(SakatsuError) {
        guard Self.range.contains(count) else { throw .setCountOutOfRange("\(count)") }
        self.count = count
    }

    /// Parses a typed number of sets, with or without the word for sets: `3`, `3 sets`, `3세트`, `3번`,
    /// `3セット`.
    ///
    /// - Throws: ``SakatsuError/setCountOutOfRange(_:)``, also for a text that is not a number.
    public init(_ text: String) throws(SakatsuError) {
        guard let count = Int(typed: Self.number(ofSets: text) ?? text), Self.range.contains(count) else {
            throw .setCountOutOfRange(text.cited)
        }
        self.count = count
    }

    /// Returns the digits before a word for sets; `nil` if the text is no number with such a word.
    static func number(ofSets text: String) -> String? {
        let typed = text.utf8.count <= 64 ? text.halfWidth.lowercased() : ""
        let digits = typed.prefix(while: \.isDigit)
        let word = typed.dropFirst(digits.count).drop(while: \.isWhitespace)
        return !digits.isEmpty && words.contains(String(word)) ? String(digits) : nil
    }

    /// The words for sets after a number, in lowercase.
    private static let words = ["set", "sets", "세트", "회", "번", "セット", "回"]

    private init(known count: Int) {
        self.count = count
    }

    /// The number as it is typed.
    public var description: String { "\(count)" }
}

extension SaunaSet {
    /// The initial default set: 10 minutes of sauna, 60 seconds of cool bath, 10 minutes of rest.
    public static let usual = SaunaSet(Step(.sauna, seconds: 600)).with(Step(.coolBath, seconds: 60))
        .with(Step(.rest, seconds: 600))
}
