import Arguments

/// The defaults for a new visit.
public struct VisitDefaults: Equatable, Sendable {
    /// The facility; `nil` if each new visit must name one.
    public var facility: Facility?
    /// The number of sets.
    public var count: SetCount
    /// The steps of each set.
    public var set: SaunaSet
    /// The temperatures.
    public var temperatures: Temperatures

    /// The initial defaults: three sets of 10 minutes, 60 seconds and 10 minutes.
    public init() {
        (facility, count, temperatures) = (nil, .usual, Temperatures())
        set = .usual
    }

    /// Applies changes: all of them, or none.
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

/// One change to the defaults for a new visit.
public enum DefaultsChange: Hashable, Sendable {
    /// Sets the facility; `nil` removes it.
    case facility(Facility?)
    /// Sets the number of sets.
    case count(SetCount)
    /// Changes the steps of each set.
    case step(StepChange)
    /// Sets a temperature; `nil` removes it.
    case temperature(TemperaturePlace, Temperature?)
}

/// The number of sets of a new visit: 0…30.
public struct SetCount: Hashable, Sendable {
    /// The valid numbers.
    public static let range = 0...SetNumber.range.upperBound

    /// The default, three.
    public static let usual = SetCount(known: 3)

    /// The number, within ``range``.
    public let count: Int

    /// The count with a number.
    ///
    /// - Throws: ``SakatsuError/setCountOutOfRange(_:)``.
    public init(_ count: Int) throws(SakatsuError) {
        guard Self.range.contains(count) else { throw .setCountOutOfRange("\(count)") }
        self.count = count
    }

    /// Parses a typed number.
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
    /// The number as it is typed.
    public var description: String { "\(count)" }
}

extension SaunaSet {
    /// The default set: 10 minutes of sauna, 60 seconds of cool bath, 10 minutes of rest.
    public static let usual = SaunaSet(Step(.sauna, seconds: 600)).with(Step(.coolBath, seconds: 60))
        .with(Step(.rest, seconds: 600))
}
