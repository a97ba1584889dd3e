import Documents
import EditorFeatureInterface
import Edits
import HomeFeatureInterface
import MandalartDomainInterface
import OverviewFeatureInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import SuggestFeatureInterface
import Time

/// Edits the main grid, and opens the child places of Home.
final class HomeInteractor: Interactor, Reactor {
    enum Action {
        case load
        case hintSeen
        case setCoreGoal(Title)
        case edit(CellEditor.Action)
        case open(SubGoalName)
    }

    enum Mutation {
        case loadedProfile(Profile)
        case loadedName(Title?)
        case edited(CellEditor.Mutation)
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
        /// The chart, and the effects of the last edits.
        var cells = CellEditor.State()

        var hint: Hint? {
            if cells.chart.coreGoal == nil { return .nameCoreGoal }
            if cells.chart.subGoals.isEmpty { return .nameSubGoal }
            return knowsWords ? nil : .words
        }
    }

    weak var router: (any HomeRoutable)?
    let store = Store(State())
    private let editor: CellEditor
    let documents: (any DocumentPort)?
    private let profileUseCase: any ProfileUseCase
    private weak var listener: (any HomeListener)?

    init(
        chart: OpenChart, profileUseCase: any ProfileUseCase, documents: any DocumentPort, listener: any HomeListener
    ) {
        editor = CellEditor(in: chart)
        (self.profileUseCase, self.documents, self.listener) = (profileUseCase, documents, listener)
    }

    /// The chart of this place and of its child places.
    var chart: OpenChart { editor.chart }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loadedProfile(try await profileUseCase.profile()))
            commit(.loadedName(try await chart.name()))
            try await edit(.load, commit)
        case .hintSeen:
            guard state.hint == .words else { return }
            commit(.loadedProfile(try await profileUseCase.markSeen(.mainGrid)))
        case .setCoreGoal(let title):
            try await edit(.edit(.coreGoal, [.title(title)]), commit)
            // The core goal is the name of a chart that has no other.
            commit(.loadedName(try await chart.name()))
        case .edit(let action): try await edit(action, commit)
        case .open(let name):
            let scope = chart.chart(name.chart)
            let shown = try await scope.mandalart.chart()
            if scope.id == chart.id {
                router?.routeToSubGoal(try shown.position(of: name))
            } else {
                try await listener?.homeDidPick(try shown.goal(of: name).route(in: scope.id))
            }
        }
    }

    private func edit(_ action: CellEditor.Action, _ commit: Commit) async throws {
        try await editor.mutate(action) { commit(.edited($0)) }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedProfile(let profile):
            state.nickname = profile.nickname
            state.knowsWords = profile.seenHints.contains(.mainGrid)
        case .loadedName(let name):
            state.name = name
        case .edited(let mutation):
            state.cells.apply(mutation)
        }
    }
}

extension HomeInteractor: EditHistoryProvider, DocumentProvider, SubjectProvider {
    var editHistory: (any EditHistory)? { editor.history }
    var subject: String? { state.name?.text }
}

extension HomeInteractor: EditorListener {
    func editorDidSave(in chart: OpenChart) { editor.record(chart) }
}

extension HomeInteractor: SuggestListener {
    func suggestDidEdit(_ chart: OpenChart) { editor.record(chart) }
}

extension HomeInteractor: OverviewListener {
    func overviewDidPick(_ subGoal: Position) { router?.routeToSubGoal(subGoal) }
}
