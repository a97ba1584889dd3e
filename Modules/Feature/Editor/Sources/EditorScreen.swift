import Commands
import MandalartDomainInterface
import Ribcage
import Screens
import Terminal

/// Asks for the fields of a cell one by one, with the current value in `[ ]`, and shows all values before saving.
enum EditorScreen: Screen {
    static var arrival: EditorInteractor.Action? { .load }
    static var hintSeen: EditorInteractor.Action? { .hintSeen }

    /// The commands for the fields of this form.
    static func commands(in state: EditorInteractor.State) -> [Command<EditorInteractor>] {
        state.cell.fieldsInForm(holding: state.form.original).map(command)
    }

    static func page(of state: EditorInteractor.State, for reader: Reader) -> Text {
        let page = reader.text(state.target.sentenceName).bold + "\n" + state.form.preview(for: reader)
        return page.lines.flatMap { $0.wrapped(to: reader.width) }.joined(separator: "\n")
    }

    static func hint(in state: EditorInteractor.State, for reader: Reader) -> Text? {
        if state.knowsKeys { return nil }
        let keys = state.form.keys.text(for: reader)
        guard state.form.fields.contains(where: { $0.name == CellField.palette.name }) else { return keys }
        return keys + "\n" + reader.text(EditorPhrases.palettes) + CellField.samples
    }

    static func question(in state: EditorInteractor.State) -> Question? {
        state.form.question
    }
}
