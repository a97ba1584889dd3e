public import Time

/// A new visit as far as a person said what it is.
public struct VisitDraft: Equatable, Sendable {
    /// The place.
    public var facility: Facility?
    /// The day; `nil` for today.
    public var day: TypedDay?
    /// The words before the sets.
    public var foreword: Remark?
    /// How hot and how cold it was.
    public var temperatures = Temperatures()
    /// The sets; `nil` for those of the defaults.
    public var sets: [DraftSet]?
    /// The words after the sets.
    public var afterword: Remark?

    /// A number of sets that are alike.
    public struct DraftSet: Hashable, Sendable {
        /// The steps of each; `nil` for the set of the defaults.
        public let set: SaunaSet?
        /// How many.
        public var count: Int

        /// So many sets.
        public init(_ set: SaunaSet?, count: Int = 1) {
            (self.set, self.count) = (set, count)
        }
    }

    /// A visit of which nothing was said.
    public init() {}

    /// The visit, with the defaults for what was not said.
    ///
    /// - Parameters:
    ///   - defaults: what a new visit has.
    ///   - today: the day it is.
    /// - Returns: the visit. Its steps have the names and emojis of the defaults where they have none of their own.
    /// - Throws: ``SakatsuError/noFacility``, ``SakatsuError/tooManySets`` and ``SakatsuError/dayToCome(_:)``.
    public func visit(with defaults: VisitDefaults, on today: Day) throws(SakatsuError) -> Visit {
        guard let facility = facility ?? defaults.facility else { throw .noFacility }
        let day = (day ?? .today).day(from: today, .past)
        guard day <= today else { throw .dayToCome(day) }
        let wanted = sets ?? [DraftSet(nil, count: defaults.count.count)]
        guard wanted.reduce(0, { $0 + min($1.count, 99) }) <= SetNumber.range.upperBound else { throw .tooManySets }
        let all = wanted.flatMap { wanted in
            Array(repeating: (wanted.set ?? defaults.set).named(like: defaults.set), count: wanted.count)
        }
        return try Visit(
            facility, on: day, foreword: foreword, temperatures: temperatures.filled(from: defaults.temperatures),
            sets: all, afterword: afterword)
    }
}
