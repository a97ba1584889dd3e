import MandalartDomainInterface
import Screens
import SuggestionsDomainInterface

extension FillScreen {
    static func states() throws -> [ScreenState<FillInteractor>] {
        let (one, two, nine) = (try Position(1), try Position(2), try Position(9))
        let (item, lastItem) = (Cell.actionItem(one, in: one), Cell.actionItem(nine, in: nine))
        let (goals, full) = (try Chart.sample(items: 0), try Chart.sample())
        let atStart = state(Chart(), asks: .coreGoal)
        let atSubGoal = state(try .sample(subGoals: 1, items: 0), asks: .subGoal(two), after: .subGoal(one))
        let atItem = state(goals, asks: item, after: .subGoal(nine))
        let ended = state(try .sample(subGoals: 1, items: 1), asks: nil, after: .actionItem(nine, in: one))
        let done = state(full, asks: nil, after: lastItem)
        let inSubGoal = state(
            try .sample(subGoals: 1, items: 1), in: one, asks: .actionItem(two, in: one), after: item)
        var suggested = atItem
        suggested.suggestions = Suggestions(Array(Suggestion.samples.prefix(Suggestions.most)), areMore: true)
        var last = atItem
        last.suggestions = Suggestions(
            Array(Suggestion.samples.prefix(1)), notices: [SuggestionsError.noMore.explanation])
        return [
            .page("empty", atStart),
            .page("sub-goal", atSubGoal),
            .page("item", atItem),
            .page("filled-cell", state(goals, asks: .subGoal(nine), after: item)),
            .page("long", state(try titled(SampleText.long), asks: item)),
            .page("long-cell", state(try titled(SampleText.long), asks: .subGoal(nine), after: item)),
            .page("wide", state(try titled(SampleText.wide), asks: item)),
            .page("wide-cell", state(try titled(SampleText.wide), asks: .subGoal(nine), after: item)),
            .page("right-to-left", state(try titled(SampleText.rightToLeft), asks: item)),
            .page("ended", ended),
            .page("full", done),
            .page("in-sub-goal", inSubGoal),
            .page("in-full-sub-goal", state(full, in: one, asks: nil)),
            .reply(
                "core-goal", answering: "Endurance",
                in: state(try .sample(subGoals: 0), asks: .subGoal(one), after: .coreGoal)),
            .reply("first-sub-goal", answering: "Endurance", in: atSubGoal),
            .reply("last-sub-goal", answering: "Endurance", in: atItem),
            .reply("skipped", answering: "", in: atItem),
            .reply("back", answering: "<", in: state(goals, asks: .subGoal(nine), after: item)),
            .reply("back-at-start", answering: "<", in: atStart),
            .reply("explained", answering: "?", in: atStart),
            .reply("explained-sub-goal", answering: "?", in: atSubGoal),
            .reply("explained-item", answering: "?", in: atItem),
            .reply("suggested", answering: "?", in: suggested),
            .reply("suggested-last", answering: "?", in: last),
            .reply("skipped-last", answering: "", in: ended),
            .reply("last", answering: "Endurance", in: done),
            .reply("left", answering: ".", in: atItem),
            .reply("left-full", leaving: done, in: done),
            .reply("left-in-sub-goal", answering: ".", in: inSubGoal),
            .reply(
                "last-in-sub-goal", answering: "",
                in: state(inSubGoal.chart, in: one, asks: nil, after: .actionItem(nine, in: one))),
            .error("title-too-long", MandalartError.titleTooLong(201)),
            .error("empty-title", MandalartError.emptyTitle),
        ]
    }

    private static func state(
        _ chart: Chart, in subGoal: Position? = nil, asks cell: Cell?, after previous: Cell? = nil
    ) -> FillInteractor.State {
        FillInteractor.State(chart: chart, subGoal: subGoal, cell: cell, previous: previous)
    }

    /// Returns a chart whose goals all have the same title, without action items.
    private static func titled(_ text: String) throws -> Chart { try .sample(items: 0) { _ in text } }
}
