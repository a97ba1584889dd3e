public import Time

/// One change to a field of a cell.
public struct CellChange: Hashable, Sendable {
    /// The field that is changed.
    public let field: CellField
    /// The new text of the field.
    let text: String

    init(_ field: CellField, _ text: String) {
        (self.field, self.text) = (field, text)
    }

    /// The content of a cell after the change. A title fills an empty cell.
    ///
    /// - Throws: ``MandalartError/empty(_:)`` for another change of an empty cell, ``MandalartError/noSuchField(_:_:)``,
    ///   ``MandalartError/rateOfHabit(_:)`` for a rate of a habit, and what says that the field cannot have the text.
    public func applied(to content: CellContent?, at cell: Cell) throws(MandalartError) -> CellContent {
        guard var content else {
            guard field == .title else { throw .empty(cell) }
            return CellContent(title: try Title(text), in: cell)
        }
        if field == .rate, content.item?.habit != nil { throw .rateOfHabit(cell) }
        guard try field.read(text, into: &content) else { throw .noSuchField(field, cell) }
        return content
    }

    /// The palette that it chooses; `nil` if it chooses none.
    public var palette: Palette? { field == .palette ? Palette(rawValue: text) : nil }
}

extension CellContent {
    /// The changes that lead here from other content of the cell, or from an empty cell; in the order of a form.
    public func changes(from other: CellContent?) -> [CellChange] {
        let filled =
            other
            ?? CellContent(
                title: title, in: item == nil ? .coreGoal : .actionItem(Position.all[0], in: Position.all[0]))
        let fields = (other == nil ? [.title] : []) + fields(thatDifferFrom: filled)
        return fields.map { CellChange($0, $0.text(of: self) ?? "") }
    }
}

extension CellChange {
    /// Fills an empty cell, or renames a filled one.
    public static func title(_ title: Title) -> CellChange { CellChange(.title, title.text) }

    /// Sets the note.
    public static func note(_ note: Note) -> CellChange { CellChange(.note, note.text) }

    /// Goals only; `nil` takes the colours away.
    public static func palette(_ palette: Palette?) -> CellChange { CellChange(.palette, palette?.rawValue ?? "") }

    /// Goals only; `nil` takes the picture away.
    public static func image(_ image: ImageAddress?) -> CellChange { CellChange(.image, image?.text ?? "") }

    /// Action items only.
    public static func rate(_ rate: AchievementRate) -> CellChange { .rate(.to(rate)) }

    /// Action items only.
    public static func rate(_ change: RateChange) -> CellChange { CellChange(.rate, change.description) }

    /// `nil` takes the due day away.
    public static func due(_ day: Day?) -> CellChange { CellChange(.due, day?.description ?? "") }

    /// Action items only; `nil` ends the habit.
    public static func every(_ cadence: Cadence?) -> CellChange { CellChange(.every, cadence?.description ?? "") }
}
