public import SQLite

/// The values of a row, by column.
public struct Fields: Sendable {
    /// The names of the columns, in the order of the values. The rows of a table share them.
    let columns: [String]
    private(set) var values: [Value]

    init(_ columns: [String], _ values: [Value]) {
        (self.columns, self.values) = (columns, values)
    }

    /// A column's value; NULL for a column that the table does not declare.
    public subscript(column: String) -> Value { columns.firstIndex(of: column).map { values[$0] } ?? .null }

    /// Sets a column's value, if the table declares the column.
    mutating func set(_ column: String, to value: Value) {
        if let index = columns.firstIndex(of: column) { values[index] = value }
    }

    /// Returns a column's text; `nil` if the value is not text.
    public func text(_ column: String) -> String? {
        if case .text(let text) = self[column] { text } else { nil }
    }

    /// Returns a column's integer; `nil` if the value is not an integer.
    public func integer(_ column: String) -> Int? {
        if case .integer(let integer) = self[column] { Int(exactly: integer) } else { nil }
    }

    var isDeleted: Bool { integer(JournaledTable.deleted) != 0 }
}

/// The change of one row by an edit, with access to related rows.
public struct RowEdit {
    /// The identity of the row.
    public let row: RowID
    /// The scope from which the edit is seen: the one whose history shows it, or that of the place in view.
    public let scope: Int64
    /// The row before the edit; `nil` if it did not exist or was deleted.
    public let before: Fields?
    /// The row after the edit; `nil` if the edit deleted it.
    public let after: Fields?
    /// The names of the changed columns.
    public let changed: Set<String>
    let relatives: (Moment, RowID) -> Fields?

    /// The scope of an edit that is seen from no scope. No row has this number.
    static let noScope: Int64 = 0

    /// The first half of a move, in which the row leaves its old place: this change with ``after`` set to `nil`.
    public var leaving: RowEdit {
        RowEdit(row: row, scope: scope, before: before, after: nil, changed: changed, relatives: relatives)
    }

    /// The second half of a move, in which the row arrives at its new place: this change with ``before`` set to `nil`.
    public var arriving: RowEdit {
        RowEdit(row: row, scope: scope, before: nil, after: after, changed: changed, relatives: relatives)
    }

    /// The time before the edit, or after it.
    public enum Moment: Sendable { case before, after }

    /// Returns the row to which a column of this row refers, even if that row is deleted; `nil` if the column is NULL,
    /// or if one of the two rows did not exist at that moment.
    public func parent(_ column: String, _ moment: Moment) -> Fields? {
        let fields = moment == .before ? before : after
        return fields.flatMap { relative(in: column, of: $0, moment) }
    }

    /// Returns the row to which a column of the given fields refers; `nil` if the column is NULL or the row does not
    /// exist.
    public func relative(in column: String, of fields: Fields, _ moment: Moment) -> Fields? {
        guard case .integer(let number) = fields[column] else { return nil }
        return relatives(moment, RowID(number))
    }
}

/// The globally unique identity of a row: the replica that created the row, and a counter of that replica.
///
/// Both are in one integer, so that one column can refer to a row: the replica in the upper 38 bits, the counter in the
/// lower 25. The numbers of replicas are random: the probability that two of a hundred replicas have the same number is
/// one in fifty million. Rows that every new store contains have replica 0.
public struct RowID: Hashable, Comparable, Sendable {
    /// The identity as a positive integer, as it is stored.
    public let number: Int64

    static let counterBits: Int64 = 25
    static let greatestCounter: Int64 = 1 << counterBits - 1
    static let greatestReplica: Int64 = 1 << 38 - 1

    /// Creates an identity from the stored integer.
    public init(_ number: Int64) {
        self.number = number
    }

    /// Creates the identity of a row from the replica that creates the row and a counter of that replica.
    public init(replica: Int64, counter: Int64) {
        self.init(replica << Self.counterBits | counter)
    }

    /// The number of the replica that created the row; 0 for a row that every store has.
    public var replica: Int64 { number >> Self.counterBits }

    /// The number of the row among those that the replica created.
    var counter: Int64 { number & Self.greatestCounter }

    /// Returns whether the left identity comes first, by replica and then by counter.
    public static func < (left: RowID, right: RowID) -> Bool { left.number < right.number }
}

extension RowID: ValueConvertible {
    /// The identity as an integer for the database.
    public var databaseValue: Value { .integer(number) }
}

extension RowID {
    /// Returns an SQL expression for an identity, for a migration. `replica` is an SQL expression, too.
    public static func sql(replica: String, counter: Int) -> String { "\(replica) << \(counterBits) | \(counter)" }
}
