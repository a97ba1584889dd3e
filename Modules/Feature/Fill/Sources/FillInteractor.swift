import Basics
import Commands
import FillFeatureInterface
import MandalartDomainInterface
import Ribcage
import SuggestionsDomainInterface

/// Asks for the titles of cells one by one, beginning with the first empty cell, and stores each answer at once.
final class FillInteractor: LeavingInteractor, Reactor {
    enum Action {
        case load
        case input(FormInput)
    }

    enum Mutation {
        case loaded(Chart)
        case asks(Cell?, after: Cell?)
        case suggested(Suggestions, after: [Title])
    }

    struct State: Equatable {
        var chart = Chart()
        /// The sub-goal whose items alone are asked for; `nil` for the whole chart.
        var subGoal: Position?
        /// The cell whose title is asked for; `nil` if none is left.
        var cell: Cell?
        /// The cell that was asked for before `cell`, or where its content was saved; `nil` at the beginning.
        var previous: Cell?
        /// The suggestions for `cell` that were offered most recently.
        var suggestions = Suggestions()
        /// The titles that earlier suggestions for `cell` offered.
        var shown: [Title] = []

        var order: FillingOrder { FillingOrder(chart, in: subGoal) }
    }

    let store: Store<State>
    private let mandalartUseCase: any MandalartUseCase
    private let suggestionsUseCase: any SuggestionsUseCase
    private let languageChoice: LanguageChoice

    init(
        mandalartUseCase: any MandalartUseCase, subGoal: Position?, suggestionsUseCase: any SuggestionsUseCase,
        languageChoice: LanguageChoice
    ) {
        store = Store(State(subGoal: subGoal))
        (self.mandalartUseCase, self.suggestionsUseCase) = (mandalartUseCase, suggestionsUseCase)
        self.languageChoice = languageChoice
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            commit(.loaded(try await mandalartUseCase.chart()))
            if state.cell == nil { commit(.asks(state.order.emptyCell(), after: nil)) }
        case .input(.answer(let text)):
            guard let cell = state.cell else { return }
            let edited = try await save(try edit(for: text), in: cell, commit)
            try await goOn(after: edited.cell ?? cell, commit)
        case .input(.keep), .input(.clear):
            guard let cell = state.cell else { return }
            try await goOn(after: cell, commit)
        case .input(.goBack):
            guard let cell = state.cell, let before = state.order.cell(before: cell) else { return }
            commit(.asks(before, after: cell))
        case .input(.explain):
            guard let cell = state.cell else { return }
            try await suggest(for: cell, commit)
        case .input(.skipToEnd), .input(.save), .input(.leave):
            try await leave()
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let chart): state.chart = chart
        case .asks(let cell, after: let previous):
            (state.previous, state.cell) = (previous, cell)
            (state.suggestions, state.shown) = (Suggestions(), [])
        case .suggested(let suggestions, let shown): (state.suggestions, state.shown) = (suggestions, shown)
        }
    }

    /// Returns the action that an answer performs on the cell. As in `set`, a percentage at the end of an item is its
    /// rate, but a suggestion is a title as a whole.
    private func edit(for text: String) throws(MandalartError) -> CellAction {
        let isSuggested = state.suggestions.offered.contains { $0.title.text == text }
        return isSuggested ? .change([.title(try Title(text))]) : .set(try RatedTitle(text), nil)
    }

    /// Saves an answer for a cell in what the question showed. If the cell has been filled meanwhile, or its content is
    /// gone, nothing is saved, and the question shows the title that the cell has now.
    private func save(_ action: CellAction, in cell: Cell, _ commit: Commit) async throws -> EditedChart {
        let shown = CellReference(CellAddress(cell), showing: state.chart.content(of: cell))
        do {
            let edited = try await mandalartUseCase.edit(ChartEdit(shown, action))
            commit(.loaded(edited.chart))
            return edited
        } catch {
            if let chart = try? await mandalartUseCase.chart() { commit(.loaded(chart)) }
            throw error
        }
    }

    /// Suggests the next titles for a cell; after the last ones, begins again with the first.
    private func suggest(for cell: Cell, _ commit: Commit) async throws {
        let context = SuggestionContext(cell, in: state.chart, language: languageChoice.language)
        let shown = state.shown + state.suggestions.offered.map(\.title)
        let next = try await suggestions(for: context.without(shown))
        if next.offered.isEmpty, !shown.isEmpty {
            commit(.suggested(try await suggestions(for: context), after: []))
        } else {
            commit(.suggested(next, after: shown))
        }
    }

    private func suggestions(for context: SuggestionContext) async throws -> Suggestions {
        try await LongWork.run(Suggestions.thinking) { [suggestionsUseCase] in
            try await suggestionsUseCase.suggestions(for: context)
        }
    }

    private func goOn(after cell: Cell, _ commit: Commit) async throws {
        let next = state.order.emptyCell(after: cell)
        commit(.asks(next, after: cell))
        if next == nil { try await leave() }
    }
}
