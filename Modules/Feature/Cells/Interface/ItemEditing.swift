public import MandalartDomainInterface
public import ProgressDomainInterface

extension OpenChartUseCase {
    /// Carries out an action on items of a list, or on action items by their addresses or titles. An item of the list is
    /// found by its identity, so that it is edited wherever it is now. No edit is carried out if one of several is of no
    /// item.
    ///
    /// - Parameters:
    ///   - targets: the items.
    ///   - action: the action.
    ///   - cells: the cells of the list's rows, from row 1 on.
    ///   - count: the number of rows, if rows without cells follow; `nil` if every row has a cell.
    ///   - edited: receives each item after its edit, with the number of the edit among all of them, from 0.
    /// - Throws: `NotFound`, `NotAnItem`, `MandalartError.notAnItem`, and the errors of `MandalartUseCase`.
    public func edit(
        _ targets: [ItemTarget], _ action: CellAction, in cells: [FoundCell], ofRows count: Int? = nil,
        edited: (EditedItem, Int) async throws -> Void
    ) async throws {
        var edits: [(chart: OpenChart, cell: CellReference)] = []
        for target in targets {
            if targets.count > 1, case .cell(let address) = target { _ = try await item(at: address) }
            edits.append(try await reference(to: target, in: cells, ofRows: count ?? cells.count))
        }
        for (index, edit) in edits.enumerated() {
            let after = try await edit.chart.mandalart.edit(ChartEdit(edit.cell, action))
            guard let item = EditedItem(edit.cell, in: after) else {
                throw MandalartError.notAnItem("\(targets[index])")
            }
            try await edited(item, index)
        }
    }

    private func reference(
        to target: ItemTarget, in cells: [FoundCell], ofRows count: Int
    ) async throws -> (OpenChart, CellReference) {
        switch try target.among(cells) {
        case .cell(let address):
            guard case .actionItem = address.cell() else { throw MandalartError.notAnItem("\(address)") }
            return (try await current(), .at(address))
        case .row(let number):
            guard number > 0, number <= count else { throw NotFound(number: number, count: count) }
            guard cells.indices.contains(number - 1), let id = cells[number - 1].id else {
                throw NotAnItem(number: number)
            }
            return (open(cells[number - 1].chart), .item(id, cells[number - 1].title))
        case .title(let text): return (try await current(), .called(text))
        }
    }
}
