public import SQLite

/// What a row holds, or held, in the columns of its table.
public struct Fields: Sendable {
    var values: [String: Value]

    /// A column's value; NULL for one that the table does not declare.
    public subscript(column: String) -> Value { values[column] ?? .null }

    /// A column's text; `nil` for anything else.
    public func text(_ column: String) -> String? {
        if case .text(let text) = self[column] { text } else { nil }
    }

    /// A column's integer; `nil` for anything else.
    public func integer(_ column: String) -> Int? {
        if case .integer(let integer) = self[column] { Int(exactly: integer) } else { nil }
    }

    var isDeleted: Bool { integer(JournaledTable.deleted) != 0 }
}

/// What an edit did to one row, with what the rows around it held.
public struct RowEdit {
    /// Which row.
    public let row: RowID
    /// The scope that the edit is looked at from.
    public let scope: Int64
    /// What the row held; `nil` when it was not there.
    public let before: Fields?
    /// What it holds since; `nil` when it is not there any more.
    public let after: Fields?
    /// The columns that differ.
    public let changed: Set<String>
    let relatives: (Moment, RowID) -> Fields?

    /// Of a row that has moved: the half of the edit that takes it away from where it was.
    public var leaving: RowEdit {
        RowEdit(row: row, scope: scope, before: before, after: nil, changed: changed, relatives: relatives)
    }

    /// Of a row that has moved: the half that brings it to where it is.
    public var arriving: RowEdit {
        RowEdit(row: row, scope: scope, before: nil, after: after, changed: changed, relatives: relatives)
    }

    /// Before the edit, or after it.
    public enum Moment: Sendable { case before, after }

    /// What the row that a column refers to held at a moment, deleted or not.
    public func parent(_ column: String, _ moment: Moment) -> Fields? {
        let fields = moment == .before ? before : after
        return fields.flatMap { relative(in: column, of: $0, moment) }
    }

    /// What a row holds that a column of some fields refers to.
    public func relative(in column: String, of fields: Fields, _ moment: Moment) -> Fields? {
        guard case .integer(let number) = fields[column] else { return nil }
        return relatives(moment, RowID(number))
    }
}
