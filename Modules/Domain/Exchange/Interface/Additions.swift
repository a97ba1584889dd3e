import Basics
import DreamsDomainInterface
package import MandalartDomainInterface
import ProgressDomainInterface

/// The effect of an import on logs, picks and wishes.
public struct Additions: Equatable, Sendable {
    /// The number of added log entries.
    public let logEntries: Int
    /// The number of items that are given the day of a pick.
    public let picks: Int
    /// The number of habits that come with a rate but without the log from which rates of habits are counted.
    public let unloggedHabits: Int
    /// The number of added wishes.
    public let newWishes: Int
    /// The number of existing wishes that are changed.
    public let changedWishes: Int

    /// Creates the effect of an import from its counts, by default 0.
    public init(
        logEntries: Int = 0, picks: Int = 0, unloggedHabits: Int = 0, newWishes: Int = 0, changedWishes: Int = 0
    ) {
        (self.logEntries, self.picks, self.unloggedHabits) = (logEntries, picks, unloggedHabits)
        (self.newWishes, self.changedWishes) = (newWishes, changedWishes)
    }
}

extension DocumentContents {
    /// Returns the effect on logs, picks and wishes of an import of a document into these contents.
    ///
    /// - Parameters:
    ///   - document: the document to import.
    ///   - arrivals: the effects of importing the document's charts, in the order of the charts. Each effect says which
    ///     existing chart is replaced, if any.
    ///   - asNew: whether all wishes are added, and none is replaced.
    /// - Returns: the numbers of added log entries and picks, of habits with a rate but without a log, and of added and
    ///   changed wishes.
    /// - Throws: `DreamsError.noRoom`.
    package func additions(
        of document: DocumentContents, _ arrivals: [ChartArrival], asNew: Bool
    ) throws -> Additions {
        var (logEntries, picks, unloggedHabits) = (0, 0, 0)
        var numbers: [ChartID: ChartID] = [:]
        // Added charts get unused numbers here, so that links to them differ from links to existing charts.
        var last = charts.compactMap(\.number).max()?.number ?? 0
        for (chart, arrival) in zip(document.charts, arrivals) {
            let replaced = charts.first { $0.number != nil && $0.number == arrival.replaced }
            logEntries += chart.log.count - chart.log.common(with: replaced?.log ?? [])
            let days = replaced?.daysOfPicks ?? [:]
            picks += chart.daysOfPicks.count { item, day in days[item].map { $0 < day } ?? true }
            if chart.log.isEmpty, replaced?.log.isEmpty ?? true { unloggedHabits += chart.ratedHabits }
            last += 1
            if let number = chart.number { numbers[number] = try arrival.replaced ?? ChartID(last) }
        }
        var dreams = dreams
        let wishes = try dreams.take(document.dreams, asNew: asNew) { numbers[$0] }
        return Additions(
            logEntries: logEntries, picks: picks, unloggedHabits: unloggedHabits, newWishes: wishes.added,
            changedWishes: wishes.changed)
    }
}

extension DocumentedChart {
    /// The number of habits whose rate is over 0% in a document without the log from which it was calculated. A chart
    /// with a number is of a complete export, which has the log.
    package var ratedHabits: Int {
        if number != nil { return 0 }
        return named.chart.subGoals.values.flatMap(\.items.values).count { $0.habit != nil && $0.markedRate > .zero }
    }

    /// An item as an import recognizes it, also where it is in another cell of its sub-goal.
    fileprivate struct PickedItem: Hashable {
        let subGoal: Position
        let title: Title?
    }

    /// The days of the picks. Of items that an import cannot tell apart, the later day.
    fileprivate var daysOfPicks: [PickedItem: Day] {
        let days = picks.map { pick in
            let title = named.chart.subGoals[pick.subGoal]?.items[pick.position]?.title
            return (PickedItem(subGoal: pick.subGoal, title: title), pick.day)
        }
        return Dictionary(days, uniquingKeysWith: max)
    }
}

extension [Activity] {
    /// Returns the number of these activities that are also in another list. Equal activities are counted as often as
    /// both lists have them.
    fileprivate func common(with others: [Activity]) -> Int {
        var left = Dictionary(others.map { (Activity.Key($0), 1) }, uniquingKeysWith: +)
        return count { entry in
            guard let count = left[Activity.Key(entry)], count > 0 else { return false }
            left[Activity.Key(entry)] = count - 1
            return true
        }
    }
}
