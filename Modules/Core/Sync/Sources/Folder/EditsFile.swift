import Basics
import Journal
import Platform

/// A file of edits in a folder. Its first line names the format with its version, the program and the folder's identity;
/// each further line is a record, with its length in bytes and a checksum before it.
///
///     ribcage-edits 1 mandalart 5f0c…
///     131 9e3779b97f4a7c15 {"edit":[81,5],…}
struct EditsFile {
    enum Mistake: Error {
        case unreadable(SystemError)
        case empty
        case noHeader
        case version(String)
    }

    struct Header {
        let program, identity: String

        private static let format = "ribcage-edits"

        init(program: String, identity: String) {
            (self.program, self.identity) = (program, identity)
        }

        init(line: String) throws(Mistake) {
            let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
            guard words.count >= 2, words[0] == Self.format else { throw .noHeader }
            guard words[1] == "\(SharedEdit.version)" else { throw .version(words[1]) }
            guard words.count == 4, !words[2].isEmpty, (1...64).contains(words[3].utf8.count) else { throw .noHeader }
            self.init(program: words[2], identity: words[3])
        }

        var line: String { "\(Self.format) \(SharedEdit.version) \(program) \(identity)\n" }
    }

    let name, path: String
    let header: Header
    /// The offset of the first record.
    let start: Int
    /// The size of the file, in bytes.
    let size: Int

    /// The greatest length of a header.
    private static let mostOfHeader = 512

    /// Reads the header of a file.
    init(_ name: String, in folder: String) throws(Mistake) {
        (self.name, path) = (name, "\(folder)/\(name)")
        let bytes: [UInt8]
        do {
            let file = try LogFile(reading: path)
            size = try file.size()
            bytes = try file.bytes(from: 0, atMost: Self.mostOfHeader)
        } catch {
            throw .unreadable(error)
        }
        if bytes.isEmpty { throw .empty }
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
            let line = String(validating: bytes[..<end], as: UTF8.self)
        else { throw .noHeader }
        (header, start) = (try Header(line: line), end + 1)
    }

    /// Returns whether a file begins with a header.
    ///
    /// - Throws: `SystemError` when it cannot be read, but not when it is missing.
    static func hasHeader(_ name: String, in folder: String) throws(SystemError) -> Bool {
        guard FileSystem.exists("\(folder)/\(name)") else { return false }
        do throws(Mistake) {
            _ = try EditsFile(name, in: folder)
            return true
        } catch {
            switch error {
            case .unreadable(let reason): throw reason
            case .empty, .noHeader: return false
            case .version: return true
            }
        }
    }

    /// The name of the file to which a replica appends: its number in lower-case hexadecimal digits, so that the names
    /// differ even on a file system that ignores case.
    static func name(of replica: Int64) -> String { "\(String(replica, radix: 16))\(FolderRemote.suffix)" }

    /// Whether the name is one that a store gives, and not a carrier to a second version.
    var isOwn: Bool {
        let stem = name.dropLast(FolderRemote.suffix.count)
        return (1...10).contains(stem.utf8.count)
            && stem.utf8.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }

    /// Returns the line of a record.
    static func line(of record: String) -> [UInt8] {
        let body = Array(record.utf8)
        return Array("\(body.count) \(checksum(of: body[...])) ".utf8) + body + [UInt8(ascii: "\n")]
    }

    /// Returns the record of a line without its end; `nil` if the line is damaged.
    static func record(in line: ArraySlice<UInt8>) -> SharedEdit? {
        let space = UInt8(ascii: " ")
        guard let first = line.firstIndex(of: space), let second = line[(first + 1)...].firstIndex(of: space) else {
            return nil
        }
        let body = line[(second + 1)...]
        guard let length = Int(String(decoding: line[..<first], as: UTF8.self)), length == body.count,
            String(decoding: line[(first + 1)..<second], as: UTF8.self) == checksum(of: body),
            let text = String(validating: body, as: UTF8.self)
        else { return nil }
        return SharedEdit(record: text)
    }

    /// Returns the 64-bit FNV-1a hash of bytes in 16 hexadecimal digits.
    static func checksum(of bytes: ArraySlice<UInt8>) -> String { FNV1a.of(bytes).value.hexadecimal }
}

/// A reader of the records of a file.
struct EditsReader: ~Copyable {
    struct Record: Sendable {
        let edit: SharedEdit
        /// The offset of the line.
        let offset: Int
    }

    struct Batch: Sendable {
        /// The first part of a large edit whose last part was not read before this batch; `nil` if there is none.
        let begun: Record?
        var records: [Record] = []
        /// The first part of a large edit whose last part was not read up to the end of this batch; `nil` if there is
        /// none.
        var unfinished: Record?
        /// The offset of a line that is no record; `nil` if there is none. The lines after it are read.
        var damage: Int?
        /// The offset behind the last whole line.
        var end: Int

        /// Returns the offset at which to go on reading if edits of some replicas could not be received: that of the
        /// first of these edits, of the first damaged line, or of the first part of a large edit whose last part is not
        /// there yet, whichever comes first; ``end`` if there is none of them. A large edit may begin in an earlier
        /// batch.
        func position(without stopped: Set<Int64>) -> Int {
            let refused = ([begun].compactMap(\.self) + records).first { stopped.contains($0.edit.key.replica) }
            return [unfinished?.offset, refused?.offset, damage].compactMap(\.self).min() ?? end
        }
    }

    private static let chunk = 1 << 20
    /// The number of changes with which a batch ends.
    private static let mostChanges = 20_000

    private var lines: LogLines
    /// The offset behind the last line that was read.
    private var end: Int
    /// The first part of a large edit whose last part was not read yet; `nil` if there is none.
    private var unfinished: Record?

    init(_ edits: borrowing EditsFile, from known: Int) throws(SystemError) {
        end = max(known, edits.start)
        lines = try LogLines(edits.path, from: end)
    }

    /// Returns the next records. A last line without a line end is still being written, or copied by a carrier, and is
    /// left for the next time. The parts of a large edit may be in several batches.
    mutating func next() throws(SystemError) -> Batch {
        var batch = Batch(begun: unfinished, end: end)
        var changes = 0
        while changes < Self.mostChanges, let line = try lines.next() {
            if let edit = EditsFile.record(in: line.bytes) {
                let record = Record(edit: edit, offset: line.offset)
                batch.records.append(record)
                changes += max(1, edit.changes.count)
                if edit.checksum != nil {
                    unfinished = nil
                } else if unfinished?.edit.key != edit.key {
                    unfinished = record
                }
            } else if batch.damage == nil {
                batch.damage = line.offset
            }
            end = line.offset + line.bytes.count + 1
            batch.end = end
        }
        batch.unfinished = unfinished
        return batch
    }

    /// Returns the offset behind the first line of a file, where its records begin; `nil` if it has none.
    static func endOfHeader(in file: borrowing LogFile) throws(SystemError) -> Int? {
        try file.bytes(from: 0, atMost: chunk).firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    }

    /// Returns the offset behind the last line end of a file; `nil` if the file has none.
    static func endOfRecords(in file: borrowing LogFile, size: Int) throws(SystemError) -> Int? {
        var end = size
        while end > 0 {
            let start = max(0, end - chunk)
            let bytes = try file.bytes(from: start, atMost: end - start)
            if let newline = bytes.lastIndex(of: UInt8(ascii: "\n")) { return start + newline + 1 }
            end = start
        }
        return nil
    }
}
