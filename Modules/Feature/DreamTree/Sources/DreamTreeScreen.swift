import Arguments
import DreamsDomainInterface
import Languages
import MandalartDomainInterface
import Prompt
import Ribcage
import Terminal
import Time

/// Shows a wish as a tree, with its parts as branches.
final class DreamTreeScreen: Screen {
    let reactor: DreamTreeInteractor

    init(reactor: DreamTreeInteractor) {
        self.reactor = reactor
    }

    var arrival: DreamTreeInteractor.Action? { .load }

    var commands: [Command<DreamTreeInteractor.Action>] { Self.commands }

    static let commands: [Command<DreamTreeInteractor.Action>] =
        TreeField.allCases.map(command) + [
            Command(
                "add", Rest(.milestone), summary: DreamTreePhrases.add,
                example: DreamTreePhrases.addExample
            ) { .change(.addMilestone($0)) },
            Command(
                "rename", Argument.milestoneNumber, Rest(.milestone), summary: DreamTreePhrases.rename,
                example: DreamTreePhrases.renameExample
            ) { .change(.renameMilestone($0, $1)) },
            Command(
                "reach", Argument.milestoneNumber, OptionalArgument(.day), summary: DreamTreePhrases.reach,
                example: DreamTreePhrases.reachExample
            ) { .reach($0, $1) },
            Command(
                "notyet", Argument.milestoneNumber, summary: DreamTreePhrases.notYet,
                example: DreamTreePhrases.notYetExample
            ) {
                .change(.reachMilestone($0, nil))
            },
            Command(
                "remove", Argument.milestoneNumber, summary: DreamTreePhrases.remove,
                example: DreamTreePhrases.removeExample,
                isDestructive: true
            ) { .change(.removeMilestone($0)) },
            Command("edit", summary: DreamTreePhrases.edit) { .fillIn },
            Command("grow", summary: DreamTreePhrases.grow) { .grow },
        ]

    /// The command that changes one part of the tree.
    private nonisolated static func command(for field: TreeField) -> Command<DreamTreeInteractor.Action> {
        let (summary, example) = (DreamTreePhrases.summary(of: field), DreamTreePhrases.example(of: field))
        // A date is one word.
        if field == .date {
            return Command(
                field.rawValue, Argument(field.name, field.change), summary: summary, example: example
            ) { .change($0) }
        }
        return Command(
            field.rawValue, Rest(Argument(field.name, field.change)), summary: summary, example: example
        ) { .change($0) }
    }

    func page(of state: DreamTreeInteractor.State, for reader: Reader) -> Text {
        guard let wish = state.wish else { return "" }
        return TreePicture(of: wish, at: state.number, for: reader).text
    }

    func hint(in state: DreamTreeInteractor.State, for reader: Reader) -> Text? {
        guard let tree = state.wish?.tree, tree.chart == nil else { return nil }
        if tree.goal == nil { return reader.text(DreamTreePhrases.beginWithGoal) }
        return reader.text(tree.milestones.isEmpty ? DreamTreePhrases.addMilestones : DreamTreePhrases.words)
    }

    func reply(to action: DreamTreeInteractor.Action, in state: DreamTreeInteractor.State, for reader: Reader) -> Text?
    {
        switch action {
        case .change(let change): state.wish.map { reader.text(DreamTreePhrases.isNow(change, in: $0.tree)) }
        case .reach(let number, _):
            state.wish.map { reader.text(DreamTreePhrases.isNow(.reachMilestone(number, nil), in: $0.tree)) }
        case .fillIn: state.form?.keys(for: reader)
        case .form(let input):
            if let form = state.form {
                form.reply(to: input, for: reader)
            } else if input == .save {
                reader.text(
                    state.isSaved ? DreamTreePhrases.saved(state.number) : DreamTreePhrases.unchanged)
            } else {
                reader.text(DreamTreePhrases.notSaved)
            }
        case .grow: state.growth.map { reader.text(DreamTreePhrases.grew($0, with: state.wish?.tree.milestones.count)) }
        case .load: nil
        }
    }

    func question(in state: DreamTreeInteractor.State) -> Question<DreamTreeInteractor.Action>? {
        state.form?.question { .form($0) }
    }
}
