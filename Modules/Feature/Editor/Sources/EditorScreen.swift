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
            field.rawValue, Rest(field.rawValue, candidates: field.inForm.candidates, field.change),
            summary: "change the \(field.rawValue) alone", example: "\(field.rawValue) \(field.example)"
        ) { .change($0) }
    }

    func page(of state: EditorInteractor.State, width: Int) -> Text {
        let page: Text = "\(Text("\(state.cell)").bold)\n\(state.form.preview)"
        return page.lines.flatMap { $0.wrapped(to: width) }.joined(separator: "\n")
    }

    func hint(in state: EditorInteractor.State) -> Text? {
        if state.knowsKeys { return nil }
        return state.cell.fields.contains(.palette)
            ? "\(state.form.keys)\nPalettes: \(CellField.samples)" : state.form.keys
    }

    func reply(to action: EditorInteractor.Action, in state: EditorInteractor.State) -> Text? {
        switch (action, state.isSaved) {
        case (.form(let input), nil): state.form.reply(to: input)
        case (.form(.save), false): "Nothing has changed."
        case (_, true): "\(state.cell) is saved."
        case (_, false): "Nothing is saved."
        default: nil
        }
    }

    func question(in state: EditorInteractor.State) -> Question<EditorInteractor.Action>? {
        state.form.question { .form($0) }
    }
}
