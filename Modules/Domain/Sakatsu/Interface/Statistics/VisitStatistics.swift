public import Basics

/// The figures of a visit from which statistics are calculated.
public struct VisitFigures: Equatable, Sendable {
    /// The visited facility.
    public let facility: Facility
    /// The day of the visit.
    public let day: Day
    /// The number of sets.
    public let sets: Int
    /// The total time of each phase.
    public let seconds: PhaseSeconds

    /// Creates the figures of a visit from the given values.
    public init(_ facility: Facility, on day: Day, sets: Int, seconds: PhaseSeconds) {
        (self.facility, self.day, self.sets, self.seconds) = (facility, day, sets, seconds)
    }

    /// Creates the figures of a visit from the visit itself.
    public init(of visit: Visit) {
        self.init(visit.facility, on: visit.day, sets: visit.sets.count, seconds: PhaseSeconds(of: visit.sets))
    }
}

/// The total time of each phase, in seconds.
public struct PhaseSeconds: Hashable, Sendable {
    private var bySlot: [Phase: Int] = [:]

    /// Creates totals of zero.
    public init() {}

    /// Creates the totals of some sets.
    public init(of sets: [SaunaSet]) {
        for set in sets {
            for phase in Phase.allCases { self[phase] += set.seconds(of: phase) }
        }
    }

    /// The total time of a phase, in seconds.
    public subscript(phase: Phase) -> Int {
        get { bySlot[phase] ?? 0 }
        set { bySlot[phase] = newValue == 0 ? nil : newValue }
    }

    /// Returns the total time of a phase in minutes, rounded to the nearest minute.
    public func minutes(of phase: Phase) -> Int { (self[phase] + 30) / 60 }

    /// Returns the sums of both totals, phase by phase.
    public static func + (left: PhaseSeconds, right: PhaseSeconds) -> PhaseSeconds {
        var sum = left
        for phase in Phase.allCases { sum[phase] += right[phase] }
        return sum
    }
}

/// The statistics of the visits in a period.
public struct VisitStatistics: Equatable, Sendable {
    /// The figures of a month or a year.
    public struct Span: Equatable, Sendable {
        /// The first day of the month or the year.
        public let first: Day
        /// The number of visits.
        public var visits = 0
        /// The total time of each phase.
        public var seconds = PhaseSeconds()
    }

    /// A facility with the number of visits to it in the period.
    public struct Favourite: Equatable, Sendable {
        /// The facility.
        public let facility: Facility
        /// The number of visits.
        public var visits: Int
        /// The day of the last visit in the period.
        public var last: Day
    }

    /// The maximum number of elements in ``months``.
    public static let mostMonths = 120

    /// The period that the statistics cover.
    public let period: StatisticsPeriod
    /// The number of visits.
    public let visits: Int
    /// The number of sets.
    public let sets: Int
    /// The total time of each phase.
    public let seconds: PhaseSeconds
    /// The months from the first visit to the last or, if the period is a calendar year, all twelve months of the year.
    /// Months without visits are included. Of more than ``mostMonths`` months, only the last ones are included.
    public let months: [Span]
    /// The years with visits, in ascending order.
    public let years: [Span]
    /// The facilities, the most visited first; of those with equally many visits, the most recently visited first.
    public let favourites: [Favourite]

    /// Creates the statistics of the visits in a period. Figures of other visits are ignored.
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
