import Languages
import MandalartDomainInterface
import SQLite
import Time

/// Each row becomes a value of the domain, or an error that names the edit, the cell and the column.
extension Row {
    /// An edit without its cells.
    ///
    /// - Throws: `DatabaseError`.
    func editEntry() throws(DatabaseError) -> EditEntry {
        let number = try integer("id")
        let kind: Edit.Kind
        switch (try optionalInteger("undoes"), try optionalInteger("redoes")) {
        case (nil, nil): kind = .change
        case (let change?, nil): kind = .undo(of: change)
        case (nil, let change?): kind = .redo(of: change)
        default: throw unexpected("redoes", expected: "null, because edit \(number) is an undo")
        }
        return EditEntry(
            number: number, time: Timestamp(milliseconds: try integer("time")), kind: kind,
            elsewhere: try optionalInteger("elsewhere"))
    }

    /// What an edit did to a cell.
    ///
    /// - Throws: `DatabaseError`.
    func cellEdit(of edit: Int) throws(DatabaseError) -> CellEdit {
        guard let cell = Cell(goal: try integer("goal"), place: try integer("place")) else {
            throw unexpected("place", expected: "the place of a cell, in edit \(edit)")
        }
        return CellEdit(
            cell, before: try content("before", of: cell, edit), after: try content("after", of: cell, edit))
    }

    private func content(_ column: String, of cell: Cell, _ edit: Int) throws(DatabaseError) -> CellContent? {
        do {
            guard let object = try optionalObject(column) else { return nil }
            switch cell {
            case .coreGoal, .subGoal: return try CellContent(goal: object)
            case .actionItem: return try CellContent(actionItem: object)
            }
        } catch {
            throw unexpected(column, expected: "what a cell can hold (\(cell.sentenceName.english), edit \(edit))")
        }
    }
}

/// A value that no cell can hold, or none.
private struct Mismatch: Error {}

extension CellContent {
    fileprivate init(goal object: [String: Value]) throws {
        guard object.count == 4, let title = try object.text("title"), let description = try object.text("description")
        else { throw Mismatch() }
        let palette = try object.text("palette").map { name in
            guard let palette = Palette(rawValue: name) else { throw Mismatch() }
            return palette
        }
        self = .goal(
            title: try Title(title), description: try Note(description), palette: palette,
            image: try object.text("image").map { try ImageAddress($0) })
    }

    fileprivate init(actionItem object: [String: Value]) throws {
        // Records from before version 10 do not say which item it was.
        let item = object["item"] == nil ? nil : try object.integer("item")
        guard object.count == (object["item"] == nil ? 2 : 3), let title = try object.text("title"),
            let percent = try object.integer("rate")
        else { throw Mismatch() }
        self = .actionItem(
            ActionItem(title: try Title(title), rate: try AchievementRate(percent), id: item.map { ItemID($0) }))
    }
}

extension [String: Value] {
    /// A whole number, or `nil` for null.
    fileprivate func integer(_ name: String) throws(Mismatch) -> Int? {
        switch self[name] {
        case .integer(let number):
            guard let number = Int(exactly: number) else { throw Mismatch() }
            return number
        case .null: return nil
        default: throw Mismatch()
        }
    }

    /// A text, or `nil` for null.
    fileprivate func text(_ name: String) throws(Mismatch) -> String? {
        switch self[name] {
        case .text(let text): return text
        case .null: return nil
        default: throw Mismatch()
        }
    }
}
