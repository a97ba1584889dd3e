public import Basics

/// A change of one field of a cell.
public struct CellChange: Hashable, Sendable {
    /// The field that is changed.
    public let field: CellField
    /// The new value of the field as text. For a rate, it may be a difference such as `+10`.
    let text: String

    /// Returns the content of a cell after the change. Setting a title fills an empty cell.
    ///
    /// - Throws: ``MandalartError/empty(_:)`` for a change of another field of an empty cell,
    ///   ``MandalartError/noSuchField(_:_:)``, ``MandalartError/rateOfHabit(_:)`` for a rate of a habit, and the error
    ///   for an invalid value.
    public func applied(to content: CellContent?, at cell: Cell) throws(MandalartError) -> CellContent {
        guard var content else {
            guard field == .title else { throw .empty(cell) }
            return CellContent(title: try Title(text), in: cell)
        }
        if field == .rate, content.item?.habit != nil { throw .rateOfHabit(cell) }
        guard try field.read(text, into: &content) else { throw .noSuchField(field, cell) }
        return content
    }

    /// The palette that the change sets; `nil` if the change clears the palette or is of another field.
    public var palette: Palette? { field == .palette ? Palette(rawValue: text) : nil }
}

extension CellContent {
    /// Returns the changes, in the order of a form, that turn the other content into this content. `nil` means an empty
    /// cell.
    public func changes(from other: CellContent?) -> [CellChange] {
        let filled =
            other
            ?? CellContent(
                title: title, in: item == nil ? .coreGoal : .actionItem(Position.all[0], in: Position.all[0]))
        let fields = (other == nil ? [.title] : []) + fields(thatDifferFrom: filled)
        return fields.map { CellChange(field: $0, text: $0.text(of: self) ?? "") }
    }
}

extension CellChange {
    /// Returns a change that fills an empty cell or renames a filled one.
    public static func title(_ title: Title) -> CellChange { CellChange(field: .title, text: title.text) }

    /// Returns a change that sets the note.
    public static func note(_ note: Note) -> CellChange { CellChange(field: .note, text: note.text) }

    /// Returns a change that sets the palette of a goal; `nil` clears the palette.
    public static func palette(_ palette: Palette?) -> CellChange {
        CellChange(field: .palette, text: palette?.rawValue ?? "")
    }

    /// Returns a change that sets the image of a goal; `nil` clears the image.
    public static func image(_ image: ImageAddress?) -> CellChange {
        CellChange(field: .image, text: image?.text ?? "")
    }

    /// Returns a change that sets the rate of an action item.
    public static func rate(_ rate: AchievementRate) -> CellChange { .rate(.to(rate)) }

    /// Returns a change that sets the rate of an action item or adds a difference to it.
    public static func rate(_ change: RateChange) -> CellChange { CellChange(field: .rate, text: change.description) }

    /// Returns a change that sets the due day; `nil` clears the due day.
    public static func due(_ day: Day?) -> CellChange { CellChange(field: .due, text: day?.description ?? "") }

    /// Returns a change that sets the cadence of an action item; `nil` ends the habit.
    public static func every(_ cadence: Cadence?) -> CellChange {
        CellChange(field: .every, text: cadence?.description ?? "")
    }

    /// Returns a change that sets the pauses of a habit.
    static func pauses(_ pauses: HabitPauses) -> CellChange {
        CellChange(field: .pauses, text: pauses.description)
    }
}
