public import MandalartDomainInterface
public import Ribcage

/// How a whole chart is shown. The raw value is the name of the place.
public enum OverviewStyle: String, CaseIterable, Sendable {
    /// As a picture of nine blocks of nine cells.
    case full
    /// As lines without a picture, for narrow terminals and for those who hear them read.
    case list
}

/// Builds the RIB that shows a whole chart.
public protocol OverviewBuildable: Buildable {
    /// Builds a new RIB that shows a chart in a style, and returns its router.
    func build(
        chart: any MandalartUseCase, listener: any OverviewListener, style: OverviewStyle
    ) -> any ViewableRouting
}

/// What Overview tells its parent.
public protocol OverviewListener: Listener {
    /// The person wants to be at a filled sub-goal.
    func overviewDidPick(_ subGoal: Position)
}
