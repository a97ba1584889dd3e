import Basics
import CellsFeatureInterface
import HomeFeatureInterface
import MandalartDomainInterface
import OverviewFeatureInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import SubGoalFeatureInterface

/// Edits the main grid, and opens the child places of Home.
final class HomeInteractor: Interactor, Reactor {
    enum Action {
        case load
        case hintSeen
        case setCoreGoal(Title)
        /// Edits the cells with the given names.
        case edit([CellName], CellAction)
        /// Reads other charts before a question.
        case look([ChartID])
        case open(CellName)
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
        case nameCoreGoal, nameSubGoal
        /// The hint that lists the commands of the grid; shown once.
        case words
    }

    struct State: Equatable {
        var nickname: Nickname?
        var knowsWords = false
        /// The name that distinguishes the chart from other charts; `nil` if it is the only one.
        var name: Title?
        /// The chart, and the last edit.
        var cells = CellsState()

        var hint: Hint? {
            if cells.chart.coreGoal == nil { return .nameCoreGoal }
            if cells.chart.subGoals.isEmpty { return .nameSubGoal }
            return knowsWords ? nil : .words
        }
    }

    weak var router: (any HomeRoutable)?
    let store: Store<State>
    /// The chart of this place and of its child places.
    let chart: OpenChart
    let documents: (any DocumentPort)?
    private let profileUseCase: any ProfileUseCase
    private weak var listener: (any HomeListener)?

    init(
        chart: OpenChart, profileUseCase: any ProfileUseCase, documents: any DocumentPort, listener: any HomeListener
    ) {
        store = Store(State(cells: CellsState(of: chart.id)))
        self.chart = chart
        (self.profileUseCase, self.documents, self.listener) = (profileUseCase, documents, listener)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loadedProfile(try await profileUseCase.profile()))
            commit(.loadedName(try await chart.name()))
            commit(.loaded(try await chart.mandalart.chart(), chart.today()))
        case .hintSeen:
            guard state.hint == .words else { return }
            commit(.loadedProfile(try await profileUseCase.markSeen(.mainGrid)))
        case .setCoreGoal(let title):
            commit(.edited(try await chart.mandalart.edit([ChartEdit(.coreGoal, .change([.title(title)]))])))
            // The core goal is the name of a chart that has no other.
            commit(.loadedName(try await chart.name()))
        case .edit(let names, let action):
            commit(.edited(try await chart.mandalart.edit(try ChartEdit.edits(action, of: names))))
        case .look(let charts):
            for id in charts { commit(.looked(try await chart.chart(id).mandalart.chart(), id)) }
        case .open(let name):
            let scope = chart.chart(name.chart)
            try await open(try await scope.mandalart.chart().cell(of: name), in: scope.id)
        }
    }

    private func open(_ cell: Cell, in id: ChartID) async throws {
        guard id == chart.id else { try await listener?.homeDidPick(cell.route(in: id)); return }
        switch cell {
        case .coreGoal: throw MandalartError.positionIsCentre
        case .subGoal(let position): router?.routeToSubGoal(position)
        case .actionItem(let position, in: let subGoal):
            try await router?.routeToItem(position, in: subGoal)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedProfile(let profile):
            state.nickname = profile.nickname
            state.knowsWords = profile.seenHints.contains(.mainGrid)
        case .loadedName(let name):
            state.name = name
        case .loaded(let chart, let today): state.cells.show(chart, on: today)
        case .edited(let edits): state.cells.show(edits)
        case .looked(let chart, let id): state.cells.look(at: chart, of: id)
        }
    }
}

extension HomeInteractor: EditHistoryProvider, DocumentProvider, NumberProvider, SubjectProvider {
    var editHistory: (any EditHistory)? { chart.history }
    var number: Int { chart.id.number }
    var subject: String? { state.name?.text }

    func renumbered() async throws -> Int? { try await chart.renumbered()?.number }
}

extension HomeInteractor: OverviewListener {
    func overviewDidPick(_ name: CellName) async throws {
        let scope = chart.chart(name.chart)
        try await open(.subGoal(try await scope.mandalart.chart().position(of: name)), in: scope.id)
    }
}

extension HomeInteractor: SubGoalListener {
    func subGoalDidPick(_ cell: Cell, in chart: ChartID) async throws { try await open(cell, in: chart) }
}
