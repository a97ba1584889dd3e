import Arguments
public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB of the main grid.
public protocol HomeBuildable: Buildable {
    /// Builds a new RIB for a chart to work on, and returns its router.
    func build(chart: ChartID) -> any ViewableRouting
}

extension Address where Value == ChartID {
    /// `chart <number>`: a chart by its number, whichever a person works on.
    public static var chart: Address { Address("chart", .chart) }
}

extension Address where Value == Position {
    /// `subgoal <position>`: a sub-goal of the chart above it.
    public static var subGoal: Address { Address("subgoal", .position) }
}

extension FoundCell {
    /// The place where the cell is shown, from the root of the tree.
    public var route: Route {
        switch cell {
        case .coreGoal: Address.chart(chart)
        case .subGoal(let position), .actionItem(_, in: let position):
            Address.chart(chart) + Address.subGoal(position)
        }
    }
}
