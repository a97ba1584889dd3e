public import Basics

/// A visit to a sauna.
public struct Visit: Equatable, Sendable {
    /// The visited facility.
    public var facility: Facility
    /// The local day of the visit.
    public var day: Day
    /// The person's text before the sets; `nil` for none.
    public var foreword: Remark?
    /// The temperatures.
    public var temperatures: Temperatures
    /// The sets in order, at most 30.
    public internal(set) var sets: [SaunaSet]
    /// The person's text after the sets; `nil` for none.
    public var afterword: Remark?
    /// The parts that do not fit into the visit after a merge of stores. Only repositories set this property.
    public let unplaced: Unplaced

    /// Parts that do not fit into a visit after a merge of stores. They enter the visit when other parts are removed.
    public struct Unplaced: Equatable, Sendable {
        /// Temperatures with a repeated or reserved name, or beyond the eighth.
        public var temperatures: [NamedTemperature]
        /// Sets beyond the thirtieth.
        public var sets: [SaunaSet]

        /// Creates the parts that do not fit; by default none.
        public init(temperatures: [NamedTemperature] = [], sets: [SaunaSet] = []) {
            (self.temperatures, self.sets) = (temperatures, sets)
        }

        /// Whether every part fits.
        public var isEmpty: Bool { temperatures.isEmpty && sets.isEmpty }
    }

    /// Creates a visit.
    ///
    /// - Throws: ``SakatsuError/tooManySets``.
    public init(
        _ facility: Facility, on day: Day, foreword: Remark? = nil, temperatures: Temperatures = Temperatures(),
        sets: [SaunaSet] = [], afterword: Remark? = nil, unplaced: Unplaced = Unplaced()
    ) throws(SakatsuError) {
        guard sets.count <= SetNumber.range.upperBound else { throw .tooManySets }
        (self.facility, self.day, self.temperatures, self.sets) = (facility, day, temperatures, sets)
        (self.foreword, self.afterword, self.unplaced) = (foreword, afterword, unplaced)
    }

    /// The sets with their numbers.
    public var numberedSets: [(number: SetNumber, set: SaunaSet)] { Array(zip(SetNumber.all, sets)) }

    /// Returns the set with the given number.
    ///
    /// - Throws: ``SakatsuError/noSuchSet(_:)``.
    public func set(_ number: SetNumber) throws(SakatsuError) -> SaunaSet { sets[try index(of: number)] }

    /// Returns the index in ``sets`` of the set with the given number.
    ///
    /// - Throws: ``SakatsuError/noSuchSet(_:)``.
    func index(of number: SetNumber) throws(SakatsuError) -> Int {
        guard sets.indices.contains(number.number - 1) else { throw .noSuchSet(number) }
        return number.number - 1
    }

    /// Returns the total length of a phase in all sets, in seconds.
    public func seconds(of phase: Phase) -> Int { sets.reduce(0) { $0 + $1.seconds(of: phase) } }
}

/// A visit with its number.
public struct NumberedVisit: Equatable, Sendable {
    /// The number of the visit.
    public let number: VisitNumber
    /// The visit.
    public let visit: Visit

    /// Creates a visit with its number.
    public init(_ number: VisitNumber, _ visit: Visit) {
        (self.number, self.visit) = (number, visit)
    }

    /// Returns whether the left visit comes before the right one in a list: newer days come first, and on the same day,
    /// greater numbers.
    public static func isNewer(_ left: NumberedVisit, than right: NumberedVisit) -> Bool {
        (left.visit.day, left.number) > (right.visit.day, right.number)
    }
}

extension Visit {
    /// Assigns a new identity to each set without one.
    package mutating func identifySets(_ new: () -> Identity) {
        for index in sets.indices where sets[index].id == nil { sets[index].id = new() }
    }
}

// Comparisons for a store and an import. Swift's `==` ignores differences in how the accents of a text are composed.
extension Visit {
    /// Returns whether both visits are equal, including every byte of their texts.
    package func hasSameBytes(as other: Visit) -> Bool {
        self == other && texts.map { Array($0.utf8) } == other.texts.map { Array($0.utf8) }
    }

    private var texts: [String] {
        let names = sets.flatMap(\.texts) + temperatures.named.map(\.name.text)
        return [facility.text, foreword?.text ?? "", afterword?.text ?? ""] + names
    }

    /// Returns this visit as the replacement of `there`: each set gets the identity of the set with the same number in
    /// `there`, or none if there is no such set.
    package func replacing(_ there: Visit) -> Visit {
        var visit = self
        for index in visit.sets.indices {
            visit.sets[index].id = there.sets.indices.contains(index) ? there.sets[index].id : nil
        }
        return visit
    }
}

extension SaunaSet {
    /// Returns whether both sets are equal, including every byte of their texts.
    package func hasSameBytes(as other: SaunaSet) -> Bool {
        self == other && texts.map { Array($0.utf8) } == other.texts.map { Array($0.utf8) }
    }

    fileprivate var texts: [String] { steps.flatMap { [$0.name?.text ?? "", $0.emoji?.description ?? ""] } }
}
