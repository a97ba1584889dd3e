import SQLite

/// The checksum of an edit and its changes: 64-bit FNV-1a (Fowler, Noll, Vo). It detects corrupted bytes, because
/// SQLite has no checksums for its pages.
struct Checksum {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    static func of(
        replica: Int64, sequence: Int64, time: Int64, undoes: Int?, redoes: Int?, mark: EditMark, _ changes: [Change]
    ) -> Int64 {
        var checksum = Checksum()
        let numbers = [undoes ?? 0, redoes ?? 0, mark.rawValue].map { Int64($0) }
        for number in [replica, sequence, time] + numbers { checksum.add(number) }
        for change in changes {
            checksum.add(change.row.number)
            checksum.add(.text(change.qualifiedField))
            checksum.add(change.before)
            checksum.add(change.after)
        }
        return checksum.number
    }

    static func of(_ edit: OpenEdit, _ changes: [Change]) -> Int64 {
        of(
            replica: edit.replica, sequence: edit.sequence, time: edit.hybridTime, undoes: edit.kind.undone,
            redoes: edit.kind.redone, mark: edit.kind.mark, changes)
    }

    var number: Int64 { Int64(bitPattern: value) }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    private mutating func add(_ number: Int64) {
        withUnsafeBytes(of: number.littleEndian) { for byte in $0 { add(byte) } }
    }

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
