public import MandalartDomainInterface
public import ProgressDomainInterface

extension OpenChartUseCase {
    /// Carries out an action on an item of a list, or on the action item at an address. An item of the list is found by
    /// its identity, so that it is edited wherever it is now.
    ///
    /// - Parameters:
    ///   - target: the item.
    ///   - action: the action.
    ///   - cells: the cells of the list's rows, from row 1 on.
    ///   - count: the number of rows, if rows without cells follow; `nil` if every row has a cell.
    /// - Returns: the item after the edit.
    /// - Throws: `NotFound`, `NotAnItem`, `MandalartError.notAnItem`, and the errors of `MandalartUseCase`.
    public func edit(
        _ target: ItemTarget, _ action: CellAction, in cells: [FoundCell], ofRows count: Int? = nil
    ) async throws -> EditedItem {
        let (chart, cell) = try await reference(to: target, in: cells, ofRows: count ?? cells.count)
        let edited = try await chart.mandalart.edit(ChartEdit(cell, action))
        guard let item = EditedItem(cell, in: edited) else { throw MandalartError.notAnItem("\(target)") }
        return item
    }

    private func reference(
        to target: ItemTarget, in cells: [FoundCell], ofRows count: Int
    ) async throws -> (OpenChart, CellReference) {
        switch target {
        case .cell(let address):
            guard case .actionItem = address.cell() else { throw MandalartError.notAnItem("\(address)") }
            return (try await current(), .at(address))
        case .row(let number):
            guard number > 0, number <= count else { throw NotFound(number: number, count: count) }
            guard cells.indices.contains(number - 1), let id = cells[number - 1].id else {
                throw NotAnItem(number: number)
            }
            return (open(cells[number - 1].chart), .item(id, cells[number - 1].title))
        }
    }
}
