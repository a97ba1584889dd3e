public import Basics
public import MandalartDomainInterface

/// The insights from the event log: when a person completed the first steps, and which palettes they tried and saved.
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
    /// The palettes that were tried or saved, in the order of the cases of `Palette`.
    public let palettes: [PaletteUse]

    /// Creates insights from the totals of all events, by default of none.
    public init(_ totals: EventTotals = EventTotals()) {
        onboarding = Dictionary(
            uniqueKeysWithValues: Step.allCases.compactMap { step in totals.firsts[step.kind].map { (step, $0) } })
        palettes = Palette.allCases.compactMap { palette in
            let (tried, saved) = (totals.tried[palette] ?? 0, totals.saved[palette] ?? 0)
            return tried + saved == 0 ? nil : PaletteUse(palette, tried: tried, saved: saved)
        }
    }
}
