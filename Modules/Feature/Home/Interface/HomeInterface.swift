import Basics
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that shows and edits the main grid of a chart.
public protocol HomeBuildable: Buildable {
    /// Builds a new RIB for a chart, and returns the RIB's router.
    func build(chart: ChartID, listener: any HomeListener) -> any ViewableRouting
}

/// The events that Home reports to its parent.
public protocol HomeListener: Listener {
    /// The person wants to go to a cell of another chart. The route begins at the root: `chart/2/subgoal/3`.
    ///
    /// - Throws: the error of going there.
    func homeDidPick(_ route: Route) async throws
}

extension Address where Value == ChartID {
    /// The address `chart <number>` of a chart, current or not.
    public static var chart: Address { Address("chart", .chart) }
}

extension Address where Value == Position {
    /// The address `subgoal <position>` of a sub-goal, below the place of its chart.
    public static var subGoal: Address { Address("subgoal", .position) }
}

extension Cell {
    /// Returns the route from the root to the place that shows the cell.
    public func route(in chart: ChartID) -> Route {
        switch self {
        case .coreGoal: Address.chart(chart)
        case .subGoal(let position), .actionItem(_, in: let position):
            Address.chart(chart) + Address.subGoal(position)
        }
    }
}

extension OpenChartUseCase {
    /// Returns the route from the root to the place that shows the cell at an address.
    ///
    /// - Throws: `MandalartError.empty` for an empty cell; `MandalartError.noSuchChart` for a missing chart;
    ///   `MandalartError.notAnItem` for a goal without the number of a chart; and the repository's error if the store
    ///   cannot be read.
    public func route(to address: CellAddress) async throws -> Route {
        guard let number = address.chart, (try? address.item()) == nil else { return try await item(at: address).route }
        return try await open(number).mandalart.chart().goal(of: .address(address)).route(in: number)
    }

    /// Returns the route from the root to an item of a list, given the cells of its rows and the routes of all rows,
    /// those without a cell last.
    ///
    /// - Throws: `NotFound` for a row number that the list does not have, the errors of ``route(to:)``, and
    ///   `MandalartError` for a title of no item or of several.
    public func route(to target: ItemTarget, in cells: [FoundCell], _ rows: [Route]) async throws -> Route {
        switch target {
        case .cell(let address): return try await route(to: address)
        case .row(let number):
            guard rows.indices.contains(number - 1) else { throw NotFound(number: number, count: rows.count) }
            return rows[number - 1]
        case .title: return try await item(target, in: cells).route
        }
    }
}

extension FoundCell {
    /// The route from the root to the place that shows the cell.
    public var route: Route { cell.route(in: chart) }
}
