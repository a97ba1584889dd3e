import Basics
import Commands
import MandalartDomainInterface
import Terminal

extension Cell {
    /// Returns the fields of the form for a cell. A habit has the cadence instead of the rate, because its rate is
    /// calculated from the log. No form has the due day, which is set at home and in a sub-goal, where the current day
    /// is known.
    func fieldsInForm(holding content: CellContent?) -> [CellField] {
        guard case .actionItem = self else { return CellField.ofGoals.filter { $0 != .due } }
        return [.title, content?.item?.habit == nil ? .rate : .every, .note]
    }
}

extension CellField {
    /// Returns the form field that edits this field of a cell. The form's value is `nil` until the cell has a title.
    func inForm(of cell: Cell) -> FormField<CellContent?> {
        FormField(
            name, mayBeEmpty: isOptional, takesDash: kind == .percent, candidates: candidates,
            isChoice: !candidates.isEmpty, explanation: explanation, samples: self == .palette ? Self.samples : nil,
            text: { content, language in content.map { self.text(of: $0, in: language) } ?? "" },
            isFilled: { $0 != nil }
        ) { text, content in
            content = try self.typedChange(text).applied(to: content, at: cell)
        }
    }

    /// The argument of the command that changes this field without the form. A lone `-` clears the field, unless the
    /// field is a percentage.
    var typed: Argument<CellChange> {
        Argument(name, candidates: candidates) { text in
            try self.typedChange(text == "-" && self.kind != .percent ? "" : text)
        }
    }

    /// Parses a change to this field; an empty text clears the field.
    ///
    /// - Throws: `MandalartError`, or `UsageError` for a text that is not one of the candidates.
    private func typedChange(_ text: String) throws -> CellChange {
        let isFree = candidates.isEmpty || text.isEmpty
        return try change(to: isFree ? text : Argument<String>(name, oneOf: candidates).read(text))
    }

    /// The palettes by number and name, each name in the palette's own colors.
    static var samples: Text {
        zip(1..., Palette.allCases).map { number, palette in
            Text("\(number)\u{A0}") + Text(palette.rawValue, Style(ink: palette.ink, paper: palette.paper))
        }.joined(separator: ", ")
    }
}
