import EditorFeatureInterface
import Edits
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import SubGoalFeatureInterface
import SuggestFeatureInterface
import Time

/// Edits the action items of one sub-goal.
final class SubGoalInteractor: Interactor, Reactor {
    enum Action {
        case load
        case hintSeen
        case edit(CellEditor.Action)
    }

    enum Mutation {
        case loadedProfile(Profile)
        case loadedName(Title?)
        case edited(CellEditor.Mutation)
    }

    /// The next hint to show.
    enum Hint {
        case nameItem
        /// The hint that lists the commands of the grid; shown once.
        case words
    }

    struct State: Equatable {
        let position: Position
        /// The chart, and the effects of the last edits.
        var cells = CellEditor.State()
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

    let store: Store<State>
    private let editor: CellEditor
    private let profileUseCase: any ProfileUseCase

    init(chart: OpenChart, position: Position, profileUseCase: any ProfileUseCase) {
        store = Store(State(position: position))
        editor = CellEditor(in: chart, around: position)
        self.profileUseCase = profileUseCase
    }

    /// The chart of this place and of its child places.
    var chart: OpenChart { editor.chart }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loadedProfile(try await profileUseCase.profile()))
            commit(.loadedName(try await chart.name()))
            try await editor.mutate(.load) { commit(.edited($0)) }
        case .hintSeen:
            guard state.hint == .words else { return }
            commit(.loadedProfile(try await profileUseCase.markSeen(.subGoal)))
        case .edit(let action):
            try await editor.mutate(action) { commit(.edited($0)) }
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedProfile(let profile): state.knowsWords = profile.seenHints.contains(.subGoal)
        case .loadedName(let name): state.chartName = name
        case .edited(let mutation): state.cells.apply(mutation)
        }
    }
}

/// Provides the chart's name from this RIB, because a route can open a sub-goal before Home has loaded the name.
extension SubGoalInteractor: SubjectProvider {
    var subject: String? { state.chartName?.text }
}

extension SubGoalInteractor: EditorListener {
    func editorDidSave(in chart: OpenChart) { editor.record(chart) }
}

extension SubGoalInteractor: SuggestListener {
    func suggestDidEdit(_ chart: OpenChart) { editor.record(chart) }
}

extension SubGoalInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { editor.history }
}
