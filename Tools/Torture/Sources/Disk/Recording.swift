import Foundation

/// What the preloaded library saw, in its order.
struct Recording {
    /// The letters that the library has for calls.
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
        case output = 0x31

        /// The letter itself.
        var letter: String { String(UnicodeScalar(rawValue)) }
    }

    /// One call.
    struct Entry {
        let call: Call
        let path: String
        /// Where was written, the new size, or 1 for an open that made the file.
        let offset: Int
        /// What was written, or the new path.
        let data: [UInt8]
        /// The number of the system's error, or 0.
        let error: Int32
    }

    let entries: [Entry]

    /// Reads a record. What is cut off at its end is left out.
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

    /// How often each call was made.
    var counts: [Call: Int] {
        Dictionary(grouping: entries, by: \.call).mapValues(\.count)
    }
}

extension Program {
    /// The environment of a run whose calls on a store are recorded.
    func recording(_ store: String, to record: String, skipsSync: Bool = false, failing: String? = nil) -> [String] {
        ["LD_PRELOAD=\(preload ?? "")", "TORTURE_FOLDER=\(store)", "TORTURE_RECORD=\(record)"]
            + (skipsSync ? ["TORTURE_SKIP_SYNC=1"] : []) + (failing.map { ["TORTURE_FAIL=\($0)"] } ?? [])
    }
    /// The environment of a run that takes no notice of other programs' locks on a store.
    func withoutLocks(_ store: String) -> [String] {
        ["LD_PRELOAD=\(preload ?? "")", "TORTURE_FOLDER=\(store)", "TORTURE_SKIP_LOCKS=1"]
    }
}
