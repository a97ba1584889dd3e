public import MandalartDomainInterface
public import Time

/// Totals of all events, including those that are no longer stored.
public struct EventTotals: Equatable, Sendable {
    /// The time of the first event of each kind. A kind without events is absent.
    public var firsts: [EventKind: Timestamp]
    /// The number of times that each palette was tried, and saved.
    public var tried, saved: [Palette: Int]
    /// The peak of each chart, by chart number.
    public var peaks: [ChartPeak]

    /// Totals; by default of no events.
    public init(
        firsts: [EventKind: Timestamp] = [:], tried: [Palette: Int] = [:], saved: [Palette: Int] = [:],
        peaks: [ChartPeak] = []
    ) {
        (self.firsts, self.tried, self.saved, self.peaks) = (firsts, tried, saved, peaks)
    }

    /// The totals of some events.
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
