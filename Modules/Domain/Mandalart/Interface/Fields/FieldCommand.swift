public import Basics

/// A command that changes one field of the cell at an address: `due 3/2 friday`. The command has the name of the field.
public struct FieldCommand: Sendable {
    /// The field that the command changes.
    public let field: CellField
    /// A summary for help.
    public let summary: Phrase
    /// The argument for the new value, after the address.
    public let argument: Argument<CellAction>
    /// Returns the reply that states the field's new value; `nil` if the cell does not have the field. `subGoal` is the
    /// open sub-goal, whose items are named by position only.
    public let reply: @Sendable (Cell, CellContent, _ subGoal: Position?) -> Phrase?

    /// Returns an example of the command for the given address: `due 3/2 friday`.
    public func example(at address: String) -> Phrase {
        let example = argument.example ?? field.example
        return Phrase(pattern: "\(field.word) \(address) \(example)")
    }

    /// The command `rate`, which sets the rate of an action item or adds to it.
    public static let rate = FieldCommand(
        field: .rate, summary: FieldPhrases.rate,
        argument: Argument<RateChange>.rateChange.map { .change([.rate($0)]) }
    ) { cell, content, subGoal in
        guard case .actionItem(let position, in: let own) = cell, let item = content.item else { return nil }
        return MandalartPhrases.itemIs(position, in: own == subGoal ? nil : own, item)
    }

    /// The command `due`, which sets or clears the due day of a goal or an item.
    public static let due = FieldCommand(
        field: .due, summary: DuePhrases.command,
        argument: Argument(
            MandalartPhrases.due, example: FieldPhrases.dueExample, mostWords: TypedDay.mostWords
        ) { text in
            .due(try DueChange(text))
        }
    ) { cell, content, _ in DuePhrases.isDue(cell, content.title, content.due) }

    /// The command `every`, which sets or clears the cadence of an action item.
    public static let every = FieldCommand(
        field: .every, summary: HabitPhrases.command,
        argument: Argument(MandalartPhrases.every, example: FieldPhrases.everyExample, mostWords: 12) { text in
            .change([.every(MandalartPhrases.isNone(text) ? nil : try Cadence(text))])
        }
    ) { cell, content, _ in content.item.map { HabitPhrases.isNow(cell, $0) } }

    /// The command `note`, which sets the note of a goal or an item to the text after the address; a lone `-` clears
    /// the note.
    public static let note = FieldCommand(
        field: .note, summary: FieldPhrases.note,
        argument: Argument(MandalartPhrases.note, example: FieldPhrases.noteExample) { text in
            .change([.note(text == "-" ? .empty : try Note(text))])
        }
    ) { cell, content, _ in
        content.note == .empty ? FieldPhrases.hasNoNote(cell.sentenceName) : FieldPhrases.hasNote(cell.sentenceName)
    }
}
