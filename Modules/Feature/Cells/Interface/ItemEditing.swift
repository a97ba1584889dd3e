public import MandalartDomainInterface
public import ProgressDomainInterface

extension OpenChartUseCase {
    /// Carries out an action on items of a list, or on action items by their addresses or titles. An item of the list is
    /// found by its identity, so that it is edited wherever it is now. Either all are edited, or none.
    ///
    /// - Parameters:
    ///   - targets: the items.
    ///   - action: the action.
    ///   - cells: the cells of the list's rows, from row 1 on.
    ///   - count: the number of rows, if rows without cells follow; `nil` if every row has a cell.
    /// - Returns: the items after the edits.
    /// - Throws: `NotFound`, `NotAnItem`, `MandalartError.notAnItem`, and the errors of `MandalartUseCase`.
    public func edit(
        _ targets: [ItemTarget], _ action: CellAction, in cells: [FoundCell], ofRows count: Int? = nil
    ) async throws -> [EditedItem] {
        let edits = try targets.map { target in
            ChartEdit(try reference(to: target, in: cells, ofRows: count ?? cells.count), action)
        }
        return try await current().mandalart.edit(edits).compactMap(EditedItem.init)
    }

    private func reference(
        to target: ItemTarget, in cells: [FoundCell], ofRows count: Int
    ) throws -> CellReference {
        switch try target.among(cells) {
        case .cell(let address):
            guard case .actionItem = address.cell() else { throw MandalartError.notAnItem("\(address)") }
            return .at(address)
        case .row(let number):
            guard number > 0, number <= count else { throw NotFound(number: number, count: count) }
            guard cells.indices.contains(number - 1), let id = cells[number - 1].id else {
                throw NotAnItem(number: number)
            }
            return .item(id, cells[number - 1].title)
        case .title(let text): return .called(text, isItem: true)
        }
    }
}
