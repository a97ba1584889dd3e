import Basics
import Commands
import DreamsDomainInterface
import MandalartDomainInterface
import Screens
import Terminal

extension DreamsScreen {
    static let commands: [Command<DreamsInteractor>] = [
        Command(
            "add", Rest(.wish), summary: DreamsPhrases.add, example: DreamsPhrases.addExample,
            shows: [.wish { state in state.added.flatMap(state.wish) }]
        ) {
            .add($0)
        } reply: { state, _ in
            state.added.flatMap { number in
                let sentence = state.sentence(of: number)
                return state.twin.map { twin in sentence?.followed(by: DreamsPhrases.isTwin(twin)) } ?? sentence
            }
        },
        Command(
            "edit", Argument.wishNumber, Rest(.wish), summary: DreamsPhrases.edit, example: DreamsPhrases.editExample,
            outcome: [.wish { state, number, _ in state.wish(number) }]
        ) {
            .edit($0, $1)
        } reply: { state, number, _ in
            state.sentence(of: number)
        },
        Command(
            "done", Argument.wishNumber, OptionalArgument(Argument.pastDay), summary: DreamsPhrases.done,
            example: DreamsPhrases.doneExample, outcome: [.wish { state, number, _ in state.wish(number) }]
        ) {
            .done($0, $1)
        } reply: { state, number, _ in
            guard state.keptDay, let wish = state.dreams.wishes[number], let day = wish.done else {
                return state.sentence(of: number)
            }
            return DreamsPhrases.wasDone(number, wish.title, day)
        },
        Command(
            "notyet", Argument.wishNumber, summary: DreamsPhrases.notYet, example: DreamsPhrases.notYetExample,
            outcome: [.wish { state, number in state.wish(number) }]
        ) {
            .notYet($0)
        } reply: { state, number in
            state.dreams.wishes[number].map { DreamsPhrases.isOpen(number, $0.title) }
        },
        Command(
            "move", Argument.wishNumber, Argument(DreamsPhrases.newNumber, WishNumber.init),
            summary: DreamsPhrases.move, example: DreamsPhrases.moveExample,
            outcome: [.wish { state, _, target in state.wish(target) }]
        ) {
            .move($0, to: $1)
        } reply: { state, _, target in
            state.wish(target).map { DreamsPhrases.isWish(target, $0.wish.title) }
        },
        Command(
            "swap", Argument.wishNumber, Argument(DreamsPhrases.otherNumber, WishNumber.init),
            summary: DreamsPhrases.swap, example: DreamsPhrases.swapExample,
            outcome: [.wish { state, _, target in state.wish(target) }]
        ) {
            .swap($0, with: $1)
        } reply: { state, number, target in
            guard let wish = state.wish(target)?.wish else { return nil }
            guard let other = state.wish(number)?.wish else { return DreamsPhrases.isWish(target, wish.title) }
            return DreamsPhrases.changedPlaces(target, wish.title, number, other.title)
        },
        Command(
            "remove", Argument.wishNumber, summary: DreamsPhrases.remove, example: DreamsPhrases.removeExample,
            isDestructive: true, outcome: [.wish { state, number in state.wish(number) }]
        ) {
            .remove($0)
        } asks: { state, number in
            state.wish(number)?.wish.questionBeforeRemoving(at: number)
        } reply: { _, number in
            DreamsPhrases.isGone(number)
        },
        Command("open", Argument.wishNumber, summary: DreamsPhrases.open, example: DreamsPhrases.openExample) {
            .open($0)
        },
    ]
}

extension DreamsInteractor.State {
    fileprivate func wish(_ number: WishNumber) -> Wish.Numbered? { dreams.wishes[number].map { (number, $0) } }

    /// Returns the sentence about the wish with the given number; `nil` if there is none.
    fileprivate func sentence(of number: WishNumber) -> Phrase? {
        dreams.wishes[number].map { wish in
            wish.done.map { DreamsPhrases.isDone(number, wish.title, $0) } ?? DreamsPhrases.isWish(number, wish.title)
        }
    }
}

extension Wish {
    fileprivate func questionBeforeRemoving(at number: WishNumber) -> Phrase {
        var parts: [Phrase] = []
        if tree.purpose != nil { parts.append(DreamPhrases.purpose) }
        if tree.goal != nil || tree.date != nil { parts.append(DreamPhrases.goal) }
        if !tree.milestones.isEmpty { parts.append(DreamsPhrases.milestones(tree.milestones.count)) }
        if tree.vision != nil { parts.append(DreamPhrases.vision) }
        let title = Text(line: title.text).truncated(to: 40).plain
        return DreamsPhrases.remove(number, title, with: parts, andChart: tree.chart)
    }
}
