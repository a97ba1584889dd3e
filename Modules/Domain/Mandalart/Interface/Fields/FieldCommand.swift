public import Arguments
public import Languages
public import Time

/// A command that changes one field of a cell, given its address: `due 3/2 friday`. The command has the field's name.
public struct FieldCommand: Sendable {
    /// The field that the command changes.
    public let field: CellField
    /// A summary for help.
    public let summary: Phrase
    /// The argument that parses the change, with an example.
    public let argument: Argument<TypedChange>
    /// Returns the reply with the field's new value. `subGoal` is the open sub-goal, whose items are named only by
    /// position.
    public let reply: @Sendable (Cell, CellContent, _ subGoal: Position?) -> Phrase?

    /// Returns an example of the command with an address: `due 3/2 friday`.
    public func example(at address: String) -> Phrase {
        let example = argument.example ?? field.example
        return Phrase(pattern: "\(field.word) \(address) \(example)")
    }

    /// The command for the rate of an item.
    public static let rate = FieldCommand(
        field: .rate, summary: FieldPhrases.rate,
        argument: Argument<RateChange>.rateChange.map { TypedChange(.rate($0)) }
    ) { cell, content, subGoal in
        guard case .actionItem(let position, in: let own) = cell, let item = content.item else { return nil }
        return MandalartPhrases.itemIs(position, in: own == subGoal ? nil : own, item)
    }

    /// The command for the due day of a goal or an item.
    public static let due = FieldCommand(
        field: .due, summary: DuePhrases.command,
        argument: Argument(MandalartPhrases.due, example: FieldPhrases.dueExample, mostWords: 3) { text in
            TypedChange(try DueChange(text))
        }
    ) { cell, content, _ in DuePhrases.isDue(cell, content.title, content.due) }

    /// The command for the cadence of an item.
    public static let every = FieldCommand(
        field: .every, summary: HabitPhrases.command,
        argument: Argument(MandalartPhrases.every, example: FieldPhrases.everyExample, mostWords: 12) { text in
            TypedChange(.every(MandalartPhrases.isNone(text) ? nil : try Cadence(text)))
        }
    ) { cell, content, _ in content.item.map { HabitPhrases.isNow(cell, $0) } }

    /// The command for the note of a goal or an item: the text after the address; a lone `-` clears it.
    public static let note = FieldCommand(
        field: .note, summary: FieldPhrases.note,
        argument: Argument(MandalartPhrases.note, example: FieldPhrases.noteExample) { text in
            TypedChange(.note(text == "-" ? .empty : try Note(text)))
        }
    ) { cell, content, _ in
        content.note == .empty ? FieldPhrases.hasNoNote(cell.sentenceName) : FieldPhrases.hasNote(cell.sentenceName)
    }
}

/// A typed change of a field. A day such as `friday` depends on the current day.
public struct TypedChange: Sendable {
    private let change: @Sendable (Day) throws(MandalartError) -> CellChange

    /// A change that does not depend on the current day.
    public init(_ change: CellChange) {
        self.change = { _ in change }
    }

    /// A change of a due day.
    public init(_ due: DueChange) {
        change = { today throws(MandalartError) in .due(try due.day(from: today)) }
    }

    /// Returns the change, resolved on a day.
    ///
    /// - Throws: ``MandalartError/dueDayIsPast(_:)``.
    public func change(from today: Day) throws(MandalartError) -> CellChange { try change(today) }
}
