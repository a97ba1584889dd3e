public import MandalartDomainInterface
public import Time

/// Totals of all events, including those that the log no longer holds.
public struct EventTotals: Equatable, Sendable {
    /// When an event of a kind happened first. A kind that never happened is not there.
    public var firsts: [EventKind: Timestamp]
    /// How often each palette was tried, and how often it was saved.
    public var tried, saved: [Palette: Int]
    /// How full each chart became, by its number.
    public var peaks: [ChartPeak]

    /// Totals from a repository; by default of no events.
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
