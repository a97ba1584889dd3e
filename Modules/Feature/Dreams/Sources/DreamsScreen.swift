import Arguments
import DreamsDomainInterface
import Languages
import MandalartDomainInterface
import Prompt
import Ribcage
import Terminal
import Time

/// Lists the wishes by number, each with what became of it.
final class DreamsScreen: Screen {
    let reactor: DreamsInteractor

    init(reactor: DreamsInteractor) {
        self.reactor = reactor
    }

    var arrival: DreamsInteractor.Action? { .load }

    var commands: [Command<DreamsInteractor.Action>] { Self.commands }

    static let commands: [Command<DreamsInteractor.Action>] = [
        Command(
            "add", Rest(.wish), summary: DreamsPhrases.add,
            example: DreamsPhrases.addExample
        ) { .add($0) },
        Command(
            "edit", Argument.wishNumber, Rest(.wish), summary: DreamsPhrases.edit,
            example: DreamsPhrases.editExample
        ) { .edit($0, $1) },
        Command(
            "done", Argument.wishNumber, OptionalArgument(.day), summary: DreamsPhrases.done,
            example: DreamsPhrases.doneExample
        ) { .done($0, $1) },
        Command("notyet", Argument.wishNumber, summary: DreamsPhrases.notYet, example: DreamsPhrases.notYetExample) {
            .notYet($0)
        },
        Command(
            "move", Argument.wishNumber, Argument(DreamsPhrases.newNumber, WishNumber.init),
            summary: DreamsPhrases.move,
            example: DreamsPhrases.moveExample
        ) { .move($0, to: $1) },
        Command(
            "remove", Argument.wishNumber, summary: DreamsPhrases.remove, example: DreamsPhrases.removeExample,
            isDestructive: true
        ) { .remove($0) },
        Command("open", Argument.wishNumber, summary: DreamsPhrases.open, example: DreamsPhrases.openExample) {
            .open($0)
        },
    ]

    func page(of state: DreamsInteractor.State, for reader: Reader) -> Text {
        let wishes = state.dreams.numbered
        let count = DreamsPhrases.progress(wishes.count, done: wishes.count { $0.wish.done != nil })
        let title = (reader.text(DreamsPhrases.title).bold + "  " + reader.text(count).dim).wrapped(to: reader.width)
        let digits = wishes.last.map { "\($0.number)".count } ?? 1
        return (title + wishes.flatMap { line(of: $0.wish, at: $0.number, digits: digits, reader) })
            .joined(separator: "\n")
    }

    func hint(in state: DreamsInteractor.State, for reader: Reader) -> Text? {
        reader.text(state.dreams.wishes.isEmpty ? DreamsPhrases.beginWithWish : DreamsPhrases.words)
    }

    func reply(to action: DreamsInteractor.Action, in state: DreamsInteractor.State, for reader: Reader) -> Text? {
        switch action {
        case .add, .edit, .done, .notYet:
            guard let number = action.number ?? state.added, let wish = state.dreams.wishes[number] else { return nil }
            return reader.text(
                wish.done.map { DreamsPhrases.isDone(number, wish.title, $0) }
                    ?? DreamsPhrases.isWish(number, wish.title))
        case .move(let number, to: let target):
            guard let wish = state.dreams.wishes[target] else { return nil }
            guard number != target, let other = state.dreams.wishes[number] else {
                return reader.text(DreamsPhrases.isWish(target, wish.title))
            }
            return reader.text(DreamsPhrases.changedPlaces(target, wish.title, number, other.title))
        case .remove(let number): return reader.text(DreamsPhrases.isGone(number))
        case .load, .open: return nil
        }
    }

    /// The number, the wish, and behind it what there is to say: when it came true, whether it has a tree.
    private func line(of wish: Wish, at number: WishNumber, digits: Int, _ reader: Reader) -> [Text] {
        let mark = wish.done == nil ? "  " : "✓ "
        let space = String(repeating: " ", count: digits - "\(number)".count)
        let head = Text("\(mark)\(space)\(number)  ")
        let facts = [wish.done?.phrase, wish.treeFact].compactMap(\.self).map(reader.text)
        let tail = facts.isEmpty ? "" : "  " + facts.joined(separator: ", ").dim
        let title = (Text(line: wish.title.text) + tail).wrapped(to: max(8, reader.width - head.width))
        return title.enumerated().map { index, line in (index == 0 ? head : Text("").padded(to: head.width)) + line }
    }
}

extension DreamsInteractor.Action {
    /// The wish that is changed, if it is one that was there.
    var number: WishNumber? {
        switch self {
        case .edit(let number, _), .done(let number, _), .notYet(let number), .move(let number, _),
            .remove(let number), .open(let number):
            number
        case .load, .add: nil
        }
    }
}

extension Wish {
    fileprivate var treeFact: Phrase? {
        if let chart = tree.chart { return DreamsPhrases.grewInto(chart) }
        return tree.isEmpty ? nil : DreamsPhrases.hasTree
    }
}
