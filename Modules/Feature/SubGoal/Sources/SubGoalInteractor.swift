import Basics
import CellsFeatureInterface
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import SubGoalFeatureInterface

/// Edits the action items of one sub-goal.
final class SubGoalInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// Finds the sub-goal where it is now.
        case find
        case hintSeen
        /// Edits the cells with the given names.
        case edit([CellName], CellAction)
        /// Opens the page of an action item, or leads to a cell elsewhere.
        case open(CellName)
        /// Reads other charts before a question.
        case look([ChartID])
    }

    enum Mutation {
        case loadedProfile(Profile)
        case loadedName(Title?)
        case loaded(Chart, Day)
        case edited([EditedChart])
        case looked(Chart, ChartID)
    }

    /// The next hint to show.
    enum Hint {
        case nameItem
        /// The hint that lists the commands of the grid; shown once.
        case words
    }

    struct State: Equatable {
        /// The position at which the sub-goal was found last.
        var position: Position
        /// The chart, and the last edit.
        var cells = CellsState()
        /// The name that distinguishes the chart from other charts; `nil` if it is the only one.
        var chartName: Title?
        var knowsWords = false

        var subGoal: SubGoal? { cells.chart.subGoals[position] }

        var hint: Hint? {
            if subGoal?.items.isEmpty == true { return .nameItem }
            return knowsWords || itemToRate == nil ? nil : .words
        }

        /// The position of the first item that is not a habit, and whose rate can therefore be set; `nil` if there is
        /// none.
        var itemToRate: Position? { subGoal?.items.filter { $0.value.habit == nil }.keys.min() }

        /// Returns the position of the sub-goal in a chart; `nil` if it is gone. Before it is loaded, and while its
        /// position is empty, the sub-goal is the one in the position of the place.
        func position(in chart: Chart) -> Position? {
            guard let goal = subGoal?.goal, let id = goal.id else { return position }
            let found = chart.cell(of: id, goal.title, seenIn: .subGoal(position))
            guard case .subGoal(let now) = found else { return nil }
            return now
        }

        /// Throws an error if the sub-goal is gone from a chart, and another one is in its position.
        func requireNoOther(in chart: Chart) throws(ChangedSince) {
            guard let subGoal, position(in: chart) == nil, chart.subGoals[position] != nil else { return }
            throw ChangedSince(title: subGoal.title)
        }
    }

    weak var router: (any SubGoalRoutable)?
    let store: Store<State>
    /// The chart of this place and of its child places.
    let chart: OpenChart
    let number: Int
    private let profileUseCase: any ProfileUseCase
    private weak var listener: (any SubGoalListener)?

    init(
        chart: OpenChart, position: Position, profileUseCase: any ProfileUseCase, listener: any SubGoalListener
    ) {
        store = Store(State(position: position, cells: CellsState(of: chart.id)))
        (self.chart, number) = (chart, position.number)
        (self.profileUseCase, self.listener) = (profileUseCase, listener)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loadedProfile(try await profileUseCase.profile()))
            commit(.loadedName(try await chart.name()))
            try await show(commit)
        case .find:
            let shown = try await chart.mandalart.chart()
            try state.requireNoOther(in: shown)
            commit(.loaded(shown, chart.today()))
        case .hintSeen:
            guard state.hint == .words else { return }
            commit(.loadedProfile(try await profileUseCase.markSeen(.subGoal)))
        case .edit(let names, let action):
            try await show(commit)
            let edits = try ChartEdit.edits(action, of: names, around: state.position)
            commit(.edited(try await chart.mandalart.edit(edits)))
        case .open(let name):
            try await show(commit)
            let cell = try await cell(of: name)
            let id = name.chart ?? chart.id
            if id == chart.id, case .actionItem(let position, in: state.position) = cell {
                router?.routeToItem(position)
            } else {
                try await listener?.subGoalDidPick(cell, in: id)
            }
        case .look(let charts):
            for id in charts { commit(.looked(try await chart.chart(id).mandalart.chart(), id)) }
        }
    }

    /// Shows the sub-goal where it is now.
    ///
    /// - Throws: `ChangedSince` if it is gone, and another one is in its position, which is shown from then on.
    private func show(_ commit: Commit) async throws {
        let (before, shown) = (state, try await chart.mandalart.chart())
        commit(.loaded(shown, chart.today()))
        try before.requireNoOther(in: shown)
    }

    /// Returns the filled cell with the given name. A lone number names an item of this sub-goal. A title names an item
    /// of this sub-goal if exactly one has it, otherwise a cell of the whole chart.
    ///
    /// - Throws: `MandalartError`.
    private func cell(of name: CellName) async throws -> Cell {
        let shown = try await chart.chart(name.chart).mandalart.chart()
        switch name {
        case .address(let address) where address.chart == nil && address.subGoal == nil:
            let cell = Cell.actionItem(try address.item(around: state.position).position, in: state.position)
            if shown.content(of: cell) == nil { throw MandalartError.empty(cell) }
            return cell
        case .address: return try shown.cell(of: name)
        case .title(let text):
            let own = (shown.subGoals[state.position]?.items ?? [:]).called(text) { $0.value.title }
            return own.count == 1 ? .actionItem(own[0].key, in: state.position) : try shown.cell(of: name)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedProfile(let profile): state.knowsWords = profile.seenHints.contains(.subGoal)
        case .loadedName(let name): state.chartName = name
        case .loaded(let chart, let today):
            state.position = state.position(in: chart) ?? state.position
            state.cells.show(chart, on: today)
        case .edited(let edits):
            let before = state
            state.cells.show(edits)
            state.position = before.position(in: state.cells.chart) ?? state.position
        case .looked(let chart, let id): state.cells.look(at: chart, of: id)
        }
    }
}

/// Provides the chart's name from this RIB, because a route can open a sub-goal before Home has loaded the name.
extension SubGoalInteractor: SubjectProvider {
    var subject: String? { state.chartName?.text }
}

extension SubGoalInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { chart.history }
}

extension SubGoalInteractor: NumberProvider {
    /// Also reads which sub-goal it is, if only a place below was loaded.
    func renumbered() async throws -> Int? {
        let now = try await present().number
        return now == number ? nil : now
    }

    /// Returns the position of the sub-goal where it is now.
    ///
    /// - Throws: `ChangedSince` if it is gone, and another one is in its position.
    func present() async throws -> Position {
        try await send(.find)
        return state.position
    }
}
