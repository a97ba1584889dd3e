package import MandalartDomainInterface
import Time

/// A repository that keeps the chart and its edits in memory. Its clock stands at 1970.
package actor MandalartRepositoryFake: MandalartRepository {
    private var stored: Chart
    private var edits: [Edit] = []
    private var lastNumber = 0
    /// The changes that can be undone and redone, the next one last.
    private var (undoable, redoable): ([Edit], [Edit]) = ([], [])

    private let items: ItemCounter

    /// A fake that begins with a chart.
    package init(_ chart: Chart = Chart()) {
        self.init(chart, items: ItemCounter())
    }

    /// A fake of one chart among several, which take the identifiers of their items from one shared counter.
    init(_ chart: Chart = Chart(), items: ItemCounter) {
        self.items = items
        stored = items.tellApart(chart, before: Chart())
    }

    package func chart() -> Chart { stored }

    package func edit(_ change: @escaping @Sendable (inout Chart) throws -> Void) throws -> EditedChart {
        var next = stored
        try change(&next)
        let edit = keep(next, as: .change)
        if let edit {
            undoable.append(edit)
            redoable = []
        }
        return EditedChart(next, cells: edit?.cells ?? [])
    }

    /// There is no other chart.
    package func edit(
        with other: ChartID, _ change: @escaping @Sendable (inout Chart, inout Chart) throws -> Void
    ) throws -> (EditedChart, EditedChart) {
        throw MandalartError.noSuchChart("\(other)")
    }

    package nonisolated var id: ChartID { .first }

    package func undo() throws -> Edit? {
        guard let edit = undoable.last else { return nil }
        var next = stored
        for cell in edit.cells { try next.put(cell.before, in: cell.cell) }
        keep(next, as: .undo(of: edit.number), elsewhere: edit.elsewhere)
        redoable.append(undoable.removeLast())
        return edit
    }

    package func redo() throws -> Edit? {
        guard let edit = redoable.last else { return nil }
        var next = stored
        for cell in edit.cells { try next.put(cell.after, in: cell.cell) }
        keep(next, as: .redo(of: edit.number), elsewhere: edit.elsewhere)
        undoable.append(redoable.removeLast())
        return edit
    }

    package func history(last count: Int) -> [Edit] { edits.suffix(count).reversed() }

    @discardableResult private func keep(
        _ next: Chart, as kind: Edit.Kind, elsewhere: Edit.Elsewhere? = nil
    ) -> Edit? {
        let next = items.tellApart(next, before: stored)
        let cells = stored.edits(to: next)
        stored = next
        guard !cells.isEmpty || elsewhere != nil else { return nil }
        lastNumber += 1
        let edit = Edit(
            number: lastNumber, time: Timestamp(milliseconds: 0), kind: kind, cells: cells, elsewhere: elsewhere)
        edits.append(edit)
        return edit
    }
}

// What the fake of several charts does with two of them.
extension MandalartRepositoryFake {
    /// What undo and redo mean next.
    var nextToUndo: Edit? { undoable.last }
    var nextToRedo: Edit? { redoable.last }

    /// What an edit would do, and its number.
    func preview(of next: Chart) -> (number: Int, cells: [CellEdit]) {
        (lastNumber + 1, stored.edits(to: items.tellApart(next, before: stored)))
    }

    /// Keeps one half of an edit of two charts.
    func keep(_ next: Chart, with other: Edit.Elsewhere) {
        if let edit = keep(next, as: .change, elsewhere: other) { undoable.append(edit) }
        redoable = []
    }

    /// Forgets the edits that changed nothing but another chart, which is gone.
    func forgetEdits(of other: ChartID) {
        func isGone(_ edit: Edit) -> Bool { edit.cells.isEmpty && edit.elsewhere?.chart == other }
        edits.removeAll(where: isGone)
        undoable.removeAll(where: isGone)
        redoable.removeAll(where: isGone)
    }
}
