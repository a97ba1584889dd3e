import Basics
import Commands
import DreamsDomainInterface
import MandalartDomainInterface
import Screens
import Terminal

extension DreamTreeScreen {
    static let commands: [Command<DreamTreeInteractor>] =
        [
            command(for: .purpose, Rest(Argument(DreamPhrases.purpose, Passage.init).orNone)) { .change(.purpose($0)) },
            command(for: .goal, Rest(Argument(DreamPhrases.goal, Title.init).orNone)) { .change(.goal($0)) },
            command(for: .date, Argument.day.orNone) { .date($0) },
            command(for: .vision, Rest(Argument(DreamPhrases.vision, Passage.init).orNone)) { .change(.vision($0)) },
            Command(
                "add", Rest(.milestone), summary: DreamTreePhrases.add, example: DreamTreePhrases.addExample,
                shows: [.wish { $0.numberedWish }]
            ) {
                .change(.addMilestone($0))
            } reply: { state, title in
                state.sentence(after: .addMilestone(title))
            },
            Command(
                "rename", Argument.milestoneNumber, Rest(.milestone), summary: DreamTreePhrases.rename,
                example: DreamTreePhrases.renameExample, shows: [.wish { $0.numberedWish }]
            ) {
                .change(.renameMilestone($0, $1))
            } reply: { state, number, title in
                state.sentence(after: .renameMilestone(number, title))
            },
            Command(
                "reach", Argument.milestoneNumber, OptionalArgument(Argument.pastDay), summary: DreamTreePhrases.reach,
                example: DreamTreePhrases.reachExample, shows: [.wish { $0.numberedWish }]
            ) {
                .reach($0, $1)
            } reply: { state, number, _ in
                if state.keptDay, let milestone = try? state.wish?.tree.milestone(number), let day = milestone.reached {
                    return DreamTreePhrases.wasReached(number, milestone.title, day)
                }
                return state.sentence(after: .reachMilestone(number, nil))
            },
            Command(
                "notyet", Argument.milestoneNumber, summary: DreamTreePhrases.notYet,
                example: DreamTreePhrases.notYetExample, shows: [.wish { $0.numberedWish }]
            ) {
                .change(.reachMilestone($0, nil))
            } reply: { state, number in
                state.sentence(after: .reachMilestone(number, nil))
            },
            // A question confirms the removal, although `undo` restores the milestone.
            Command(
                "remove", Argument.milestoneNumber, summary: DreamTreePhrases.remove,
                example: DreamTreePhrases.removeExample, isDestructive: true,
                shows: [.wish { $0.numberedWish }]
            ) {
                .change(.removeMilestone($0))
            } asks: { state, number in
                (try? state.wish?.tree.milestone(number)).map {
                    DreamTreePhrases.remove(number, Text(line: $0.title.text).truncated(to: 40).plain)
                }
            } reply: { state, number in
                state.sentence(after: .removeMilestone(number))
            },
            Command("edit", summary: DreamTreePhrases.edit) {
                .fillIn
            } reply: {
                $0.form?.keys
            },
            Command("grow", summary: DreamTreePhrases.grow, shows: [.wish { $0.numberedWish }]) {
                .grow
            } reply: { state in
                state.growth.map { DreamTreePhrases.grew($0, with: state.wish?.tree.milestones.count) }
            },
        ]

    /// Returns the command that changes one part of the tree; a lone `-` clears the part.
    private nonisolated static func command<Content>(
        for field: TreeField, _ part: some Parameter<Content?>,
        action: @escaping @Sendable (Content?) -> DreamTreeInteractor.Action
    ) -> Command<DreamTreeInteractor> {
        Command(
            field.rawValue, part, summary: DreamTreePhrases.summary(of: field),
            example: DreamTreePhrases.example(of: field), shows: [.wish { $0.numberedWish }]
        ) {
            action($0)
        } reply: { state, _ in
            let sentence = state.wish.map { DreamTreePhrases.isNow(field, in: $0.tree) }
            return field == .date && state.isDatePast ? sentence.map(DreamTreePhrases.isPast) : sentence
        }
    }

    static let answer: Answer<DreamTreeInteractor>? = Answer(
        outcome: [.members([.wish { $0.numberedWish }]) { state, input in input == .save ? state : nil }],
        leave: { _ in FormInput.leave }
    ) { state, line in
        try state.form?.input(line) ?? FormInput(answering: line)
    } action: {
        .form($0)
    } reply: { state, input in
        if let form = state.form { return form.reply(to: input) }
        guard input == .save else { return DreamTreePhrases.notSaved }
        return state.isSaved ? DreamTreePhrases.saved(state.number) : DreamTreePhrases.unchanged
    }
}

extension DreamTreeInteractor.State {
    var numberedWish: Wish.Numbered? { wish.map { (number, $0) } }

    /// Returns the reply with the new value after a change; `nil` until the wish is loaded.
    fileprivate func sentence(after change: TreeChange) -> Phrase? {
        wish.map { DreamTreePhrases.isNow(change, in: $0.tree) }
    }
}
