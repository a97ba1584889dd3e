import Journal

@testable import Sync

extension FuzzTarget {
    /// Reads a line of a file of edits, and a record without its length and checksum, which nothing else would get past.
    /// What is read is written and read again without a change, in its line, too.
    static func checkEdits(_ bytes: [UInt8]) throws(Broken) {
        _ = try? EditsFile.Header(line: string(of: bytes))
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let records =
            lines.compactMap { EditsFile.record(in: $0) } + lines.compactMap { SharedEdit(record: string(of: $0)) }
        for edit in records {
            let record = edit.record
            try expect(!record.utf8.contains(UInt8(ascii: "\n")), "\(record.debugDescription) is more than a line")
            let again = SharedEdit(record: record)
            try expect(again.map { areSame($0.record, record) } == true, "\(record.debugDescription) is read otherwise")
            let line = EditsFile.line(of: record)
            let framed = EditsFile.record(in: line.dropLast())
            try expect(
                framed.map { areSame($0.record, record) } == true, "the line of \(record.debugDescription) is not read")
        }
    }
}
