import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens

/// Loads an action item with its log, edits it, and corrects its log.
final class ItemInteractor: LeavingInteractor, Reactor {
    enum Action {
        case load
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
        /// The cell of the item.
        let cell: Cell
        /// The item; `nil` before it is loaded.
        var item: ActionItem?
        /// The title of the item's sub-goal.
        var subGoal: Title?
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
    }

    let store: Store<State>
    /// The chart of this place and of its child places.
    let chart: OpenChart
    private let position, subGoal: Position

    init(chart: OpenChart, position: Position, in subGoal: Position) {
        (self.chart, self.position, self.subGoal) = (chart, position, subGoal)
        store = Store(State(cell: .actionItem(position, in: subGoal)))
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            let shown = try await chart.mandalart.chart()
            guard shown.content(of: state.cell) != nil else {
                try await leave()
                throw MandalartError.empty(state.cell)
            }
            commit(.loadedName(try await chart.name()))
            commit(.loaded(shown, chart.today()))
        case .edit(let action):
            let edited = try await chart.mandalart.edit(ChartEdit(state.cell, action))
            if let item = EditedItem(edited) { commit(.edited(item)) }
        case .correct(let number, let text, let day):
            try requireEntry(number)
            commit(.corrected(try await chart.progress.correct(number, text: text, on: day)))
            commit(.loaded(try await chart.mandalart.chart(), chart.today()))
        case .remove(let number):
            try requireEntry(number)
            try await chart.progress.remove(number)
            commit(.loaded(try await chart.mandalart.chart(), chart.today()))
        }
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
            state.item = chart.content(of: state.cell)?.item
            if case .actionItem(_, in: let subGoal) = state.cell { state.subGoal = chart.subGoals[subGoal]?.title }
            state.today = today
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
