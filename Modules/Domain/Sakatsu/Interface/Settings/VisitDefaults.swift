import Arguments

/// The values of a new visit where a person gives none.
public struct VisitDefaults: Equatable, Sendable {
    /// The place; `nil` if it has to be given.
    public var facility: Facility?
    /// How many sets.
    public var count: SetCount
    /// The steps of each set.
    public var set: SaunaSet
    /// How hot and how cold it is.
    public var temperatures: Temperatures

    /// The values before a person sets any: three sets of 10 minutes, 60 seconds and 10 minutes.
    public init() {
        (facility, count, temperatures) = (nil, .usual, Temperatures())
        set = .usual
    }

    /// Makes changes, all or none.
    ///
    /// - Throws: ``SakatsuError``.
    public mutating func apply(_ changes: [DefaultsChange]) throws(SakatsuError) {
        var next = self
        for change in changes {
            switch change {
            case .facility(let facility): next.facility = facility
            case .count(let count): next.count = count
            case .step(let change): next.set = try next.set.applying(change)
            case .temperature(let place, let temperature): try next.temperatures.set(place, to: temperature)
            }
        }
        self = next
    }
}

/// One change to the defaults of a new visit.
public enum DefaultsChange: Hashable, Sendable {
    /// The place; `nil` takes it away.
    case facility(Facility?)
    /// How many sets.
    case count(SetCount)
    /// The steps of each set.
    case step(StepChange)
    /// A temperature; `nil` takes it away.
    case temperature(TemperaturePlace, Temperature?)
}

/// How many sets a new visit has, 0…30.
public struct SetCount: Hashable, Sendable {
    /// The counts that there are.
    public static let range = 0...SetNumber.range.upperBound

    /// Three.
    public static let usual = SetCount(known: 3)

    /// One of ``range``.
    public let count: Int

    /// A count from outside.
    ///
    /// - Throws: ``SakatsuError/setCountOutOfRange(_:)``.
    public init(_ count: Int) throws(SakatsuError) {
        guard Self.range.contains(count) else { throw .setCountOutOfRange("\(count)") }
        self.count = count
    }

    /// Parses a count as people type it.
    ///
    /// - Throws: ``SakatsuError/setCountOutOfRange(_:)``, also for anything but a number.
    public init(_ text: String) throws(SakatsuError) {
        guard let count = Int(typed: text), Self.range.contains(count) else {
            throw .setCountOutOfRange(text.cited)
        }
        self.count = count
    }

    private init(known count: Int) {
        self.count = count
    }
}

extension SetCount: CustomStringConvertible {
    /// The number, as a person types it.
    public var description: String { "\(count)" }
}

extension SaunaSet {
    /// 10 minutes of sauna, 60 seconds of cool bath, 10 minutes of rest.
    public static let usual = SaunaSet(Step(.sauna, seconds: 600)).with(Step(.coolBath, seconds: 60))
        .with(Step(.rest, seconds: 600))
}
