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
        return try Visit(
            facility, on: day, foreword: foreword, temperatures: temperatures.filled(from: defaults.temperatures),
            sets: all, afterword: afterword)
    }

    /// Throws an error for a name that is not declared. A word with any number after it, such as `x 3`, would otherwise
    /// silently be a temperature.
    private func checkNames(with defaults: VisitDefaults) throws(SakatsuError) {
        for name in namesWithoutUnit where defaults.temperatures[.named(name)] == nil {
            guard let temperature = temperatures[.named(name)] else { continue }
            let named = defaults.temperatures.named.map { TemperaturePlace.named($0.name) }
            throw .unknownTemperature(name, temperature, known: [.sauna, .coolBath] + named)
        }
    }
}
