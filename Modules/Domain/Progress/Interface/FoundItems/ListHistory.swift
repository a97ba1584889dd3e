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

    func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) async throws -> RecordedEdit? {
        let chart = number != nil ? current : (reversal == .redo ? undone.last : nil) ?? edited.last ?? current
        let place = place is ListHistory ? chart.history : place
        let edit = try await chart.history.revert(reversal, edit: number, seenFrom: place)
        guard edit != nil, number == nil else { return edit }
        switch reversal {
        case .undo: if edited.popLast() != nil { undone.append(chart) }
        case .redo: if undone.popLast() != nil { edited.append(chart) }
        }
        return edit
    }

    /// Returns the last edits of the chart that the next undo changes.
    func last(_ count: Int) async throws -> [RecordedEdit] { try await (edited.last ?? current).history.last(count) }
}
