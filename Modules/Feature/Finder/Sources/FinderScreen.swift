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

/// Lists search results, each with its address.
enum FinderScreen: Screen {
    static let commands: [Command<FinderInteractor>] = Command.ofItems(
        open: { .open($0) }, edit: { .edit($0, $1) }, last: { $0.last })

    static var arrival: FinderInteractor.Action? { .load }

    static func page(of state: FinderInteractor.State, for reader: Reader) -> Text {
        let findings = state.findings
        let figures = Reader.figures(state.routes.count)
        let cells = zip(figures, findings.cells).flatMap { figure, cell in
            lines(of: cell, figure: figure, in: state, for: reader)
        }
        let head = reader.text(heading(of: state))
        let entries = zip(figures.dropFirst(findings.cells.count), findings.entries).flatMap { figure, entry in
            lines(of: entry, figure: figure, for: reader)
        }
        let wishes = zip(figures.dropFirst(state.items.count), state.wishes).flatMap { figure, wish in
            lines(of: wish, figure: figure, for: reader)
        }
        let more = self.more(in: state).map { reader.text($0).dim.wrapped(to: reader.width) } ?? []
        let isEmpty = state.routes.isEmpty
        return ((isEmpty ? head : head.bold).wrapped(to: reader.width) + cells + entries + wishes + more).joined(
            separator: "\n")
    }

    static func hint(in state: FinderInteractor.State, for reader: Reader) -> Text? {
        state.routes.isEmpty ? nil : reader.text(FinderPhrases.words)
    }

    /// Returns the note below the rows if there are more results; otherwise `nil`. The page `next` never has the note,
    /// as it is meant to show only a few.
    private static func more(in state: FinderInteractor.State) -> Phrase? {
        switch state.query {
        case .next: nil
        case .stale: state.findings.areMore ? FinderPhrases.andMoreStale : nil
        case .search: state.findings.areMore || state.areMoreWishes ? FinderPhrases.andMore : nil
        }
    }

    private static func heading(of state: FinderInteractor.State) -> Phrase {
        let count = state.routes.count
        return switch state.query {
        case .search(let words) where count == 0: FinderPhrases.nothing(with: words)
        case .search(let words):
            FinderPhrases.found(words, count, areMore: state.findings.areMore || state.areMoreWishes)
        case .next where !state.findings.hasItems, .stale where !state.findings.hasItems: FoundItemPhrases.nothingFilled
        case .next: count == 0 ? FinderPhrases.nothingUnfinished : FinderPhrases.next
        case .stale(let days): count == 0 ? FinderPhrases.nothingStale(days) : FinderPhrases.stale(days)
        }
    }

    /// Returns the lines of a found log entry: its day and text, and the title and the address of its item.
    private static func lines(of entry: FoundEntry, figure: String, for reader: Reader) -> [Text] {
        let details = reader.address(entry.item.address) + [Text(line: entry.item.title.text)]
        return reader.lines(
            of: ListRow(
                Text(figure), lead: reader.text(entry.day.phrase).dim, Text(line: entry.text.text), details: details,
                isCut: true))
    }

    /// Returns the lines of a found wish: its title, and below it the wish's address and when it came true.
    private static func lines(of wish: FoundWish, figure: String, for reader: Reader) -> [Text] {
        var parts = [reader.text(FinderPhrases.wish)] + reader.address(wish.number.route)
        if let day = wish.done { parts.append(reader.text(DreamPhrases.cameTrue(on: day))) }
        return reader.lines(of: ListRow(Text(figure), Text(line: wish.title.text).bold, details: parts, isCut: true))
    }

    /// Returns the lines of a found cell: its title and rate, and below them its address, cadence and due day.
    private static func lines(
        of cell: FoundCell, figure: String, in state: FinderInteractor.State, for reader: Reader
    ) -> [Text] {
        var parts: [Text] = []
        if cell.isArchived { parts.append(reader.text(FinderPhrases.archived)) }
        if let habit = cell.habit { parts.append(reader.text(HabitPhrases.cadence(habit.cadence))) }
        parts += reader.states(of: cell, on: state.findings.today, due: cell.due)
        if case .search = state.query {
        } else if let days = cell.daysAgo {
            parts.append(reader.text(FoundItemPhrases.edited(daysAgo: days)))
        }
        return reader.lines(of: cell, figure: figure, saying: parts)
    }
}
