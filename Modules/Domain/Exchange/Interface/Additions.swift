import DreamsDomainInterface
package import MandalartDomainInterface
import ProgressDomainInterface

/// The effect of an import beside the cells of charts.
public struct Additions: Equatable, Sendable {
    /// How many entries of logs are added.
    public let logEntries: Int
    /// How many wishes are added.
    public let newWishes: Int
    /// How many wishes that are there are changed.
    public let changedWishes: Int

    /// The counts of an import; by default nothing.
    public init(logEntries: Int = 0, newWishes: Int = 0, changedWishes: Int = 0) {
        (self.logEntries, self.newWishes, self.changedWishes) = (logEntries, newWishes, changedWishes)
    }
}

extension DocumentContents {
    /// The effect that an import into these contents would have.
    ///
    /// - Parameters:
    ///   - document: what is imported.
    ///   - arrivals: what becomes of each of its charts.
    ///   - asNew: whether all wishes are added.
    /// - Returns: the counts.
    /// - Throws: `DreamsError.noRoom`.
    package func additions(
        of document: DocumentContents, _ arrivals: [ChartArrival], asNew: Bool
    ) throws -> Additions {
        var logEntries = 0
        var numbers: [ChartID: ChartID] = [:]
        // New charts get numbers here that no chart has, to tell their links from those of other charts.
        var last = charts.compactMap(\.number).max()?.number ?? 0
        for (chart, arrival) in zip(document.charts, arrivals) {
            let replaced = charts.first { $0.number != nil && $0.number == arrival.replaced }
            logEntries += chart.log.count - chart.log.common(with: replaced?.log ?? [])
            last += 1
            if let number = chart.number { numbers[number] = try arrival.replaced ?? ChartID(last) }
        }
        var dreams = dreams
        let wishes = try dreams.take(document.dreams, asNew: asNew) { numbers[$0] }
        return Additions(logEntries: logEntries, newWishes: wishes.added, changedWishes: wishes.changed)
    }
}

extension [Activity] {
    /// How many of these are among others.
    fileprivate func common(with others: [Activity]) -> Int {
        var left = Dictionary(others.map { (Activity.Key($0), 1) }, uniquingKeysWith: +)
        return count { entry in
            guard let count = left[Activity.Key(entry)], count > 0 else { return false }
            left[Activity.Key(entry)] = count - 1
            return true
        }
    }
}
