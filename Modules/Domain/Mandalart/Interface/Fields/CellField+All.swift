import Basics

// The fields of cells, each declared once.
extension CellField {
    /// All fields, in the order of documents and JSON output.
    public static let all: [CellField] = [.title, .note, .palette, .image, .rate, .due, .every, .pauses]

    /// The fields of the core goal and of sub-goals.
    public static let ofGoals = all.filter(\.isOfGoals)

    /// The fields of action items.
    public static let ofItems = all.filter(\.isOfItems)

    /// The title, which every filled cell has. Setting the title fills an empty cell.
    public static let title = CellField(
        "title", of: Title.self, MandalartPhrases.title, .requiredText,
        goals: .get({ $0.title }, set: { $0.title = $1 }),
        items: .get({ $0.title }, set: { $0.title = $1 }),
        explanation: FieldPhrases.explainTitle(most: Title.longest), example: FieldPhrases.titleExample,
        text: \.text, isEqual: { $0.text.hasBytes(of: $1.text) },
        member: .member("title", ChartRecordPhrases.title) { $0.title.text }
    ) { text, _ throws(MandalartError) in try Title(text) }

    /// The note.
    public static let note = CellField(
        "note", of: Note.self, MandalartPhrases.note, .text, goals: .get({ $0.note }, set: { $0.note = $1 }),
        items: .get({ $0.note }, set: { $0.note = $1 }),
        explanation: FieldPhrases.explainNote(most: Note.longest), example: FieldPhrases.noteExample,
        text: \.text, isEqual: { $0.text.hasBytes(of: $1.text) },
        recorded: { $0 == .empty ? nil : .text($0.text) },
        member: .member("note", ChartRecordPhrases.note) { $0.note.text }
    ) { text, _ throws(MandalartError) in try Note(text) }

    /// The palette of a goal.
    public static let palette = CellField(
        "palette", of: Palette?.self, MandalartPhrases.palette, .token,
        goals: .get({ $0.palette }, set: { $0.palette = $1 }), items: nil,
        explanation: FieldPhrases.explainPalette, candidates: Palette.allCases.map(\.rawValue),
        example: Phrase(typed: "mint"), text: { $0?.rawValue ?? "" },
        recorded: { .word($0.map { Phrase(verbatim: $0.rawValue) } ?? EditPhrases.none) },
        member: .optional("palette", ChartRecordPhrases.palette) { $0.goal.map { $0.palette?.rawValue } }
    ) { text, _ throws(MandalartError) in
        if text.isEmpty { return nil }
        guard let palette = Palette(rawValue: text.lowercased()) else { throw .notAPalette(text) }
        return palette
    }

    /// The address of an image for a goal.
    public static let image = CellField(
        "image", of: ImageAddress?.self, MandalartPhrases.image, .token,
        goals: .get({ $0.image }, set: { $0.image = $1 }), items: nil,
        explanation: FieldPhrases.explainImage, example: Phrase(typed: "https://example.org/run.png"),
        text: { $0?.text ?? "" }, isEqual: { ($0?.text ?? "").hasBytes(of: $1?.text ?? "") },
        recorded: { $0.map { .text($0.text) } },
        member: .optional("image", ChartRecordPhrases.image) { $0.goal.map { $0.image?.text } }
    ) { text, _ throws(MandalartError) in text.isEmpty ? nil : try ImageAddress(text) }

    /// The rate of an action item; of a habit, the calculated rate. A text such as `+10` adds to the rate.
    public static let rate = CellField(
        "rate", of: AchievementRate.self, MandalartPhrases.rate, .percent, goals: nil,
        items: .get({ $0.rate }, set: { $0.rate = $1 }),
        explanation: FieldPhrases.explainRate, example: Phrase(typed: "40"),
        text: { "\($0)" }, member: .optional("rate", ChartRecordPhrases.rate) { $0.item?.rate.percent }
    ) { text, rate throws(MandalartError) in try RateChange(text).applied(to: rate ?? .zero) }

    /// The cadence of an action item, which makes the item a habit.
    public static let every = CellField(
        "every", of: Cadence?.self, MandalartPhrases.every, .token, goals: nil,
        items: .get({ $0.cadence }, set: { $0.cadence = $1 }),
        explanation: FieldPhrases.explainEvery, example: FieldPhrases.everyExample,
        text: { $0?.description ?? "" },
        recorded: { .word($0.map(HabitPhrases.wholeCadence) ?? EditPhrases.none) },
        member: .members([.object("habit", ChartRecordPhrases.habit, of: Habit.members) { $0.habit }]) { $0.item }
    ) { text, _ throws(MandalartError) in text.isEmpty ? nil : try Cadence(text) }

    /// The pauses of a habit. An item that is done once has none. In JSON, they are part of the habit.
    public static let pauses = CellField(
        "pauses", of: HabitPauses.self, PausePhrases.name, .token, goals: nil,
        items: .get({ $0.habit?.pauses ?? .none }, set: { $0.habit?.pauses = $1 }),
        explanation: PausePhrases.explanation, example: Phrase(typed: "2026-12-24/2027-01-02"),
        text: { $0.description },
        recorded: { .word(PausePhrases.recorded($0)) },
        member: .members([Member<CellContent>]()) { $0 }
    ) { text, _ throws(MandalartError) in try HabitPauses(text) }

    /// The due day.
    public static let due = CellField(
        "due", of: Day?.self, MandalartPhrases.due, .day, goals: .get({ $0.due }, set: { $0.due = $1 }),
        items: .get({ $0.due }, set: { $0.due = $1 }),
        explanation: FieldPhrases.explainDue,
        example: Phrase("2027-03-21", .ko("2027.03.21"), .ja("2027/03/21")),
        text: { $0?.description ?? "" },
        recorded: { .word($0?.phrase ?? EditPhrases.none) },
        member: .member("due", ChartRecordPhrases.due) { $0.due?.description }
    ) { text, _ throws(MandalartError) in
        if text.isEmpty { return nil }
        guard let day = try? Day(text) else { throw .notADueDay(text) }
        return day
    }
}

extension String {
    fileprivate func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
