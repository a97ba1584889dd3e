import Basics
import MandalartDomainInterface
import Screens
import SuggestionsDomainInterface

extension SuggestScreen {
    static func states() throws -> [ScreenState<SuggestInteractor>] {
        let (one, two) = (try Position(1), try Position(2))
        let item = CellTarget(.actionItem(two, in: one))
        let chart = try Chart.sample(items: 1)
        let full = state(Suggestion.samples, of: item, in: chart)
        var named = full
        named.chartName = try Title(SampleText.wide)
        var refused = full
        refused.refused = try Title(SampleText.wide)
        refused.rows[1] = SuggestInteractor.Row(number: 2, suggestion: Suggestion.samples[5])
        var refusedLast = refused
        refusedLast.rows.remove(at: 1)
        var picked = full
        try picked.chart.apply([.title(try Title(SampleText.wide))], to: item.cell)
        var noticed = state([], of: item, in: chart)
        noticed.notices = [SuggestionsError.noMore.explanation, Phrase(verbatim: SampleText.long)]
        return [
            .page("core-goal", state(Suggestion.samples, of: CellTarget(.coreGoal), in: Chart())),
            .page("sub-goal", state(Suggestion.samples, of: CellTarget(.subGoal(two)), in: try .sample(subGoals: 1))),
            .page("item", full),
            .page("one", state(Array(Suggestion.samples.prefix(1)), of: item, in: chart)),
            .page("none", state([], of: item, in: chart)),
            .page("one-of-several-charts", named),
            .page(
                "in-other-chart",
                state(Suggestion.samples, of: CellTarget(.subGoal(two), in: try ChartID(2)), in: chart)),
            .page("notices", noticed),
            .page("long", try texts(SampleText.long)),
            .page("wide", try texts(SampleText.wide)),
            .page("right-to-left", try texts(SampleText.rightToLeft)),
            .page("after-refusal", refusedLast),
            .reply("picked", to: "pick 2", in: picked),
            .reply("picked-edited", to: "pick 2 \(SampleText.wide)", in: picked),
            .reply("refused", to: "refuse 2", in: refused),
            .reply("refused-last", to: "refuse 2", in: refusedLast),
            .reply("more", to: "more", in: full),
            .error("filled", SuggestionsError.filled(item)),
            .error("filled-in-other-chart", SuggestionsError.filled(CellTarget(.coreGoal, in: try ChartID(2)))),
            .error("nothing-empty", SuggestionsError.nothingEmpty),
            .error("no-more", SuggestionsError.noMore),
            .error("no-number", SuggestionsError.noSuchNumber(7, of: [1, 3, 4])),
            .error("no-numbers", SuggestionsError.noSuchNumber(1, of: [])),
            .error("not-a-number", SuggestionsError.notANumber("x")),
            .error("sub-goal-empty", MandalartError.empty(.subGoal(one))),
        ]
    }

    private static func state(
        _ suggestions: [Suggestion], of target: CellTarget, in chart: Chart
    ) -> SuggestInteractor.State {
        let rows = zip(1..., suggestions.prefix(Suggestions.most)).map(SuggestInteractor.Row.init)
        return SuggestInteractor.State(
            chart: chart, target: target, rows: rows, areMore: suggestions.count > Suggestions.most)
    }

    /// Returns a state in which the suggestions and the cells have the same title.
    private static func texts(_ text: String) throws -> SuggestInteractor.State {
        let title = try Title(text)
        return state(
            SuggestionSource.allCases.map { Suggestion(title, from: $0) },
            of: CellTarget(.actionItem(try Position(2), in: try Position(1))), in: try .sample(items: 1) { _ in text })
    }
}
