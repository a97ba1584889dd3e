#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Cuts a stream into lines. Waits in the system's `read`, so it belongs on a thread of its own.
public struct LineReader: ~Copyable {
    /// The longest line that is taken, in bytes. A longer one is passed over whole and reported.
    public static let longestLine = 65_536

    /// The content of a line, without its line end.
    public enum Line: Equatable, Sendable {
        /// A line without its end, which may be `\n` or `\r\n`.
        case text(String)
        /// More than ``LineReader/longestLine`` bytes; the associated value says how many.
        case tooLong(Int)
        /// Bytes that are no UTF-8.
        case invalidUTF8
        /// A NUL byte, which no text of a person has.
        case nulByte

        /// A line from all its bytes, without its line end.
        public init(_ bytes: some Collection<UInt8>) {
            if bytes.count > LineReader.longestLine {
                self = .tooLong(bytes.count)
            } else if bytes.contains(0) {
                self = .nulByte
            } else {
                self = String(validating: bytes, as: UTF8.self).map(Line.text) ?? .invalidUTF8
            }
        }
    }

    private let input: InterruptibleInput
    private var buffer: [UInt8] = []
    private var start = 0
    private var isAtBeginning = true

    /// A reader of a stream. Make one per stream: bytes read ahead belong to this reader.
    public init(_ input: InterruptibleInput) {
        self.input = input
    }

    /// The next line, or `nil` at the end of the stream. The last line needs no line end. A terminal goes on after its
    /// end, so that one more call may bring one more line.
    ///
    /// - Throws: ``SystemError`` when the stream cannot be read, ``SystemError/interrupted`` when the line is not wanted
    ///   any more.
    public mutating func next() throws(SystemError) -> Line? {
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

    /// A file from some editors begins with three bytes that say it is UTF-8. They are no part of its first line.
    private mutating func skipByteOrderMark() {
        if isAtBeginning, buffer.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
        isAtBeginning = false
    }

    /// Replaces the buffer, which has been used up. `false` at the end of the stream.
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

    private static func line(_ bytes: [UInt8], length: Int) -> Line {
        guard length <= longestLine else { return .tooLong(length) }
        return Line(bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...])
    }
}
