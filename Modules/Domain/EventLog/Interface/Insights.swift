public import Basics
public import MandalartDomainInterface

/// The insights from the event log: when a person completed the first steps, how many cells of their charts were
/// filled, and which palettes they tried and saved.
public struct Insights: Equatable, Sendable {
    /// A first step of a new user. The cases are in the order in which users complete the steps.
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

    /// A number of filled cells, with the number of charts that ever had so many or more.
    public struct Level: Equatable, Sendable {
        /// The number of filled cells: sub-goals in ``Insights/subGoals``, action items in ``Insights/actionItems``.
        public let filled: Int
        /// The number of charts that ever had so many filled cells or more.
        public let charts: Int

        /// Creates a level from a number of filled cells and a number of charts.
        public init(filled: Int, charts: Int) { (self.filled, self.charts) = (filled, charts) }
    }

    /// A palette, with the number of times that it was chosen in an editor, and the number of times that it was saved.
    public struct PaletteUse: Equatable, Sendable {
        /// The palette.
        public let palette: Palette
        /// The number of times that the palette was chosen in an editor, and the number of times that it was saved.
        public let tried, saved: Int

        /// Creates the use of a palette from the number of times that it was tried and saved.
        public init(_ palette: Palette, tried: Int, saved: Int) {
            (self.palette, self.tried, self.saved) = (palette, tried, saved)
        }
    }

    /// The time at which each step was first completed. A step that was not completed is absent.
    public let onboarding: [Step: Timestamp]
    /// The number of charts in which a cell was saved.
    public let charts: Int
    /// The number of charts that ever had at least 1, 2, … 8 filled sub-goals.
    public let subGoals: [Level]
    /// The number of charts that ever had at least 1, 8, 16, … 64 filled action items.
    public let actionItems: [Level]
    /// The palettes that were tried or saved, in the order of the cases of `Palette`.
    public let palettes: [PaletteUse]

    /// Creates insights from the totals of all events, by default of none.
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
