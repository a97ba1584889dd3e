import Basics
import Commands
import DreamsDomainInterface
import MandalartDomainInterface
import Ribcage
import Screens
import Terminal

/// Lists the wishes by number, with the day on which each came true and whether it has a tree.
enum DreamsScreen: Screen {
    static var arrival: DreamsInteractor.Action? { .load }

    static let record = Record<DreamsInteractor.State>(
        "dreams", DreamsRecordPhrases.dreams,
        [.list("wishes", of: Wish.members) { $0.dreams.numbered }, .unplaced { $0.dreams.unplaced }])

    static func page(of state: DreamsInteractor.State, for reader: Reader) -> Text {
        let wishes = state.dreams.numbered
        let count = DreamsPhrases.progress(wishes.count, done: wishes.count { $0.wish.done != nil })
        let heading = reader.beside(reader.text(DreamPhrases.dreams).bold, reader.text(count).dim)
        let title = heading.wrapped(to: reader.width)
        let digits = wishes.last.map { "\($0.number)".count } ?? 1
        let lines = wishes.flatMap { line(of: $0.wish, at: $0.number, digits: digits, reader) }
        let unplaced = reader.lines(listing: UnplacedPhrases.names(state.dreams.unplaced)) {
            DreamsPhrases.unplaced(state.dreams.unplaced.count, $0)
        }
        return (title + lines + unplaced).joined(separator: "\n")
    }

    static func hint(in state: DreamsInteractor.State, for reader: Reader) -> Text? {
        let wishes = state.dreams.numbered
        guard let wish = wishes.first(where: { $0.wish.done == nil }) ?? wishes.first else {
            return reader.text(DreamsPhrases.beginWithWish)
        }
        return reader.text(DreamsPhrases.words(wish.number))
    }

    /// Returns the lines of a wish: its number and title, when it came true, and whether it has a tree.
    private static func line(of wish: Wish, at number: WishNumber, digits: Int, _ reader: Reader) -> [Text] {
        let facts = [wish.done?.phrase, wish.treeFact].compactMap(\.self).map(reader.text)
        return reader.lines(
            of: ListRow(
                Text(Reader.figure(number, digits: digits)),
                mark: ListRow.Mark("✓", DreamsPhrases.cameTrue, isSet: wish.done != nil), Text(line: wish.title.text),
                facts: facts.isEmpty ? [] : [facts.joined(separator: ", ").dim]))
    }
}

extension Wish {
    fileprivate var treeFact: Phrase? {
        if let chart = tree.chart { return DreamsPhrases.grewInto(chart) }
        return tree.isEmpty ? nil : DreamsPhrases.hasTree
    }
}
