public import MandalartDomainInterface
public import Ribcage

extension Address where Value == ChartFilter {
    /// The address `list [<filter…>]`.
    public static var list: Address { Address("list", .filter, .optionalWords) }
}

/// The style of an overview of a chart.
public enum OverviewStyle: Equatable, Sendable {
    /// A picture of nine blocks of nine cells.
    case full
    /// Lines for the cells that a filter shows.
    case list(ChartFilter)
}

/// Builds the RIB that shows a whole chart.
public protocol OverviewBuildable: Buildable {
    /// Builds a new RIB that shows a chart in a style, and returns its router.
    func build(
        chart: any MandalartUseCase, listener: any OverviewListener, style: OverviewStyle
    ) -> any ViewableRouting
}

/// The events that Overview reports to its parent.
public protocol OverviewListener: Listener {
    /// The person wants to go to the filled sub-goal with a name, or to the sub-goal of the item with that name.
    ///
    /// - Throws: the error of finding the sub-goal, and of going there.
    func overviewDidPick(_ name: CellName) async throws
}
