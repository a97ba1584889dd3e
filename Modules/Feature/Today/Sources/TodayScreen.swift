import Basics
import CellsFeatureInterface
import Commands
import DreamsDomainInterface
import DreamsFeatureInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows the day, the due cells and the activities, or only the numbers of cells and activities on one line.
enum TodayScreen: Screen {
    static let commands: [Command<TodayInteractor>] = Command.ofItems(
        open: { .open($0) }, edit: { .edit($0, $1) }, last: { $0.last })

    static var arrival: TodayInteractor.Action? { .load }

    static func page(of state: TodayInteractor.State, for reader: Reader) -> Text {
        switch state.form {
        case .line: line(of: state.counts, for: reader)
        case .page: page(of: state.today, state.vision, for: reader).joined(separator: "\n")
        case .past: past(state.today, for: reader).joined(separator: "\n")
        }
    }

    static func hint(in state: TodayInteractor.State, for reader: Reader) -> Text? {
        state.today.cells.isEmpty ? nil : reader.text(TodayPhrases.words)
    }

    /// Returns a line with the counts that are not zero; empty if all are zero.
    private static func line(of counts: TodayCounts, for reader: Reader) -> Text {
        let parts = [
            counts.picked > 0 ? TodayPhrases.pickedCount(counts.pickedDone, of: counts.picked) : nil,
            counts.overdue > 0 ? TodayPhrases.overdueCount(counts.overdue) : nil,
            counts.dueToday > 0 ? TodayPhrases.dueTodayCount(counts.dueToday) : nil,
            counts.habits > 0 ? TodayPhrases.habitCount(counts.habits) : nil,
            counts.done > 0 ? TodayPhrases.doneCount(counts.done) : nil,
        ].compactMap { $0.map(reader.text) }
        return reader.joined(parts)
    }

    private static func page(of today: Today, _ vision: DreamVision?, for reader: Reader) -> [Text] {
        var figures = Reader.figures(today.cells.count)[...]
        func rows(_ cells: [FoundCell]) -> [Text] {
            cells.flatMap {
                reader.lines(of: $0, figure: figures.popFirst() ?? "", saying: states(of: $0, for: reader))
            }
        }
        func states(of cell: FoundCell, for reader: Reader) -> [Text] {
            if cell.habit == nil, cell.isDone { return [reader.text(FoundItemPhrases.isDone)] }
            return reader.states(of: cell, on: today.day, due: cell.due)
        }
        let isEmpty = today.cells.count == today.next.count
        let nothing = isEmpty ? reader.text(TodayPhrases.nothingDue(Today.daysAhead)).wrapped(to: reader.width) : []
        return head(of: today, for: reader) + lines(of: vision, on: today.day, for: reader) + nothing
            + section(TodayPhrases.dueNow, rows(today.dueNow.map(\.found)), for: reader)
            + section(TodayPhrases.picked, rows(today.picked), for: reader)
            + section(TodayPhrases.habits, rows(today.habits), for: reader)
            + section(TodayPhrases.dueSoon(Today.daysAhead), rows(today.dueSoon.map(\.found)), for: reader)
            + section(TodayPhrases.next, rows(today.next), for: reader)
            + section(TodayPhrases.doneToday, done(today, for: reader), for: reader)
    }

    /// Returns the page of an earlier day: what was done.
    private static func past(_ day: Today, for reader: Reader) -> [Text] {
        let done = done(day, for: reader)
        return head(of: day, for: reader)
            + (done.isEmpty ? reader.text(TodayPhrases.nothingDone).wrapped(to: reader.width) : done)
    }

    private static func done(_ today: Today, for reader: Reader) -> [Text] {
        today.done.flatMap { reader.lines(of: row($0, for: reader)) }
    }

    /// Returns the heading: the day and, if the last edit was more than two days ago, the number of days since then.
    private static func head(of today: Today, for reader: Reader) -> [Text] {
        let away = today.lastEdit.map { today.day.number - $0.number } ?? 0
        let since = away > 2 ? reader.text(TodayPhrases.lastHere(away)).dim.wrapped(to: reader.width) : []
        return reader.text(today.day.named).bold.wrapped(to: reader.width) + since
    }

    /// Returns the lines of a vision, and of the wish that it belongs to with its date; empty without a vision.
    private static func lines(of vision: DreamVision?, on day: Day, for reader: Reader) -> [Text] {
        guard let vision else { return [] }
        let date = vision.date.map { [reader.text(TodayPhrases.wish(by: $0, from: day))] } ?? []
        let place = [Text(line: vision.title.text)] + date + reader.address(vision.number.route)
        let row = ListRow("   ", Text(line: vision.text.text), details: place)
        return section(TodayPhrases.vision, reader.lines(of: row), for: reader)
    }

    private static func section(_ heading: Phrase, _ lines: [Text], for reader: Reader) -> [Text] {
        lines.isEmpty ? [] : reader.text(heading).bold.wrapped(to: reader.width) + lines
    }

    /// Returns the row of an activity, followed by its item if the item has another text; without an activity, the row
    /// of the completed item. Either row shows 100% if `done` contains an item that reached it.
    private static func row(_ done: DoneToday, for reader: Reader) -> ListRow {
        let rate = done.completed.map { _ in Text("\(AchievementRate.full)") }
        guard let activity = done.entry else {
            let around = reader.joined(done.completed?.surroundings.map { Text(line: $0.text) } ?? []).dim
            return ListRow("   ", lead: rate, Text(line: done.item.text), facts: [around])
        }
        // The text of a habit that was done is its title.
        let item = activity.text == ActivityText(activity.item) ? nil : Text(line: activity.item.text).dim
        return ListRow("   ", Text(line: activity.text.text), facts: [item, rate].compactMap(\.self))
    }
}
