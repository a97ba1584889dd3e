import Edits

/// The undo history of a list with items of several charts. Undo takes back what was edited from the list, the last
/// edit first, each in its own chart; after that, it goes on in the current chart.
@MainActor final class ListHistory: EditHistory {
    private let current: OpenChart
    /// The charts of the edits from the list that are in effect, and of those that were undone, both oldest first.
    private var edited: [OpenChart] = [], undone: [OpenChart] = []

    /// Creates the history of a list from which nothing has been edited.
    init(over current: OpenChart) {
        self.current = current
    }

    /// Records that an item of a chart was edited from the list.
    func record(_ chart: OpenChart) {
        edited.append(chart)
        undone = []
    }

    func undo() async throws -> RecordedEdit? {
        let chart = edited.last ?? current
        let edit = try await chart.history.undo()
        if edit != nil, edited.popLast() != nil { undone.append(chart) }
        return edit
    }

    func redo() async throws -> RecordedEdit? {
        let chart = undone.last ?? edited.last ?? current
        let edit = try await chart.history.redo()
        if edit != nil, undone.popLast() != nil { edited.append(chart) }
        return edit
    }

    /// Returns the last edits of the chart that the next undo changes.
    func last(_ count: Int) async throws -> [RecordedEdit] { try await (edited.last ?? current).history.last(count) }
}
