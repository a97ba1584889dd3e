@testable import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension FuzzTarget {
    /// Cuts a stream into lines, which are those that the bytes have. One input in 256, whose bytes add up to 0, comes
    /// again and again, so that it makes long lines; more would take the time that the others need.
    static func checkLines(_ bytes: [UInt8]) throws(Broken) {
        let isLong = !bytes.isEmpty && bytes.reduce(0, &+) == 0
        let count = isLong ? (LineReader.longestLine + 9) / bytes.count + 1 : 1
        let stream = Array(repeatElement(bytes, count: count).joined())
        var reader = try LineReader(input(of: stream))
        let rest = stream.starts(with: [0xEF, 0xBB, 0xBF]) ? stream.dropFirst(3) : stream[...]
        var expected = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(line)
        if rest.isEmpty || rest.last == UInt8(ascii: "\n") { expected.removeLast() }
        for (index, expected) in expected.enumerated() {
            let line = try? reader.next()
            try expect(line == expected, "line \(index) is \(String(describing: line).prefix(200))")
        }
        let last = try? reader.next()
        try expect(last == nil, "there is one line more: \(String(describing: last).prefix(200))")
    }

    /// The line that some bytes between line ends are.
    private static func line(_ bytes: ArraySlice<UInt8>) -> LineReader.Content {
        if bytes.count > LineReader.longestLine { return .tooLong(bytes.count) }
        let bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
        if bytes.contains(0) { return .nulByte }
        return String(validating: bytes, as: UTF8.self).map(LineReader.Content.text) ?? .invalidUTF8
    }

    /// A file without a name, which serves one run after the other.
    private static let file: Int32 = tmpfile().map(fileno) ?? -1
    private static let input = InterruptibleInput(StandardStream(descriptor: file))

    private static func input(of bytes: [UInt8]) throws(Broken) -> InterruptibleInput {
        let isWritten = ftruncate(file, 0) == 0 && pwrite(file, bytes, bytes.count, 0) == bytes.count
        try expect(isWritten && lseek(file, 0, SEEK_SET) == 0, "the file for the lines cannot be written")
        return input
    }
}
