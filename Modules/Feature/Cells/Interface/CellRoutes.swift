import Basics
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

extension Address where Value == ChartID {
    /// The address `chart <number>` of a chart, current or not.
    public static var chart: Address { Address("chart", .chart) }
}

extension Address where Value == Position {
    /// The address `subgoal <position>` of a sub-goal, below the place of its chart.
    public static var subGoal: Address { Address("subgoal", .position) }

    /// The address `item <position>` of an action item, below the place of its sub-goal.
    public static var item: Address { Address("item", .position) }
}

extension Cell {
    /// Returns the route from the root to the place that shows the cell.
    public func route(in chart: ChartID) -> Route {
        switch self {
        case .coreGoal: Address.chart(chart)
        case .subGoal(let position): Address.chart(chart) + Address.subGoal(position)
        case .actionItem(let position, in: let subGoal):
            Address.chart(chart) + Address.subGoal(subGoal) + Address.item(position)
        }
    }
}

extension OpenChartUseCase {
    /// Returns the route from the root to the place that shows the cell at an address.
    ///
    /// - Throws: `MandalartError.empty` for an empty cell, `MandalartError.noSuchChart` for a missing chart, and the
    ///   repository's error if the store cannot be read.
    public func route(to address: CellAddress) async throws -> Route {
        let chart = if let number = address.chart { open(number) } else { try await current() }
        return try await chart.mandalart.chart().cell(of: .address(address)).route(in: chart.id)
    }

    /// Returns the route from the root to an item of a list, given the cells of its rows and the routes of all rows,
    /// those without a cell last.
    ///
    /// - Throws: `NotFound` for a row number that the list does not have, the errors of ``route(to:)``, and
    ///   `MandalartError` for a title of no item or of several.
    public func route(to target: ItemTarget, in cells: [FoundCell], _ rows: [Route]) async throws -> Route {
        switch target {
        case .cell(let address): return try await route(to: address)
        case .row(let number): return try rows.row(number)
        case .title: return try await item(target, in: cells).route
        }
    }
}

extension FoundCell {
    /// The route from the root to the place that shows the cell.
    public var route: Route { cell.route(in: chart) }
}
