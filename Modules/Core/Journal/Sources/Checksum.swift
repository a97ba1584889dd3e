import Basics
import SQLite

/// The checksum of an edit and its changes. It detects corrupted bytes, because SQLite has no checksums for its pages.
struct Checksum {
    private var hash = FNV1a()

    static func of(_ edit: JournalEntry, _ changes: [Change]) -> Int64 {
        var checksum = Checksum(of: edit.key, time: edit.time, kind: edit.kind.code, reverted: edit.reverted)
        for change in changes { checksum.add(change) }
        return checksum.number
    }

    init() {}

    /// Creates the checksum of an edit without its changes. It has nothing that differs from store to store.
    init(of key: EditKey, time: Int64, kind: Int, reverted: EditKey?) {
        for number in [
            key.replica, key.sequence, time, Int64(kind), reverted?.replica ?? 0, reverted?.sequence ?? 0,
        ] {
            add(number)
        }
    }

    /// Adds a change. The changes of an edit are added in the order of their rows and fields.
    mutating func add(_ change: Change) {
        add(change.row.number)
        add(.text(change.qualifiedField))
        add(change.before)
        add(change.after)
        guard let stamp = change.stamp else { return }
        add(stamp.time)
        add(stamp.replica)
    }

    var number: Int64 { Int64(bitPattern: hash.value) }

    private mutating func add(_ byte: UInt8) { hash.add(byte) }

    private mutating func add(_ number: Int64) { hash.add(number) }

    /// Adds a value with its type and length, so that two different lists of values never add the same bytes.
    mutating func add(_ value: Value) {
        switch value {
        case .null: add(0 as UInt8)
        case .integer(let integer):
            add(1 as UInt8)
            add(integer)
        case .real(let real):
            add(2 as UInt8)
            add(Int64(bitPattern: real.bitPattern))
        case .text(let text):
            add(3 as UInt8)
            var text = text
            text.withUTF8 { bytes in
                add(Int64(bytes.count))
                for byte in bytes { add(byte) }
            }
        case .blob(let bytes):
            add(4 as UInt8)
            add(Int64(bytes.count))
            for byte in bytes { add(byte) }
        }
    }
}
