public import MandalartDomainInterface
public import Time

/// The results of the log: how far a person got, and when; how full their charts became; which palettes they tried and
/// saved.
public struct Insights: Equatable, Sendable {
    /// The first things that a person does, in order.
    public enum Step: String, CaseIterable, Sendable {
        case nickname, firstSubGoal, firstActionItem

        /// The events that say that it was done.
        var kind: EventKind {
            switch self {
            case .nickname: .nicknameChosen
            case .firstSubGoal: .firstSubGoalFilled
            case .firstActionItem: .firstActionItemFilled
            }
        }
    }

    /// A number of filled cells, and how many charts had that many or more at some time.
    public struct Level: Equatable, Sendable {
        /// How many cells of a chart.
        public let filled: Int
        /// How many charts.
        public let charts: Int

        /// A number of filled cells, and the number of charts that reached it.
        public init(filled: Int, charts: Int) { (self.filled, self.charts) = (filled, charts) }
    }

    /// How often a palette was tried, and how often it was saved.
    public struct PaletteUse: Equatable, Sendable {
        /// Which palette.
        public let palette: Palette
        /// How often.
        public let tried, saved: Int

        /// A palette, with how often it was tried and saved.
        public init(_ palette: Palette, tried: Int, saved: Int) {
            (self.palette, self.tried, self.saved) = (palette, tried, saved)
        }
    }

    /// When each step was taken first. One that the log does not have is not there.
    public let onboarding: [Step: Timestamp]
    /// How many charts the log knows.
    public let charts: Int
    /// Charts by their filled sub-goals, for 1, 2, … 8.
    public let subGoals: [Level]
    /// Charts by their filled action items, for 1, and for 8, 16, … 64.
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
