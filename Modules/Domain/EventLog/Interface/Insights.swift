public import MandalartDomainInterface
public import Time

/// The insights from the log: how far a person got, and when; how full their charts became; which palettes they tried
/// and saved.
public struct Insights: Equatable, Sendable {
    /// The first things that a person does, in order.
    public enum Step: String, CaseIterable, Sendable {
        case nickname, firstSubGoal, firstActionItem

        /// The kind of event that completes the step.
        var kind: EventKind {
            switch self {
            case .nickname: .nicknameChosen
            case .firstSubGoal: .firstSubGoalFilled
            case .firstActionItem: .firstActionItemFilled
            }
        }
    }

    /// A number of filled cells, with the number of charts that ever reached it.
    public struct Level: Equatable, Sendable {
        /// The number of filled cells.
        public let filled: Int
        /// The number of charts.
        public let charts: Int

        /// A number of filled cells, with the number of charts that reached it.
        public init(filled: Int, charts: Int) { (self.filled, self.charts) = (filled, charts) }
    }

    /// The number of times that a palette was tried and saved.
    public struct PaletteUse: Equatable, Sendable {
        /// The palette.
        public let palette: Palette
        /// The numbers of times.
        public let tried, saved: Int

        /// A palette, with the number of times that it was tried and saved.
        public init(_ palette: Palette, tried: Int, saved: Int) {
            (self.palette, self.tried, self.saved) = (palette, tried, saved)
        }
    }

    /// The time of each step's first completion. A step that was not completed is absent.
    public let onboarding: [Step: Timestamp]
    /// The number of charts in the log.
    public let charts: Int
    /// The number of charts for 1, 2, … 8 filled sub-goals.
    public let subGoals: [Level]
    /// The number of charts for 1, and for 8, 16, … 64 filled action items.
    public let actionItems: [Level]
    /// The palettes that were tried or saved, in the order of ``Palette``.
    public let palettes: [PaletteUse]

    /// Insights from the totals of all events; by default from none.
    public init(_ totals: EventTotals = EventTotals()) {
        let peaks = totals.peaks
        onboarding = Dictionary(
            uniqueKeysWithValues: Step.allCases.compactMap { step in totals.firsts[step.kind].map { (step, $0) } })
        charts = peaks.count
        subGoals = (1...8).map { count in Level(filled: count, charts: peaks.count { $0.subGoals >= count }) }
        actionItems = [1, 8, 16, 24, 32, 40, 48, 56, 64].map { count in
            Level(filled: count, charts: peaks.count { $0.actionItems >= count })
        }
        palettes = Palette.allCases.compactMap { palette in
            let (tried, saved) = (totals.tried[palette] ?? 0, totals.saved[palette] ?? 0)
            return tried + saved == 0 ? nil : PaletteUse(palette, tried: tried, saved: saved)
        }
    }
}
