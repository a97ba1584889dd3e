import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens
import Terminal

/// Shows one action item: its rate, due day, habit, whole note and whole log.
enum ItemScreen: Screen {
    static var arrival: ItemInteractor.Action? { .load }

    static let record = Record<ItemInteractor.State>(
        "item", ItemRecordPhrases.item,
        [
            .members(Cell.members) { $0.cell }, .members(CellContent.ofItems) { $0.item.map { .actionItem($0) } },
            .list("log", of: Activity.members) { $0.log },
        ])

    static func page(of state: ItemInteractor.State, for reader: Reader) -> Text {
        guard let item = state.item else { return "" }
        let title = Text(line: item.title.text).bold
        let heading = reader.text(ItemPhrases.heading(state.cell)) + title + reader.text(ItemPhrases.done(item.rate))
        let facts = [
            state.subGoal.map { ItemPhrases.subGoal($0.title) },
            item.due.map { DuePhrases.line(of: due($0, of: item, in: state)) },
            item.habit.map { ItemPhrases.habit(HabitPhrases.state($0)) },
        ]
        return
            (reader.heading(state.chartName?.text, heading)
            + facts.compactMap(\.self).flatMap { reader.text($0).wrapped(to: reader.width) }
            + note(of: item, for: reader) + log(in: state, for: reader))
            .joined(separator: "\n")
    }

    static func hint(in state: ItemInteractor.State, for reader: Reader) -> Text? {
        reader.text(state.log.first.map { ItemPhrases.words($0.number) } ?? ItemPhrases.nothingLogged)
    }

    /// Returns the due day with its weekday and, once it has come, how long ago that was.
    private static func due(_ day: Day, of item: ActionItem, in state: ItemInteractor.State) -> Phrase {
        let date = day.withWeekday
        guard day <= state.today, item.rate != .full, item.habit == nil else { return date }
        let word = DuePhrases.due(day, from: state.today)
        return Phrase("\(date), \(word)", .ko("\(date), \(word)"), .ja("\(date)、\(word)"))
    }

    private static func note(of item: ActionItem, for reader: Reader) -> [Text] {
        guard item.note != .empty else { return [] }
        return [reader.text(ItemPhrases.noteHeading).bold]
            + Text(item.note.text).lines.flatMap { $0.wrapped(to: reader.width) }
    }

    private static func log(in state: ItemInteractor.State, for reader: Reader) -> [Text] {
        guard !state.log.isEmpty else { return [] }
        return [reader.text(ItemPhrases.log(state.log.count)).bold]
            + reader.lines(ofLog: state.log, ofSeveralItems: false)
    }
}
