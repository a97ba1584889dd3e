import EditorFeatureInterface
import MandalartDomainInterface
import Ribcage

/// Runs the form and saves what it gathered as one edit.
final class EditorInteractor: Interactor, Reactor {
    enum Action {
        case load
        /// `nil` keeps the field as it is.
        case answer(CellChange?)
        case goBack
        case skipToEnd
        case save
        /// One field in one line, without the form.
        case change(CellChange)
        case leave
    }

    enum Mutation {
        case moved(EditorForm)
        case saved(Bool)
    }

    struct State: Equatable {
        var form: EditorForm
        /// Whether the form ended with an edit; `nil` while it is open.
        var isSaved: Bool?
    }

    let store: Store<State>
    private let mandalartUseCase: any MandalartUseCase
    private weak var listener: (any EditorListener)?

    init(cell: Cell, mandalartUseCase: any MandalartUseCase, listener: any EditorListener) {
        store = Store(State(form: EditorForm(cell: cell)))
        self.mandalartUseCase = mandalartUseCase
        self.listener = listener
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        var form = state.form
        switch action {
        case .load:
            form = EditorForm(cell: form.cell, in: try await mandalartUseCase.chart())
        case .answer(let change):
            try form.advance(with: change)
        case .goBack:
            form.goBack()
        case .skipToEnd:
            try form.skipToEnd()
        case .save:
            return try await finish(saving: form.pending, commit)
        case .change(let change):
            return try await finish(saving: [change], commit)
        case .leave:
            return try await finish(saving: [], commit)
        }
        commit(.moved(form))
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .moved(let form): state.form = form
        case .saved(let isSaved): state.isSaved = isSaved
        }
    }

    private func finish(saving changes: [CellChange], _ commit: Commit) async throws {
        if !changes.isEmpty { _ = try await mandalartUseCase.edit(state.form.cell, changes) }
        commit(.saved(!changes.isEmpty))
        listener?.editorDidFinish()
    }
}
