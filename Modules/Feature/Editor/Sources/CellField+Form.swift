import Commands
import Forms
import MandalartDomainInterface
import Terminal
import Time

extension Cell {
    /// The fields that the cell has, in the order of a form.
    var fields: [CellField] {
        if case .actionItem = self { [.title, .rate] } else { [.title, .description, .palette, .image] }
    }

    /// The fields that a form asks for: of a habit the cadence, as its rate follows from what is logged.
    func fields(holding content: CellContent?) -> [CellField] {
        if case .actionItem(let item) = content, item.habit != nil { [.title, .every] } else { fields }
    }
}

extension CellField {
    /// The fields with a word of their own. Days and cadences are typed at home and in a sub-goal, where today is known.
    static let withWords = allCases.filter { $0 != .due && $0 != .every }

    /// The field as a form asks for it.
    var inForm: FormField<CellDraft> {
        switch self {
        case .title:
            FormField(
                name, \.title, explanation: EditorPhrases.explainTitle(most: Title.longest),
                read: Title.init)
        case .description:
            FormField(
                name, \.description, mayBeEmpty: true,
                explanation: EditorPhrases.explainDescription(most: Note.longest),
                text: \.text, read: Note.init)
        case .palette:
            FormField(
                name, \.palette, mayBeEmpty: true, candidates: Self.palettes.candidates, isChoice: true,
                explanation: EditorPhrases.explainPalette, samples: Self.samples, text: \.rawValue,
                read: Self.palettes.value)
        case .image:
            FormField(
                name, \.image, mayBeEmpty: true,
                explanation: EditorPhrases.explainImage,
                text: \.text, read: ImageAddress.init)
        case .rate:
            FormField(
                name, \.rate, explanation: EditorPhrases.explainRate, read: AchievementRate.init)
        case .due:
            FormField(
                name, \.due, mayBeEmpty: true, explanation: EditorPhrases.explainDue, text: \.description,
                read: Day.init)
        case .every:
            FormField(
                name, \.cadence, mayBeEmpty: true, explanation: EditorPhrases.explainEvery, text: \.description,
                read: Cadence.init)
        }
    }

    /// The change that one line asks for, without the form: an answer, or a `-` alone to empty the field.
    ///
    /// - Throws: `MandalartError`, or `UsageError` for an unknown palette.
    func change(to text: String) throws -> CellChange {
        var draft = CellDraft()
        try inForm.read(text, into: &draft)
        return try draft.change(to: self)
    }

    private static let palettes = Choice<Palette>(CellField.palette.name)

    /// The palettes by number and name, each in its colours.
    static var samples: Text {
        zip(1..., Palette.allCases).map { number, palette in
            Text("\(number)\u{A0}") + Text(palette.rawValue, Style(ink: palette.ink, paper: palette.paper))
        }.joined(separator: ", ")
    }
}
