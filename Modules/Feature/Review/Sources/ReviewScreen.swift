import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows the progress of a week, stalled items, and the picks for the next week.
enum ReviewScreen: Screen {
    static var arrival: ReviewInteractor.Action? { .load }

    static func page(of state: ReviewInteractor.State, for reader: Reader) -> Text {
        let review = state.review
        let head = reader.text(ReviewPhrases.week(to: review.day)).bold.wrapped(to: reader.width)
        let isEmpty = !review.hasItems && review.week.isEmpty && review.items.isEmpty
        let body =
            isEmpty
            ? reader.text(FoundItemPhrases.nothingFilled).wrapped(to: reader.width) : sections(of: review, reader)
        return (head + body).joined(separator: "\n")
    }

    static func hint(in state: ReviewInteractor.State, for reader: Reader) -> Text? {
        state.review.items.isEmpty ? nil : reader.text(ReviewPhrases.words)
    }

    private static func sections(of review: Review, _ reader: Reader) -> [Text] {
        let rows = zip(Reader.figures(review.items.count), review.items).map { figure, item in
            (isPicked: item.isPicked, lines: row(item, figure: figure, on: review.day, for: reader))
        }
        let stalled = rows.filter { !$0.isPicked }.flatMap(\.lines)
        let picks = rows.filter(\.isPicked).flatMap(\.lines)
        // The list of stalled items is also empty if all of them are picked.
        let showsStalled = !stalled.isEmpty || picks.isEmpty
        let earlier = review.earlierPicks.flatMap { found in
            reader.lines(of: row(rated: found, facts: [reader.joined(reader.address(found.address))]))
        }
        let until = ReviewPhrases.earlier(to: review.lastDayOfEarlierPicks)
        let past =
            (earlier.isEmpty ? [] : reader.text(until).bold.wrapped(to: reader.width) + earlier)
            + section(
                ReviewPhrases.moved, moved(review.week, for: reader),
                or: review.isPast ? ReviewPhrases.nothingMovedThen : ReviewPhrases.nothingMoved, reader)
        if review.isPast { return past }
        return past
            + (showsStalled ? section(ReviewPhrases.stalled, stalled, or: ReviewPhrases.nothingStalled, reader) : [])
            + section(
                ReviewPhrases.picks, picks,
                or: stalled.isEmpty ? ReviewPhrases.nothingToPick : ReviewPhrases.nothingPicked, reader)
    }

    private static func section(_ heading: Phrase, _ lines: [Text], or nothing: Phrase, _ reader: Reader) -> [Text] {
        reader.text(heading).bold.wrapped(to: reader.width)
            + (lines.isEmpty ? reader.lines(of: row(reader.text(nothing))) : lines)
    }

    /// Returns the lines with the progress of the week.
    private static func moved(_ week: ReviewedWeek, for reader: Reader) -> [Text] {
        let progress = week.progress.map { progress in
            let around = reader.joined(progress.found.surroundings.map { Text(line: $0.text) })
            let from = progress.isCompleted ? [] : [reader.text(ReviewPhrases.from(progress.before))]
            return row(rated: progress.found, facts: [reader.joined(from + [around]).dim])
        }
        let logged = week.logged.map { row(lead: reader.times($0.count), Text(line: $0.title.text)) }
        let counts = [
            week.entries > 0 ? ReviewPhrases.entries(week.entries) : nil,
            week.edits > 0 ? ReviewPhrases.edits(week.edits) : nil,
        ].compactMap { $0.map(reader.text) }
        let sum = counts.isEmpty ? [] : [row(reader.joined(counts))]
        return (progress + logged + sum).flatMap(reader.lines)
    }

    /// Returns a row without a number that begins with the item's rate.
    private static func row(rated found: FoundCell, facts: [Text]) -> ListRow {
        row(lead: found.rate.map { Text("\($0)") }, Text(line: found.title.text), facts: facts)
    }

    /// Returns a row without a number.
    private static func row(lead: Text? = nil, _ title: Text, facts: [Text] = []) -> ListRow {
        ListRow("   ", lead: lead, title, facts: facts)
    }

    /// Returns the lines of an item with the reasons to show it. A habit has its tally and its due day. A completed item
    /// has only the fact that it is done. Any other item has its due day and, unless it is overdue, the time since it
    /// was edited. A due day is left out if it is more than a week ahead.
    private static func row(_ item: ReviewItem, figure: String, on day: Day, for reader: Reader) -> [Text] {
        let found = item.found
        let near = found.due.flatMap { $0.number <= day.number + Today.daysAhead ? $0 : nil }
        var states = reader.states(of: found, on: day, due: near)
        if found.habit == nil {
            if found.isDone {
                states = [reader.text(FoundItemPhrases.isDone)]
            } else if found.due.map({ $0 >= day }) ?? true, let days = found.daysAgo {
                states.append(reader.text(FoundItemPhrases.edited(daysAgo: days)))
            }
        }
        return reader.lines(of: found, figure: figure, saying: states)
    }
}
