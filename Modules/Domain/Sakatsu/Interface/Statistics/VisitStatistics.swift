public import Time

/// The figures of a visit.
public struct VisitFigures: Equatable, Sendable {
    /// The place.
    public let facility: Facility
    /// The day.
    public let day: Day
    /// How many sets.
    public let sets: Int
    /// The seconds of each phase.
    public let seconds: PhaseSeconds

    /// The figures of a visit.
    public init(_ facility: Facility, on day: Day, sets: Int, seconds: PhaseSeconds) {
        (self.facility, self.day, self.sets, self.seconds) = (facility, day, sets, seconds)
    }

    /// The figures of a visit.
    public init(of visit: Visit) {
        self.init(visit.facility, on: visit.day, sets: visit.sets.count, seconds: PhaseSeconds(of: visit.sets))
    }
}

/// How long each phase took altogether.
public struct PhaseSeconds: Hashable, Sendable {
    private var bySlot: [Phase: Int] = [:]

    /// None at all.
    public init() {}

    /// The seconds of some sets.
    public init(of sets: [SaunaSet]) {
        for set in sets {
            for phase in Phase.allCases { self[phase] += set.seconds(of: phase) }
        }
    }

    /// The seconds of a phase.
    public subscript(phase: Phase) -> Int {
        get { bySlot[phase] ?? 0 }
        set { bySlot[phase] = newValue == 0 ? nil : newValue }
    }

    /// The minutes of a phase, rounded.
    public func minutes(of phase: Phase) -> Int { (self[phase] + 30) / 60 }

    /// The seconds of both.
    public static func + (left: PhaseSeconds, right: PhaseSeconds) -> PhaseSeconds {
        var sum = left
        for phase in Phase.allCases { sum[phase] += right[phase] }
        return sum
    }
}

/// The figures of a period.
public struct VisitStatistics: Equatable, Sendable {
    /// A month, or a year.
    public struct Span: Equatable, Sendable {
        /// Its first day.
        public let first: Day
        /// How many visits.
        public var visits = 0
        /// How long each phase took.
        public var seconds = PhaseSeconds()
    }

    /// A place that was visited.
    public struct Favourite: Equatable, Sendable {
        /// The place.
        public let facility: Facility
        /// How many visits.
        public var visits: Int
        /// The day of the last one.
        public var last: Day
    }

    /// The most months that are counted one by one.
    public static let mostMonths = 120

    /// The period.
    public let period: StatisticsPeriod
    /// How many visits.
    public let visits: Int
    /// How many sets.
    public let sets: Int
    /// How long each phase took.
    public let seconds: PhaseSeconds
    /// The months from the first visit to the last, those without a visit among them; the last ``mostMonths`` of them. Of a
    /// year, all twelve.
    public let months: [Span]
    /// The years with visits, in their order.
    public let years: [Span]
    /// The places, the most frequent first, of those visited as often the one visited last.
    public let favourites: [Favourite]

    /// The figures of visits in a period. Others are left out.
    public init(of figures: [VisitFigures], in period: StatisticsPeriod) {
        let figures = figures.filter { period.contains($0.day) }
        self.period = period
        visits = figures.count
        sets = figures.reduce(0) { $0 + $1.sets }
        seconds = figures.reduce(PhaseSeconds()) { $0 + $1.seconds }
        years = Self.spans(of: figures, \.firstOfYear).values.sorted { $0.first < $1.first }
        months = Self.months(of: figures, in: period)
        favourites = Self.favourites(of: figures)
    }

    private static func spans(of figures: [VisitFigures], _ first: (Day) -> Day) -> [Day: Span] {
        var spans: [Day: Span] = [:]
        for visit in figures {
            let day = first(visit.day)
            spans[day, default: Span(first: day)].visits += 1
            spans[day, default: Span(first: day)].seconds = (spans[day]?.seconds ?? PhaseSeconds()) + visit.seconds
        }
        return spans
    }

    private static func months(of figures: [VisitFigures], in period: StatisticsPeriod) -> [Span] {
        let spans = spans(of: figures, \.firstOfMonth)
        let wanted: ClosedRange<Day>
        if case .year(let year) = period {
            wanted = Day.ofYear(year)
        } else {
            guard let first = spans.keys.min(), let last = spans.keys.max() else { return [] }
            wanted = first...last
        }
        var months: [Span] = []
        var month = wanted.upperBound.firstOfMonth
        while month >= wanted.lowerBound, months.count < mostMonths {
            months.append(spans[month] ?? Span(first: month))
            guard month.number > Day(number: month.number - 1).number else { break }
            month = Day(number: month.number - 1).firstOfMonth
        }
        return months.reversed()
    }

    private static func favourites(of figures: [VisitFigures]) -> [Favourite] {
        var places: [Facility: Favourite] = [:]
        for visit in figures {
            let there = places[visit.facility]
            places[visit.facility] = Favourite(
                facility: visit.facility, visits: (there?.visits ?? 0) + 1,
                last: max(there?.last ?? visit.day, visit.day))
        }
        return places.values.sorted {
            ($0.visits, $0.last, $1.facility.text) > ($1.visits, $1.last, $0.facility.text)
        }
    }
}
