import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import SuggestionsDomainInterface

/// Offers suggestions for one empty cell, and writes the picked suggestion to the cell.
final class SuggestInteractor: LeavingInteractor, Reactor {
    enum Action {
        case load
        /// Writes the suggestion with the given number to the cell or, if a title is given, writes the title instead.
        case pick(SuggestionNumber, Title?)
        case refuse(SuggestionNumber)
        case more
    }

    enum Mutation {
        case loaded(Chart, name: Title?, CellTarget, Language)
        case offered(Suggestions, after: [Title])
        case refused(Title)
        case picked(Chart)
    }

    /// A suggestion with its number, which does not change while the suggestion is shown.
    struct Row: Equatable {
        let number: Int
        let suggestion: Suggestion
    }

    struct State: Equatable {
        var chart = Chart()
        /// The name that distinguishes the chart from other charts; `nil` if it is the only one.
        var chartName: Title?
        /// The empty cell; `nil` until it is found.
        var target: CellTarget?
        var language = Language.english
        var rows: [Row] = []
        /// The titles on the earlier pages of suggestions, which are not offered again.
        var shown: [Title] = []
        var areMore = false
        var notices: [Phrase] = []
        /// The title of the last rejected suggestion.
        var refused: Title?

        func row(_ number: SuggestionNumber) throws(SuggestionsError) -> Row {
            guard let row = rows.first(where: { $0.number == number.value }) else {
                throw .noSuchNumber(number.value, of: rows.map(\.number))
            }
            return row
        }
    }

    let store: Store<State>
    private let chart: OpenChart
    /// The cell that a person named; `nil` for the first empty one.
    private let given: CellTarget?
    private let subGoal: Position?
    private let suggestionsUseCase: any SuggestionsUseCase
    private let languageChoice: LanguageChoice

    init(
        chart: OpenChart, cell: CellTarget?, in subGoal: Position?, suggestionsUseCase: any SuggestionsUseCase,
        languageChoice: LanguageChoice
    ) {
        store = Store(State(target: cell))
        (self.chart, given, self.subGoal) = (chart, cell, subGoal)
        (self.suggestionsUseCase, self.languageChoice) = (suggestionsUseCase, languageChoice)
    }

    func mutate(_ action: Action, commit: Commit) async throws {
        switch action {
        case .load:
            let chart = try await self.chart.mandalart.chart()
            guard let target = given ?? foundCell(of: chart) else { throw SuggestionsError.nothingEmpty }
            try requireEmpty(target, in: chart)
            commit(.loaded(chart, name: try await self.chart.name(), target, languageChoice.language))
            commit(.offered(try await suggestions(without: state.shown), after: state.shown))
        case .pick(let number, let title):
            let row = try state.row(number)
            guard let target = state.target else { throw SuggestionsError.nothingEmpty }
            // If another program has filled the cell meanwhile, this throws instead of overwriting it.
            let edit = ChartEdit(
                .empty(CellAddress(target.cell)), .change([.title(title ?? row.suggestion.title)]))
            commit(.picked(try await chart.mandalart.edit(edit).chart))
            try await leave()
        case .refuse(let number):
            let title = try state.row(number).suggestion.title
            try await suggestionsUseCase.refuse(title, in: chart.id)
            commit(.refused(title))
            commit(.offered(try await suggestions(without: state.shown), after: state.shown))
        case .more:
            let shown = state.shown + state.rows.map(\.suggestion.title)
            let next = try await suggestions(without: shown)
            if next.offered.isEmpty { throw SuggestionsError.noMore }
            commit(.offered(next, after: shown))
        }
    }

    static func reduce(_ state: inout State, with mutation: Mutation) {
        switch mutation {
        case .loaded(let chart, let name, let target, let language):
            if target != state.target { (state.rows, state.shown) = ([], []) }
            (state.chart, state.chartName, state.target, state.language) = (chart, name, target, language)
        case .offered(let suggestions, let shown):
            // Each page numbers its rows anew.
            let known = shown == state.shown ? state.rows : []
            state.rows = Self.rows(suggestions.offered, keeping: known)
            (state.shown, state.areMore, state.notices) = (shown, suggestions.areMore, suggestions.notices)
        case .refused(let title): state.refused = title
        case .picked(let chart): state.chart = chart
        }
    }

    /// Returns the rows for suggestions. A suggestion that is already shown keeps its number; new ones get the free
    /// numbers.
    private static func rows(_ offered: [Suggestion], keeping known: [Row]) -> [Row] {
        let kept = known.filter { offered.contains($0.suggestion) }
        let new = offered.filter { suggestion in !kept.contains { $0.suggestion == suggestion } }
        let free = (1...).lazy.filter { number in !kept.contains { $0.number == number } }
        return (kept + zip(free, new).map(Row.init)).sorted { $0.number < $1.number }
    }

    private func suggestions(without titles: [Title]) async throws -> Suggestions {
        guard let cell = state.target?.cell else { return Suggestions() }
        let context = SuggestionContext(cell, in: state.chart, language: state.language).without(titles)
        return try await LongWork.run(Suggestions.thinking) { [suggestionsUseCase] in
            try await suggestionsUseCase.suggestions(for: context)
        }
    }

    /// Throws an error if a cell is filled, or if its sub-goal is empty.
    private func requireEmpty(_ target: CellTarget, in chart: Chart) throws {
        if case .actionItem(_, in: let subGoal) = target.cell, chart.subGoals[subGoal] == nil {
            throw MandalartError.empty(.subGoal(subGoal))
        }
        if chart.content(of: target.cell) != nil { throw SuggestionsError.filled(target) }
    }

    /// Returns the cell that was found before or, once that can no longer be filled, the first empty one.
    private func foundCell(of chart: Chart) -> CellTarget? {
        if let target = state.target, (try? requireEmpty(target, in: chart)) != nil { return target }
        return firstEmpty(of: chart)
    }

    private func firstEmpty(of chart: Chart) -> CellTarget? {
        if let subGoal, chart.subGoals[subGoal] == nil { return CellTarget(.subGoal(subGoal)) }
        return FillingOrder(chart, in: subGoal).emptyCell().map { CellTarget($0) }
    }
}
