public import MandalartDomainInterface
public import Ribcage

extension Address where Value == ChartFilter {
    /// `list [<filter…>]`.
    public static var list: Address { Address("list", .filter, .optionalWords) }
}

/// How a whole chart is shown.
public enum OverviewStyle: Equatable, Sendable {
    /// As a picture of nine blocks of nine cells.
    case full
    /// As lines without a picture, of the cells that a filter shows.
    case list(ChartFilter)
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
