import Commands
import EventLogDomainInterface
import MandalartDomainInterface
import ProfileDomainInterface
import ProgressDomainInterface
import Ribcage

/// Runs the form for a cell, and saves the values of the form as one edit.
final class EditorInteractor: LeavingInteractor, Reactor {
    enum Action {
        case load
        case hintSeen
        case form(FormInput)
        /// Changes a single field without the form.
        case change(CellChange)
    }

    enum Mutation {
        case loadedProfile(Profile)
        case moved(Form<CellContent?>)
        /// The form was saved in the given cell, or nothing was saved.
        case saved(in: Cell?)
    }

    struct State: Equatable {
        /// The cell of the form; once the form is saved, the cell where its content is.
        var target: CellTarget
        var form: Form<CellContent?>
        var knowsKeys = false
        /// Whether the form was saved; `nil` while the form is open.
        var isSaved: Bool?

        var cell: Cell { target.cell }

        init(cell target: CellTarget, content: CellContent? = nil) {
            let cell = target.cell
            self.target = target
            form = Form(content, fields: cell.fieldsInForm(holding: content).map { $0.inForm(of: cell) })
        }
    }

    let store: Store<State>
    private let chart: OpenChart
    private let profileUseCase: any ProfileUseCase
    private let logger: any Logger

    init(cell: CellTarget, chart: OpenChart, profileUseCase: any ProfileUseCase, logger: any Logger) {
        store = Store(State(cell: cell))
        (self.chart, self.profileUseCase, self.logger) = (chart, profileUseCase, logger)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loadedProfile(try await profileUseCase.profile()))
            let chart = try await chart.mandalart.chart()
            if case .actionItem(_, in: let subGoal) = state.cell, chart.subGoals[subGoal] == nil {
                // The answers could not be saved, so that nothing is asked.
                try await leave()
                throw MandalartError.empty(.subGoal(subGoal))
            }
            // A form that was begun keeps its answers when other data arrives.
            guard state.form == State(cell: state.target, content: state.form.original).form else { return }
            commit(.moved(State(cell: state.target, content: chart.content(of: state.cell)).form))
        case .hintSeen:
            commit(.loadedProfile(try await profileUseCase.markSeen(.form)))
        case .form(let input):
            var form = state.form
            switch try form.take(input) {
            case .asking:
                if let palette = form.value?.goal?.palette, palette != state.form.value?.goal?.palette {
                    logger.log(.paletteTried(palette))
                }
                commit(.moved(form))
            case .saved(let content):
                // If the cell is no longer as the form showed it, this throws instead of overwriting it.
                let shown = CellReference(CellAddress(state.cell), showing: form.original)
                try await finish(saving: content?.changes(from: form.original) ?? [], in: shown, commit)
            case .left: try await finish(saving: [], in: .at(CellAddress(state.cell)), commit)
            }
        case .change(let change):
            if let palette = change.palette { logger.log(.paletteTried(palette)) }
            try await finish(saving: [change], in: .at(CellAddress(state.cell)), commit)
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loadedProfile(let profile): state.knowsKeys = profile.seenHints.contains(.form)
        case .moved(let form): state.form = form
        case .saved(in: let cell):
            state.isSaved = cell != nil
            if let cell { state.target = CellTarget(cell, in: state.target.chart) }
        }
    }

    private func finish(saving changes: [CellChange], in cell: CellReference, _ commit: Commit) async throws {
        var saved: Cell?
        if !changes.isEmpty {
            let edited = try await chart.mandalart.edit(ChartEdit(cell, .change(changes)))
            saved = edited.isUnchanged ? nil : edited.cell
        }
        if saved != nil { for palette in changes.compactMap(\.palette) { logger.log(.paletteSaved(palette)) } }
        commit(.saved(in: saved))
        try await leave()
    }
}
