package import Edits
public import Time

/// A visit to a sauna.
public struct Visit: Equatable, Sendable {
    /// The facility.
    public var facility: Facility
    /// The day.
    public var day: Day
    /// The person's text before the sets.
    public var foreword: Remark?
    /// The temperatures.
    public var temperatures: Temperatures
    /// The sets in order, at most 30.
    public internal(set) var sets: [SaunaSet]
    /// The person's text after the sets.
    public var afterword: Remark?
    /// The parts for which there is no place after a merge of stores. Only repositories set them.
    public let unplaced: Unplaced

    /// Parts for which a visit has no place after a merge of stores. They appear when others are removed.
    public struct Unplaced: Equatable, Sendable {
        /// Temperatures whose name is taken, or beyond the eighth.
        public var temperatures: [NamedTemperature]
        /// Sets beyond the thirtieth.
        public var sets: [SaunaSet]

        /// Parts without a place; by default none.
        public init(temperatures: [NamedTemperature] = [], sets: [SaunaSet] = []) {
            (self.temperatures, self.sets) = (temperatures, sets)
        }

        /// Whether every part has a place.
        public var isEmpty: Bool { temperatures.isEmpty && sets.isEmpty }
    }

    /// A visit.
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

    /// Returns the set with a number.
    ///
    /// - Throws: ``SakatsuError/noSuchSet(_:)``.
    public func set(_ number: SetNumber) throws(SakatsuError) -> SaunaSet { sets[try index(of: number)] }

    /// Returns the index of a set in ``sets``.
    ///
    /// - Throws: ``SakatsuError/noSuchSet(_:)``.
    func index(of number: SetNumber) throws(SakatsuError) -> Int {
        guard sets.indices.contains(number.number - 1) else { throw .noSuchSet(number) }
        return number.number - 1
    }

    /// The seconds of a phase in all sets.
    public func seconds(of phase: Phase) -> Int { sets.reduce(0) { $0 + $1.seconds(of: phase) } }
}

/// A visit with its number.
public struct NumberedVisit: Equatable, Sendable {
    /// The number of the visit.
    public let number: VisitNumber
    /// The visit.
    public let visit: Visit

    /// A visit with its number.
    public init(_ number: VisitNumber, _ visit: Visit) {
        (self.number, self.visit) = (number, visit)
    }

    /// The order of a list: the newest day first; within a day, the greatest number first.
    public static func isNewer(_ left: NumberedVisit, than right: NumberedVisit) -> Bool {
        (left.visit.day, left.number) > (right.visit.day, right.number)
    }
}

extension Visit {
    /// Assigns new identities to sets without one.
    package mutating func identifySets(_ new: () -> Identity) {
        for index in sets.indices where sets[index].id == nil { sets[index].id = new() }
    }
}

// Comparisons for a store and an import: to Swift's `==`, two texts that compose accents differently are equal.
extension Visit {
    /// Whether all values have the same bytes.
    package func hasSameBytes(as other: Visit) -> Bool {
        self == other && texts.map { Array($0.utf8) } == other.texts.map { Array($0.utf8) }
    }

    private var texts: [String] {
        let names = sets.flatMap(\.texts) + temperatures.named.map(\.name.text)
        return [facility.text, foreword?.text ?? "", afterword?.text ?? ""] + names
    }

    /// Returns the visit of a document as the replacement of an existing one: its sets get the identities of those with
    /// the same numbers.
    package func replacing(_ there: Visit) -> Visit {
        var visit = self
        for index in visit.sets.indices {
            visit.sets[index].id = there.sets.indices.contains(index) ? there.sets[index].id : nil
        }
        return visit
    }
}

extension SaunaSet {
    /// Whether all values have the same bytes.
    package func hasSameBytes(as other: SaunaSet) -> Bool {
        self == other && texts.map { Array($0.utf8) } == other.texts.map { Array($0.utf8) }
    }

    fileprivate var texts: [String] { steps.flatMap { [$0.name?.text ?? "", $0.emoji?.description ?? ""] } }
}
