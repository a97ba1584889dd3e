public import Time

/// The figures of a visit.
public struct VisitFigures: Equatable, Sendable {
    /// The facility.
    public let facility: Facility
    /// The day.
    public let day: Day
    /// The number of sets.
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

/// The total time of each phase, in seconds.
public struct PhaseSeconds: Hashable, Sendable {
    private var bySlot: [Phase: Int] = [:]

    /// A total of zero.
    public init() {}

    /// The total of some sets.
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

    /// Adds the seconds of each phase.
    public static func + (left: PhaseSeconds, right: PhaseSeconds) -> PhaseSeconds {
        var sum = left
        for phase in Phase.allCases { sum[phase] += right[phase] }
        return sum
    }
}

/// The figures of a period.
public struct VisitStatistics: Equatable, Sendable {
    /// The figures of a month or a year.
    public struct Span: Equatable, Sendable {
        /// The first day.
        public let first: Day
        /// The number of visits.
        public var visits = 0
        /// The total time of each phase.
        public var seconds = PhaseSeconds()
    }

    /// A facility with its visits.
    public struct Favourite: Equatable, Sendable {
        /// The facility.
        public let facility: Facility
        /// The number of visits.
        public var visits: Int
        /// The day of the last visit.
        public var last: Day
    }

    /// The maximum number of ``months``.
    public static let mostMonths = 120

    /// The period.
    public let period: StatisticsPeriod
    /// The number of visits.
    public let visits: Int
    /// The number of sets.
    public let sets: Int
    /// The total time of each phase.
    public let seconds: PhaseSeconds
    /// The months from the first visit to the last, including those without visits; at most the last ``mostMonths``.
    /// All twelve months for a year.
    public let months: [Span]
    /// The years with visits, in order.
    public let years: [Span]
    /// The facilities by number of visits, the most frequent first; of those with equally many, the last visited first.
    public let favourites: [Favourite]

    /// The figures of the visits in a period; other visits are left out.
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
