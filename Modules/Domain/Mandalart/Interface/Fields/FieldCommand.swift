public import Arguments
public import Languages
public import Time

/// A command that changes one field of a cell, under the cell's address: `due 3/2 friday`. The word is the field's.
public struct FieldCommand: Sendable {
    /// The field that it changes.
    public let field: CellField
    /// A summary for help.
    public let summary: Phrase
    /// How the change is typed, with an example.
    public let argument: Argument<TypedChange>
    /// Says what the field is now. `subGoal` is the open sub-goal, whose items are named by their position alone.
    public let reply: @Sendable (Cell, CellContent, _ subGoal: Position?) -> Phrase?

    /// The command with an address: `due 3/2 friday`.
    public func example(at address: String) -> Phrase {
        let example = argument.example ?? field.example
        return Phrase(pattern: "\(field.word) \(address) \(example)")
    }

    /// How far an item is done.
    public static let rate = FieldCommand(
        field: .rate, summary: FieldPhrases.rate,
        argument: Argument<RateChange>.rateChange.map { TypedChange(.rate($0)) }
    ) { cell, content, subGoal in
        guard case .actionItem(let position, in: let own) = cell, let item = content.item else { return nil }
        return MandalartPhrases.itemIs(position, in: own == subGoal ? nil : own, item)
    }

    /// The day by which something is to be done.
    public static let due = FieldCommand(
        field: .due, summary: DuePhrases.command,
        argument: Argument(MandalartPhrases.due, example: FieldPhrases.dueExample, mostWords: 3) { text in
            TypedChange(try DueChange(text))
        }
    ) { cell, content, _ in DuePhrases.isDue(cell, content.title, content.due) }

    /// How often an item is to be kept.
    public static let every = FieldCommand(
        field: .every, summary: HabitPhrases.command,
        argument: Argument(MandalartPhrases.every, example: FieldPhrases.everyExample, mostWords: 12) { text in
            TypedChange(.every(MandalartPhrases.isNone(text) ? nil : try Cadence(text)))
        }
    ) { cell, content, _ in content.item.map { HabitPhrases.isNow(cell, $0) } }

    /// Sets the note of a goal or an item: the text behind the address; a lone `-` clears it.
    public static let note = FieldCommand(
        field: .note, summary: FieldPhrases.note,
        argument: Argument(MandalartPhrases.note, example: FieldPhrases.noteExample) { text in
            TypedChange(.note(text == "-" ? .empty : try Note(text)))
        }
    ) { cell, content, _ in
        content.note == .empty ? FieldPhrases.hasNoNote(cell.sentenceName) : FieldPhrases.hasNote(cell.sentenceName)
    }
}

/// A change of a field as a person types it. A day such as `friday` depends on today.
public struct TypedChange: Sendable {
    private let change: @Sendable (Day) throws(MandalartError) -> CellChange

    /// A change that is the same on each day.
    public init(_ change: CellChange) {
        self.change = { _ in change }
    }

    /// A change of a due day.
    public init(_ due: DueChange) {
        change = { today throws(MandalartError) in .due(try due.day(from: today)) }
    }

    /// The change that is meant, seen from today.
    ///
    /// - Throws: ``MandalartError/dueDayIsPast(_:)``.
    public func change(from today: Day) throws(MandalartError) -> CellChange { try change(today) }
}
