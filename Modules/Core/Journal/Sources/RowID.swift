public import SQLite

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
