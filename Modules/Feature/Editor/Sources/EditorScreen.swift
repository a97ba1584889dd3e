import Arguments
import MandalartDomainInterface
import Prompt
import Ribcage
import Terminal

/// Asks for one field after the other, with what stands there in `[ ]`, and shows the whole before it saves.
final class EditorScreen: Screen {
    let reactor: EditorInteractor

    init(reactor: EditorInteractor) {
        self.reactor = reactor
    }

    var arrival: EditorInteractor.Action? { .load }
    var hintSeen: EditorInteractor.Action? { .hintSeen }

    /// The fields by name, for one line without the form: `edit 1 palette coral`.
    var commands: [Command<EditorInteractor.Action>] { reactor.state.cell.fields.map(Self.command) }

    /// The command that changes one field.
    nonisolated static func command(for field: CellField) -> Command<EditorInteractor.Action> {
        Command(
            field.rawValue, Rest(Argument(field.name, candidates: field.inForm.candidates, field.change)),
            summary: EditorPhrases.change(field), example: EditorPhrases.example(of: field)
        ) { .change($0) }
    }

    func page(of state: EditorInteractor.State, for reader: Reader) -> Text {
        let page = reader.text(state.cell.sentenceName).bold + "\n" + state.form.preview(for: reader)
        return page.lines.flatMap { $0.wrapped(to: reader.width) }.joined(separator: "\n")
    }

    func hint(in state: EditorInteractor.State, for reader: Reader) -> Text? {
        if state.knowsKeys { return nil }
        let keys = state.form.keys(for: reader)
        guard state.cell.fields.contains(.palette) else { return keys }
        return keys + "\n" + reader.text(EditorPhrases.palettes) + CellField.samples
    }

    func reply(to action: EditorInteractor.Action, in state: EditorInteractor.State, for reader: Reader) -> Text? {
        switch (action, state.isSaved) {
        case (.form(let input), nil): state.form.reply(to: input, for: reader)
        case (.form(.save), false): reader.text(EditorPhrases.unchanged)
        case (_, true): reader.text(EditorPhrases.saved(state.cell))
        case (_, false): reader.text(EditorPhrases.notSaved)
        default: nil
        }
    }

    func question(in state: EditorInteractor.State) -> Question<EditorInteractor.Action>? {
        state.form.question { .form($0) }
    }
}
