import Basics
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension ReviewScreen {
    static func states() throws -> [ScreenState<ReviewInteractor>] {
        let (tuesday, found) = (try Day("2026-11-24"), try FoundCell.samples)
        let (run, swim) = (found[0], found[1])
        let late = FoundCell(
            in: run.chart, called: run.chartName, cell: run.cell, title: run.title, subGoal: run.subGoal,
            rate: run.rate,
            due: Day(number: tuesday.number - 4))
        let stalled = [ReviewItem(late), ReviewItem(swim.edited(daysAgo: 19))]
        let picks = [ReviewItem(swim.rated(.full).edited(daysAgo: 0), isPicked: true), ReviewItem(run, isPicked: true)]
        let week = ReviewedWeek(
            entries: 5,
            logged: [
                LoggedItem(run.title, in: .first, count: 4), LoggedItem(swim.title, in: .first, count: 1),
            ],
            progress: [
                ItemProgress(swim.rated(.full), from: .zero), ItemProgress(run, from: try AchievementRate(20)),
            ], edits: 12)
        let busy = ReviewedWeek(
            entries: 40, logged: try (1...6).map { LoggedItem(try Title("Item \($0)"), in: .first, count: 9 - $0) },
            progress: Array(repeating: ItemProgress(swim.rated(.full), from: .zero), count: 7), edits: 1)
        return [
            .page("new", page(Review(tuesday, hasItems: false))),
            .page("empty", page(Review(tuesday))),
            .page(
                "full",
                page(Review(tuesday, week: week, earlierPicks: [run, swim.rated(.full)], items: stalled + picks))),
            .page("stalled", page(Review(tuesday, items: stalled))),
            .page("picked", page(Review(tuesday, week: ReviewedWeek(edits: 1), items: picks))),
            .page("one-entry", page(Review(tuesday, week: ReviewedWeek(entries: 1, logged: [week.logged[1]])))),
            .page("busy", page(Review(tuesday, week: busy, items: Array(repeating: stalled[0], count: 10)))),
            .page("long", try texts(SampleText.long, on: tuesday)),
            .page("wide", try texts(SampleText.wide, on: tuesday)),
            .page("right-to-left", try texts(SampleText.rightToLeft, on: tuesday)),
            .error("enough", ProgressError.enoughPicked),
            .error("not-picked", ProgressError.notPicked(run.title)),
            .error("nothing-to-pick", ProgressError.nothingToPick),
        ]
    }

    private static func page(_ review: Review) -> ReviewInteractor.State {
        var state = ReviewInteractor.State()
        state.review = review
        return state
    }

    /// Returns a state with a review in which an item, its sub-goal and its chart have the same text.
    private static func texts(_ text: String, on day: Day) throws -> ReviewInteractor.State {
        let (title, one) = (try Title(text), try Position(1))
        let cell = FoundCell(
            in: .first, called: title, cell: .actionItem(one, in: one), title: title, subGoal: title,
            rate: try AchievementRate(40))
        let week = ReviewedWeek(
            entries: 2, logged: [LoggedItem(title, in: .first, count: 2)], progress: [ItemProgress(cell, from: .zero)],
            edits: 3)
        return page(
            Review(
                day, week: week, earlierPicks: [cell],
                items: [ReviewItem(cell.edited(daysAgo: 15)), ReviewItem(cell, isPicked: true)]
            ))
    }
}
