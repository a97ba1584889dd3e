#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A reader that splits a stream into lines. A reader blocks while it waits for input, so it needs a thread of its own.
public struct LineReader: ~Copyable {
    /// The maximum length of a line in bytes. A longer line is skipped and reported.
    public static let longestLine = 65_536

    /// The content of a line.
    public enum Content: Equatable, Sendable {
        /// The text without its line end, which may be `\n` or `\r\n`.
        case text(String)
        /// A line longer than ``LineReader/longestLine``, with its number of bytes.
        case tooLong(Int)
        /// A line that is not valid UTF-8.
        case invalidUTF8
        /// A line with a NUL byte.
        case nulByte

        /// Creates a line from its bytes, without the line end, and the number of further bytes that were not kept.
        public init(_ bytes: some Collection<UInt8>, beyond count: Int = 0) {
            if bytes.count + count > LineReader.longestLine {
                self = .tooLong(bytes.count + count)
            } else if bytes.contains(0) {
                self = .nulByte
            } else {
                self = String(validating: bytes, as: UTF8.self).map(Content.text) ?? .invalidUTF8
            }
        }
    }

    private let input: InterruptibleInput
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtBeginning = true

    /// Creates a reader of a stream. A stream must have only one reader, because readers read ahead.
    public init(_ input: InterruptibleInput) {
        self.input = input
    }

    /// Returns the next line, or `nil` at the end of the stream. The last line needs no line end. At a terminal, input
    /// may continue after the end, so a later call can return another line.
    ///
    /// - Throws: ``SystemError`` when the stream cannot be read, ``SystemError/interrupted`` when the read was
    ///   canceled.
    public mutating func next() throws(SystemError) -> Content? {
        var line: [UInt8] = []
        var length = 0
        while true {
            let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n"))
            let part = buffer[start..<(end ?? buffer.count)]
            length += part.count
            if length <= Self.longestLine { line += part } else { line = [] }
            if let end {
                start = end + 1
                return Self.line(line, length: length)
            }
            guard try fill() else { return length == 0 ? nil : Self.line(line, length: length) }
            skipByteOrderMark()
        }
    }

    /// Skips the UTF-8 byte order mark, with which some editors begin a file.
    private mutating func skipByteOrderMark() {
        if isAtBeginning, buffer.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        isAtBeginning = false
    }

    /// Refills the exhausted buffer from the input; returns `false` at the end of the stream.
    private mutating func fill() throws(SystemError) -> Bool {
        start = 0
        buffer.removeAll(keepingCapacity: true)
        while true {
            switch try input.read(atMost: 16_384) {
            case .bytes(let bytes):
                buffer += bytes
                return !bytes.isEmpty
            case .interrupted(let reasons):
                if reasons.contains(.cancelled) { throw .interrupted }
            }
        }
    }

    private static func line(_ bytes: [UInt8], length: Int) -> Content {
        guard length <= longestLine else { return .tooLong(length) }
        return Content(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...])
    }
}
