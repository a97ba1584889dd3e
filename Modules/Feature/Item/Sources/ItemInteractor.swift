import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens

/// Loads an action item with its log, edits it, and corrects its log.
final class ItemInteractor: LeavingInteractor, Reactor {
    enum Action {
        case load
        /// Finds the item where it is now.
        case find
        case edit(CellAction)
        case correct(Int, ActivityText?, TypedDay?)
        case remove(Int)
    }

    enum Mutation {
        case loadedName(Title?)
        case loaded(Chart, Day)
        case edited(EditedItem)
        case corrected(Activity)
        case logged([Activity])
    }

    struct State: Equatable {
        /// The cell in which the item was found last.
        var cell: Cell
        /// The item; `nil` before it is loaded.
        var item: ActionItem?
        /// The item's sub-goal; `nil` before it is loaded.
        var subGoal: Goal?
        /// The name that distinguishes the chart from other charts; `nil` if it is the only one.
        var chartName: Title?
        /// The log of the item, latest day first.
        var log: [Activity] = []
        /// The current day, from which the distance to the due day is counted.
        var today = Day(number: 0)
        /// The result of the last edit; `nil` before the first.
        var last: EditedItem?
        /// The last corrected log entry; `nil` if none was corrected yet.
        var corrected: Activity?

        /// The reference of an edit to the item or, before it is loaded, to the cell of the place.
        var reference: CellReference {
            let address = CellAddress(cell)
            return item.map { CellReference(address, showing: .actionItem($0)) } ?? .at(address)
        }

        /// Returns the cell of the item in a chart; `nil` if the item is gone, or has left its sub-goal. Before the item is
        /// loaded, it is the one in the cell of the place.
        func cell(in chart: Chart) -> Cell? {
            guard let item, let id = item.id, case .actionItem(_, in: let position) = cell else {
                return chart.content(of: cell) == nil ? nil : cell
            }
            let goal = subGoal.flatMap { goal in
                goal.id.flatMap { chart.cell(of: $0, goal.title, seenIn: .subGoal(position)) }
            }
            guard let found = chart.cell(of: id, item.title, seenIn: cell),
                case .actionItem(_, in: let now) = found, goal ?? .subGoal(position) == .subGoal(now)
            else { return nil }
            return found
        }

        /// Returns the error for an item that is gone from a chart.
        func gone(from chart: Chart) -> any Error {
            guard let item, chart.content(of: cell) != nil else { return MandalartError.empty(cell) }
            return ChangedSince(title: item.title)
        }
    }

    let store: Store<State>
    /// The chart of this place and of its child places.
    let chart: OpenChart
    let number: Int

    init(chart: OpenChart, position: Position, in subGoal: Position) {
        (self.chart, number) = (chart, position.number)
        store = Store(State(cell: .actionItem(position, in: subGoal)))
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        var edited: EditedChart?
        switch action {
        case .load:
            let shown = try await chart.mandalart.chart()
            guard state.cell(in: shown) != nil else {
                try await leave()
                throw state.gone(from: shown)
            }
            commit(.loadedName(try await chart.name()))
            commit(.loaded(shown, chart.today()))
        case .find:
            let shown = try await chart.mandalart.chart()
            guard state.cell(in: shown) != nil else { throw state.gone(from: shown) }
            return commit(.loaded(shown, chart.today()))
        case .edit(let action):
            let result = try await chart.mandalart.edit(ChartEdit(state.reference, action))
            if let item = EditedItem(result) { commit(.edited(item)) }
            commit(.loaded(result.chart, chart.today()))
            edited = result
        case .correct(let number, let text, let day):
            try requireEntry(number)
            commit(.corrected(try await chart.progress.correct(number, text: text, on: day)))
            commit(.loaded(try await chart.mandalart.chart(), chart.today()))
        case .remove(let number):
            try requireEntry(number)
            try await chart.progress.remove(number)
            commit(.loaded(try await chart.mandalart.chart(), chart.today()))
        }
        guard case .actionItem(let position, in: let subGoal) = edited?.cell ?? state.cell else { return }
        commit(.logged(try await chart.progress.log(ofItemAt: position, in: subGoal)))
    }

    /// Throws an error for the number of an entry that is not of this item.
    private func requireEntry(_ number: Int) throws(ProgressError) {
        guard state.log.contains(where: { $0.number == number }) else { throw .noSuchActivity("\(number)") }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedName(let name): state.chartName = name
        case .loaded(let chart, let today):
            state.today = today
            // An item that has left its sub-goal stays as it was shown.
            guard let cell = state.cell(in: chart) else { return }
            (state.cell, state.item) = (cell, chart.content(of: cell)?.item)
            if case .actionItem(_, in: let subGoal) = cell { state.subGoal = chart.subGoals[subGoal]?.goal }
        case .edited(let item): (state.item, state.last) = (item.item, item)
        case .corrected(let entry): state.corrected = entry
        case .logged(let log): state.log = log
        }
    }
}

/// Provides the chart's name from this RIB, because a route can open an item before Home has loaded the name.
extension ItemInteractor: EditHistoryProvider, SubjectProvider {
    var editHistory: (any EditHistory)? { chart.history }
    var subject: String? { state.chartName?.text }
}

extension ItemInteractor: NumberProvider {
    func renumbered() async throws -> Int? {
        try await send(.find)
        guard case .actionItem(let now, in: _) = state.cell, now.number != number else { return nil }
        return now.number
    }
}
