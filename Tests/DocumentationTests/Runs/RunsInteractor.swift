import Basics
import Commands
import Ribcage

/// Lists runs and adds some.
protocol RunsUseCase: Sendable {
    /// All runs, oldest first.
    func runs() async throws -> [Run]
    /// Adds all runs or none.
    func add(_ runs: [Run]) async throws
}

final class RunsInteractor: Interactor, Reactor {
    enum Action { case load, run(Run), add, form(FormInput) }
    enum Mutation { case loaded([Run]), moved(Form<NewRun>?) }

    struct State: Equatable {
        var runs: [Run] = []
        var form: Form<NewRun>?
    }

    let store = Store(State())
    private let useCase: any RunsUseCase
    private let history: any EditHistory

    init(useCase: any RunsUseCase, history: any EditHistory) {
        (self.useCase, self.history) = (useCase, history)
    }

    // snippet: an interactor with a form
    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load: commit(.loaded(try await useCase.runs()))
        case .run(let run): try await add([run], commit)
        case .add: commit(.moved(Form(NewRun(), fields: NewRun.fields)))
        case .form(let input):
            guard var form = state.form else { return }
            switch try form.take(input) {
            case .asking: commit(.moved(form))
            case .saved(let new):
                try await add(try new.runs(), commit)
                commit(.moved(nil))
            case .left: commit(.moved(nil))
            }
        }
    }
    // end of snippet

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let runs): state.runs = runs
        case .moved(let form): state.form = form
        }
    }

    private func add(_ runs: [Run], _ commit: Commit) async throws {
        try await useCase.add(runs)
        commit(.loaded(try await useCase.runs()))
    }
}

// snippet: a RIB with an undo history
extension RunsInteractor: EditHistoryProvider {
    var editHistory: (any EditHistory)? { history }
}
// end of snippet

// snippet: a RIB with documents
extension RunsInteractor: DocumentProvider {
    var documents: (any DocumentPort)? { RunDocuments(useCase: useCase) }
}
// end of snippet
