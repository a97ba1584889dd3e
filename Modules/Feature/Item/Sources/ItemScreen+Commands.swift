import Basics
import CellsFeatureInterface
import Commands
import MandalartDomainInterface
import ProgressDomainInterface
import Ribcage
import Screens

extension ItemScreen {
    static let commands: [Command<ItemInteractor>] =
        [
            Command(
                "set", RestOfWords(MandalartPhrases.title, RatedTitle.init(words:)),
                NamedArgument("--rate", Argument.rate), summary: ItemPhrases.set, example: ItemPhrases.setExample,
                shows: cells
            ) {
                .edit(.set($0, $1))
            } reply: { state, _, _ in
                reply(FieldCommand.rate, in: state)
            },
            change(.rate, ItemPhrases.rate, FieldCommand.rate.argument),
            change(.due, ItemPhrases.due, LastArgument(FieldCommand.due.argument)),
            change(.every, ItemPhrases.every, LastArgument(FieldCommand.every.argument)),
            change(.note, ItemPhrases.note, Rest(FieldCommand.note.argument, isLong: true)),
            Command(
                "done", PastDay(), summary: ItemPhrases.done, example: ItemPhrases.doneExample, shows: cells
            ) {
                .edit(.done(on: $0))
            } reply: { state, day in
                state.last.map { $0.reply(ProgressPhrases.isDone($0.item, on: $0.entry?.day(unlessToday: day))) }
            },
            Command(
                "log", Rest(.deed), NamedArgument("--on", Argument.pastDay), summary: ItemPhrases.log,
                example: ItemPhrases.logExample, shows: [.entry { $0.last?.entry }, .entryDay { $0.last?.entry }]
            ) {
                .edit(.log($0, on: $1))
            } reply: { state, _, day in
                state.last?.entry.map { ProgressPhrases.logged($0, on: day) }
            },
        ]
        + Command.ofLog(
            correct: { .correct($0, $1, $2) }, remove: { .remove($0) }, entries: { $0.log },
            corrected: { $0.corrected })

    private nonisolated static var cells: [Member<ItemInteractor.State>] {
        [.cells { $0.last.map { [$0.chartCell] } ?? [] }]
    }

    /// Returns the command that changes a field of the item. A text that is left out is edited from its current value.
    private nonisolated static func change(
        _ command: FieldCommand, _ summary: Phrase, _ parameter: some Parameter<CellAction>
    ) -> Command<ItemInteractor> {
        let example = command.argument.example ?? command.field.example
        return Command(
            command.field.word, parameter, summary: summary,
            example: Phrase(pattern: "\(command.field.word) \(example)"),
            shows: cells, draft: { state, _ in state.item.flatMap { command.field.text(of: .actionItem($0)) } }
        ) {
            .edit($0)
        } reply: { state, _ in
            reply(command, in: state)
        }
    }

    private nonisolated static func reply(_ command: FieldCommand, in state: ItemInteractor.State) -> Phrase? {
        guard let last = state.last, case .actionItem(_, in: let subGoal) = state.cell else { return nil }
        return command.reply(last.cell, .actionItem(last.item), subGoal).map(last.reply)
    }
}
