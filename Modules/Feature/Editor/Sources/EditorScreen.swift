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

    /// The fields by name, for one line without the form: `edit 1 palette coral`.
    var commands: [Command<EditorInteractor.Action>] { reactor.state.form.fields.map(Self.command) }

    /// The command that changes one field.
    nonisolated static func command(for field: CellField) -> Command<EditorInteractor.Action> {
        Command(
            field.rawValue,
            Rest(field.name, candidates: field.candidates, { try CellChange(field, from: $0) }),
            summary: EditorPhrases.change(field), example: EditorPhrases.example(of: field)
        ) { .change($0) }
    }

    func page(of state: EditorInteractor.State, for reader: Reader) -> Text {
        let lines = [reader.text(state.form.cell.sentenceName).bold] + fields(of: state.form, for: reader)
        return lines.flatMap { $0.wrapped(to: reader.width) }.joined(separator: "\n")
    }

    func hint(in state: EditorInteractor.State, for reader: Reader) -> Text? {
        let keys = reader.text(EditorPhrases.keys)
        guard state.form.fields.contains(.palette) else { return keys }
        let palettes = Palette.allCases.map { Text($0.rawValue, Style(ink: $0.ink, paper: $0.paper)) }
        let last = reader.text(EditorPhrases.palettes) + palettes.joined(separator: " ")
        return [keys, reader.text(EditorPhrases.emptying), last].joined(separator: "\n")
    }

    func reply(to action: EditorInteractor.Action, in state: EditorInteractor.State, for reader: Reader) -> Text? {
        switch action {
        case .answer where state.form.step == .confirmation, .skipToEnd:
            fields(of: state.form, for: reader).joined(separator: "\n")
        case .save where state.isSaved == false:
            reader.text(EditorPhrases.unchanged)
        case .save, .change, .leave:
            reader.text(state.isSaved == true ? EditorPhrases.saved(state.form.cell) : EditorPhrases.notSaved)
        default:
            nil
        }
    }

    func question(in state: EditorInteractor.State) -> Question<EditorInteractor.Action>? {
        switch state.form.step {
        case .field(let field):
            Question(
                EditorPhrases.asks(field, now: state.form.value(of: field)), takesCommands: false, leave: .leave
            ) {
                switch $0 {
                case "": .answer(nil)
                case "<": .goBack
                case ".": .skipToEnd
                default: .answer(try CellChange(field, from: $0))
                }
            }
        case .confirmation:
            Question(EditorPhrases.save, takesCommands: false, leave: .leave) {
                switch ($0, Agreement(answer: $0)) {
                case ("", _), (".", _), (_, .yes): .save
                case (_, .no): .leave
                case ("<", _): .goBack
                default: throw UsageError(EditorPhrases.yesOrNo)
                }
            }
        }
    }

    private func fields(of form: EditorForm, for reader: Reader) -> [Text] {
        let column = (form.fields.map { reader.text($0.name).width }.max() ?? 0) + 2
        return form.fields.map { field in
            let value = form.value(of: field)
            let name = "  " + reader.text(field.name)
            return name.padded(to: column + 2) + (value.isEmpty ? reader.text(EditorPhrases.none) : Text(line: value))
        }
    }
}

extension CellField {
    /// The words that can stand in the field, when they are known.
    fileprivate var candidates: [String] {
        self == .palette ? Choice<Palette>(name).candidates : []
    }
}
