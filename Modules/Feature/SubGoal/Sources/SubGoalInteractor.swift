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
        let position: Position
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
    }

    weak var router: (any SubGoalRoutable)?
    let store: Store<State>
    /// The chart of this place and of its child places.
    let chart: OpenChart
    private let profileUseCase: any ProfileUseCase
    private weak var listener: (any SubGoalListener)?

    init(
        chart: OpenChart, position: Position, profileUseCase: any ProfileUseCase, listener: any SubGoalListener
    ) {
        store = Store(State(position: position, cells: CellsState(of: chart.id)))
        (self.chart, self.profileUseCase, self.listener) = (chart, profileUseCase, listener)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loadedProfile(try await profileUseCase.profile()))
            commit(.loadedName(try await chart.name()))
            commit(.loaded(try await chart.mandalart.chart(), chart.today()))
        case .hintSeen:
            guard state.hint == .words else { return }
            commit(.loadedProfile(try await profileUseCase.markSeen(.subGoal)))
        case .edit(let names, let action):
            let edits = try ChartEdit.edits(action, of: names, around: state.position)
            commit(.edited(try await chart.mandalart.edit(edits)))
        case .open(let name):
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
        case .loaded(let chart, let today): state.cells.show(chart, on: today)
        case .edited(let edits): state.cells.show(edits)
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
