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
            Rest(field.rawValue, candidates: field.candidates, { try CellChange(field, from: $0) }),
            summary: "change the \(field.rawValue) alone", example: "\(field.rawValue) \(field.example)"
        ) { .change($0) }
    }

    func page(of state: EditorInteractor.State, width: Int) -> Text {
        let lines = [Text("\(state.form.cell)").bold] + fields(of: state.form)
        return lines.flatMap { $0.wrapped(to: width) }.joined(separator: "\n")
    }

    func hint(in state: EditorInteractor.State) -> Text? {
        let keys: Text = "Enter keeps what stands in [ ], < goes back, . goes to the end, Ctrl-D leaves."
        guard state.form.fields.contains(.palette) else { return keys }
        let palettes = Palette.allCases.map { Text($0.rawValue, Style(ink: $0.ink, paper: $0.paper)) }
        return keys + "\n- empties a description, palette or image.\nPalettes: " + palettes.joined(separator: " ")
    }

    func reply(to action: EditorInteractor.Action, in state: EditorInteractor.State) -> Text? {
        switch action {
        case .answer where state.form.step == .confirmation, .skipToEnd:
            fields(of: state.form).joined(separator: "\n")
        case .save where state.isSaved == false:
            "Nothing has changed."
        case .save, .change, .leave:
            state.isSaved == true ? "\(state.form.cell) is saved." : "Nothing is saved."
        default:
            nil
        }
    }

    func question(in state: EditorInteractor.State) -> Question<EditorInteractor.Action>? {
        switch state.form.step {
        case .field(let field):
            Question("\(field.rawValue) [\(state.form.value(of: field))]", takesCommands: false, leave: .leave) {
                switch $0 {
                case "": .answer(nil)
                case "<": .goBack
                case ".": .skipToEnd
                default: .answer(try CellChange(field, from: $0))
                }
            }
        case .confirmation:
            Question("save? [yes]", takesCommands: false, leave: .leave) {
                switch $0.lowercased() {
                case "", "y", "yes", ".": .save
                case "n", "no": .leave
                case "<": .goBack
                default: throw UsageError("Please answer yes or no, or go back with <.")
                }
            }
        }
    }

    private func fields(of form: EditorForm) -> [Text] {
        let column = (form.fields.map(\.rawValue.count).max() ?? 0) + 2
        return form.fields.map { field in
            let value = form.value(of: field)
            return Text("  \(field.rawValue)").padded(to: column + 2) + (value.isEmpty ? "none" : Text(line: value))
        }
    }
}

extension CellField {
    /// The words that can stand in the field, when they are known.
    fileprivate var candidates: [String] {
        self == .palette ? Choice<Palette>(rawValue).candidates : []
    }

    /// What may stand in the field.
    fileprivate var example: String {
        switch self {
        case .title: "Run a marathon"
        case .description: "42 km in one go"
        case .palette: "mint"
        case .image: "https://example.org/run.png"
        case .rate: "40"
        }
    }
}
