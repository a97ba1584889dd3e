public import Basics
public import SQLite

/// The key of an edit, which is the same in every store: the replica that made it, and its number among the edits of that
/// replica, from 1.
public struct EditKey: Hashable, Comparable, Sendable {
    /// The number of the replica, 1 to 2³⁸ − 1.
    public let replica: Int64
    /// The number of the edit among those of the replica, from 1 without gaps.
    public let sequence: Int64

    /// Creates a key.
    public init(replica: Int64, sequence: Int64) {
        (self.replica, self.sequence) = (replica, sequence)
    }

    /// Returns the replica to which an edit with a checksum moves if another edit has this key, too.
    fileprivate func replica(ofMoved checksum: Int64) -> Int64 {
        var hash = FNV1a()
        for number in [replica, sequence, checksum] { hash.add(number) }
        return Int64(hash.value % UInt64(RowID.greatestReplica)) + 1
    }

    /// Returns whether the left key comes first, by replica and then by sequence.
    public static func < (left: EditKey, right: EditKey) -> Bool {
        (left.replica, left.sequence) < (right.replica, right.sequence)
    }
}

/// When and by which replica a field was written. Of two writes of one field, the one with the greater stamp is shown,
/// whichever arrived first.
public struct Stamp: Hashable, Comparable, Sendable {
    /// The hybrid time: the milliseconds since 1970-01-01 00:00 UTC, multiplied by 65,536, plus a counter.
    public let time: Int64
    /// The replica, which decides between equal times.
    public let replica: Int64

    /// Creates a stamp.
    public init(time: Int64, replica: Int64) {
        (self.time, self.replica) = (time, replica)
    }

    /// Returns whether the left stamp is older.
    public static func < (left: Stamp, right: Stamp) -> Bool {
        (left.time, left.replica) < (right.time, right.replica)
    }
}

/// An edit as stores exchange it, or a part of a large one. It has nothing that differs from store to store.
public struct SharedEdit: Equatable, Sendable {
    /// The change of one field of a row.
    public struct Change: Equatable, Sendable {
        /// The ``RowID/number`` of the row.
        public let row: Int64
        /// The name of the field with its table, such as `item.title`.
        public let field: String
        /// The value before the edit; NULL if the edit created the row.
        public let before: Value
        /// The value after the edit.
        public let after: Value
        /// The stamp of the older edit from which a purge has kept the change; `nil` for a change with the stamp of its
        /// edit.
        public let stamp: Stamp?

        /// Creates a change.
        public init(row: Int64, field: String, before: Value, after: Value, stamp: Stamp? = nil) {
            (self.row, self.field, self.before, self.after, self.stamp) = (row, field, before, after, stamp)
        }
    }

    /// The key of the edit.
    public let key: EditKey
    /// The hybrid time of the edit, as ``Stamp/time``.
    public let time: Int64
    /// The kind of the edit: 0 for a change, 1 for changes of another program, 2 for the content of a thing that an
    /// earlier edit of the transaction created, 3 for an undo, 4 for a redo.
    public let kind: Int
    /// The edit that was undone or redone; `nil` for another kind.
    public let reverted: EditKey?
    /// Whether a purge has erased the changes.
    public let isPurged: Bool
    /// The checksum that a purged edit had before the purge, if it is known.
    public var erased: Int64?
    /// The scopes in whose history the edit is.
    public let scopes: [Int64]
    /// The changes, in the order of their rows and fields. The parts of a large edit follow one another.
    public var changes: [Change]
    /// The place of this part among the parts of the edit, from 0.
    public var part = 0
    /// The checksum of the whole edit, in its last part; `nil` in the others.
    public var checksum: Int64?

    /// Creates an edit.
    public init(
        _ key: EditKey, time: Int64, kind: Int, reverted: EditKey? = nil, isPurged: Bool = false, scopes: [Int64],
        changes: [Change], part: Int = 0, checksum: Int64?
    ) {
        (self.key, self.time, self.kind, self.reverted, self.isPurged) = (key, time, kind, reverted, isPurged)
        (self.scopes, self.changes, self.part, self.checksum) = (scopes, changes, part, checksum)
    }

    /// Whether the numbers are in their ranges, and those of an undo are complete.
    var isConsistent: Bool {
        (1...RowID.greatestReplica).contains(key.replica) && key.sequence > 0 && time >= 0 && part >= 0
            && (0...4).contains(kind) && (reverted != nil) == (kind >= 3) && changes.allSatisfy { $0.row > 0 }
    }

    /// The time of the edit.
    public var timestamp: Timestamp { HybridTime.timestamp(of: time) }

    /// Whether the edit has changes other than the name of its machine.
    public var isOfPerson: Bool { changes.contains { $0.field != "machine.name" } }
}

/// The parts of one edit.
extension [SharedEdit] {
    /// The checksum of the whole edit.
    var checksum: Int64? {
        guard let first else { return nil }
        var checksum = Checksum(of: first.key, time: first.time, kind: first.kind, reverted: first.reverted)
        for change in flatMap(\.changes) { checksum.add(Change(change, name: FieldName(change.field))) }
        return checksum.number
    }

    /// Returns the edit under a key that follows from the edit alone; `nil` if a purge has erased too much of it.
    func moved() -> [SharedEdit]? {
        guard let last, let original = last.isPurged ? last.erased : last.checksum else { return nil }
        let key = EditKey(replica: last.key.replica(ofMoved: original), sequence: 1)
        // The least later time. So all stores show the same one of two edits that have one key and one time.
        var moved = map { part in
            SharedEdit(
                key, time: part.time + 1, kind: part.kind, reverted: part.reverted, isPurged: part.isPurged,
                scopes: part.scopes, changes: part.changes, part: part.part, checksum: nil)
        }
        moved[moved.count - 1].checksum = moved.checksum
        return moved
    }
}

extension Change {
    init(_ shared: SharedEdit.Change, name: FieldName) {
        self.init(
            row: RowID(shared.row), name: name, before: shared.before, after: shared.after, stamp: shared.stamp)
    }

    var shared: SharedEdit.Change {
        SharedEdit.Change(row: row.number, field: qualifiedField, before: before, after: after, stamp: stamp)
    }
}

extension Row {
    /// Returns the stamp in the columns `time` and `replica`; `nil` for NULL.
    func ownStamp() throws -> Stamp? {
        guard let time = try optionalInteger("time", as: Int64.self) else { return nil }
        return Stamp(time: time, replica: try integer("replica", as: Int64.self))
    }
}
