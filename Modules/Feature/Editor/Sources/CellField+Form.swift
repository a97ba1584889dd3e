import MandalartDomainInterface
import Prompt
import Terminal

extension Cell {
    /// The fields that the cell has, in the order of a form.
    var fields: [CellField] {
        if case .actionItem = self { [.title, .rate] } else { [.title, .description, .palette, .image] }
    }
}

extension CellField {
    /// The field as a form asks for it.
    var inForm: FormField<CellDraft> {
        switch self {
        case .title:
            FormField(
                rawValue, \.title, explanation: "what it is called, in 1 to \(Title.longest) characters",
                read: Title.init)
        case .description:
            FormField(
                rawValue, \.description, mayBeEmpty: true,
                explanation: "what you want to say about it, in at most \(Note.longest) characters",
                text: \.text, read: Note.init)
        case .palette:
            FormField(
                rawValue, \.palette, mayBeEmpty: true, candidates: Self.palettes.candidates,
                explanation: "the colours that it is shown in: \(Self.samples)", text: \.rawValue,
                read: Self.palettes.value)
        case .image:
            FormField(
                rawValue, \.image, mayBeEmpty: true,
                explanation: "where a picture for it lies: an address that begins with http:// or https://",
                text: \.text, read: ImageAddress.init)
        case .rate:
            FormField(
                rawValue, \.rate, explanation: "how far it is done, from 0% to 100%", read: AchievementRate.init)
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

    /// An answer, for the help with one word.
    var example: String {
        switch self {
        case .title: "Run a marathon"
        case .description: "42 km in one go"
        case .palette: "mint"
        case .image: "https://example.org/run.png"
        case .rate: "40"
        }
    }

    private static let palettes = Choice<Palette>("palette")

    /// The palettes by name, each in its colours.
    static var samples: Text {
        Palette.allCases.map { Text($0.rawValue, Style(ink: $0.ink, paper: $0.paper)) }.joined(separator: " ")
    }
}
