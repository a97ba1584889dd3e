import Arguments
import Commands
import Forms
import MandalartDomainInterface
import Terminal

extension Cell {
    /// The fields that a form asks for: of a habit the cadence, as its rate follows from what is logged. A due day is typed
    /// at home and in a sub-goal, where today is known.
    func fieldsInForm(holding content: CellContent?) -> [CellField] {
        guard case .actionItem = self else { return CellField.ofGoals.filter { $0 != .due } }
        return [.title, content?.item?.habit == nil ? .rate : .every, .note]
    }
}

extension CellField {
    /// The field as a form asks for it. The form holds nothing before there is a title.
    func inForm(of cell: Cell) -> FormField<CellContent?> {
        FormField(
            name, mayBeEmpty: isOptional, takesDash: kind == .percent, candidates: candidates,
            isChoice: !candidates.isEmpty, explanation: explanation, samples: self == .palette ? Self.samples : nil,
            text: { $0.flatMap(text) ?? "" }, isFilled: { $0 != nil }
        ) { text, content in
            content = try typedChange(text).applied(to: content, at: cell)
        }
    }

    /// How the field is typed without the form: an answer, or a `-` alone to empty the field.
    var typed: Argument<CellChange> {
        Argument(name, candidates: candidates) { text in
            try typedChange(text == "-" && kind != .percent ? "" : text)
        }
    }

    /// - Throws: `MandalartError`, or `UsageError` for a text that is none of the candidates.
    private func typedChange(_ text: String) throws -> CellChange {
        let isFree = candidates.isEmpty || text.isEmpty
        return try change(to: isFree ? text : Argument<String>(name, oneOf: candidates).read(text))
    }

    /// The palettes by number and name, each in its colours.
    static var samples: Text {
        zip(1..., Palette.allCases).map { number, palette in
            Text("\(number)\u{A0}") + Text(palette.rawValue, Style(ink: palette.ink, paper: palette.paper))
        }.joined(separator: ", ")
    }
}
