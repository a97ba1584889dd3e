import Foundation

/// The calls that the preloaded library recorded, in order.
struct Recording {
    /// The kinds of calls. The raw value is the letter in the record.
    enum Call: UInt8, CaseIterable {
        case begin = 0x62
        case open = 0x6F
        case read = 0x72
        case pread = 0x70
        case write = 0x77
        case pwrite = 0x57
        case truncate = 0x74
        case map = 0x6D
        case sync = 0x73
        case unlink = 0x75
        case rename = 0x6E
        case link = 0x6C
        /// The beginning of a wait before a call.
        case delay = 0x64
        case output = 0x31

        /// The letter of the call in the record.
        var letter: String { String(UnicodeScalar(rawValue)) }
    }

    /// A recorded call.
    struct Entry {
        let call: Call
        let path: String
        /// The offset of a write, the size of a truncation, or 1 for an `open` that created the file.
        let offset: Int
        /// The bytes of a write, or the new path of a rename or a link.
        let data: [UInt8]
        /// The `errno` of a failed call; otherwise 0.
        let error: Int32
    }

    let entries: [Entry]

    /// Parses the record at a path. A call that is cut off at the end of the record is left out.
    init(_ path: String) throws {
        let bytes = try Files.bytes(of: path)
        var (entries, index) = ([Entry](), 0)
        func number(_ start: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        }
        while index + 24 <= bytes.count {
            let (pathLength, dataLength) = (number(index, 4), number(index + 4, 4))
            let end = index + 24 + pathLength + dataLength
            guard end <= bytes.count, let call = Call(rawValue: bytes[index + 20]) else { break }
            let name = String(decoding: bytes[(index + 24)..<(index + 24 + pathLength)], as: UTF8.self)
            entries.append(
                Entry(
                    call: call, path: name, offset: number(index + 8, 8),
                    data: Array(bytes[(end - dataLength)..<end]), error: Int32(number(index + 16, 4))))
            index = end
        }
        self.entries = entries
    }

    var counts: [Call: Int] {
        Dictionary(grouping: entries, by: \.call).mapValues(\.count)
    }

    func hasFailure(of call: Call) -> Bool { entries.contains { $0.call == call && $0.error != 0 } }

    /// Whether the program wrote to the store.
    var hasWrites: Bool { counts[.write] != nil || counts[.pwrite] != nil }
}

extension Program {
    /// A manipulation of system calls by the preloaded library.
    enum Mischief {
        /// The calls of one kind whose numbers are in the range fail with an error.
        case failing(Recording.Call, ClosedRange<Int>, error: Int32)
        /// The program is killed just before the call with this number among the calls of one kind.
        case last(Recording.Call, Int)
        /// The call with this number among the calls of one kind waits.
        case delayed(Recording.Call, Int, milliseconds: Int)

        /// The environment variable that passes the manipulation to the library.
        fileprivate var variable: String {
            switch self {
            case .failing(let call, let numbers, let error):
                "TORTURE_FAIL=\(call.letter):\(numbers.lowerBound):\(numbers.upperBound):\(error)"
            case .last(let call, let number): "TORTURE_KILL=\(call.letter):\(number)"
            case .delayed(let call, let number, let milliseconds):
                "TORTURE_DELAY=\(call.letter):\(number):\(milliseconds)"
            }
        }
    }

    /// Returns the environment variables of a run whose calls on a store are recorded.
    func recording(
        _ store: String, to record: String, skipsSync: Bool = false, with mischief: Mischief? = nil
    ) -> [String] {
        ["LD_PRELOAD=\(preload ?? "")", "TORTURE_FOLDER=\(store)", "TORTURE_RECORD=\(record)"]
            + (skipsSync ? ["TORTURE_SKIP_SYNC=1"] : []) + (mischief.map { [$0.variable] } ?? [])
    }

    /// Returns the environment variables of a run that ignores the locks of other programs.
    func withoutLocks(_ store: String) -> [String] {
        ["LD_PRELOAD=\(preload ?? "")", "TORTURE_FOLDER=\(store)", "TORTURE_SKIP_LOCKS=1"]
    }
}
