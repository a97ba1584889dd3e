public import Basics
public import MandalartDomainInterface

/// The totals of all events, including old events that are no longer stored.
public struct EventTotals: Equatable, Sendable {
    /// The time of the first event of each kind. A kind without events is absent.
    public var firsts: [EventKind: Timestamp]
    /// The number of times that each palette was chosen in an editor, and the number of times that it was saved.
    public var tried, saved: [Palette: Int]
    /// The peak of each chart, in the order of the charts' numbers.
    public var peaks: [ChartPeak]

    /// Creates totals, by default of no events.
    public init(
        firsts: [EventKind: Timestamp] = [:], tried: [Palette: Int] = [:], saved: [Palette: Int] = [:],
        peaks: [ChartPeak] = []
    ) {
        (self.firsts, self.tried, self.saved, self.peaks) = (firsts, tried, saved, peaks)
    }

    /// Creates the totals of the given events.
    public init(of events: [LoggedEvent]) {
        self.init(peaks: ChartPeak.all(in: events))
        for logged in events {
            firsts[logged.event.kind] = min(firsts[logged.event.kind] ?? logged.time, logged.time)
            switch logged.event {
            case .paletteTried(let palette): tried[palette, default: 0] += 1
            case .paletteSaved(let palette): saved[palette, default: 0] += 1
            case .nicknameChosen, .firstSubGoalFilled, .firstActionItemFilled, .cellSaved: break
            }
        }
    }
}
