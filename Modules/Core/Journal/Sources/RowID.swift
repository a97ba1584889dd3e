public import SQLite

/// The identity of a row, unique everywhere: the replica that made the row, and a number that this replica gave once.
///
/// Both are one integer, so that a row refers to another by one column: the replica in the upper 38 bits, the counter in
/// the lower 25. Replicas are random; among a hundred of one person, two are alike once in fifty million. Rows that every
/// store has from its first day have a replica of 0.
public struct RowID: Hashable, Comparable, Sendable {
    /// The identity as it is stored: positive.
    public let number: Int64

    static let counterBits: Int64 = 25
    static let greatestCounter: Int64 = 1 << counterBits - 1
    static let greatestReplica: Int64 = 1 << 38 - 1

    /// An identity that was read from a store.
    public init(_ number: Int64) {
        self.number = number
    }

    /// The identity of a row that a replica makes.
    public init(replica: Int64, counter: Int64) {
        self.init(replica << Self.counterBits | counter)
    }

    /// The replica that made the row; 0 for one that every store has.
    public var replica: Int64 { number >> Self.counterBits }

    /// By replica, then in the order in which the replica made them.
    public static func < (left: RowID, right: RowID) -> Bool { left.number < right.number }
}

extension RowID: ValueConvertible {
    /// The number.
    public var databaseValue: Value { .integer(number) }
}

extension RowID {
    /// The SQL of the identity that a replica gives to its row of a number, for a migration.
    public static func sql(replica: String, counter: Int) -> String { "\(replica) << \(counterBits) | \(counter)" }
}
