#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One of the three standard streams of a process, without buffering in between.
public struct StandardStream: Sendable {
    let descriptor: Int32

    /// Where lines come from.
    public static let input = StandardStream(descriptor: STDIN_FILENO)
    /// Where data goes.
    public static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// Where messages go.
    public static let error = StandardStream(descriptor: STDERR_FILENO)

    /// Whether a person sits at the other end.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The width of the terminal at the other end, in columns; `nil` when there is none or it does not say.
    public var columns: Int? { size(\.ws_col) }

    /// The height of the terminal at the other end, in rows; `nil` when there is none or it does not say.
    public var rows: Int? { size(\.ws_row) }

    private func size(_ part: KeyPath<winsize, UInt16>) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size[keyPath: part] > 0 else { return nil }
        return Int(size[keyPath: part])
    }

    /// Waits for bytes, and reads at most so many. None are there at the end of the stream.
    ///
    /// - Throws: ``SystemError`` when the stream cannot be read.
    public func read(atMost limit: Int) throws(SystemError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: limit)
        while true {
            let count = readBytes(descriptor, &bytes, limit)
            if count >= 0 { return Array(bytes.prefix(count)) }
            guard errno == EINTR else { throw .last(.read) }
        }
    }

    /// Writes the whole text, as UTF-8, before it returns.
    ///
    /// - Throws: ``SystemError`` when the other end is gone or full.
    public func write(_ text: String) throws(SystemError) {
        try writeAll(text.utf8, to: descriptor)
    }
}

/// Writes all bytes to an open file, before it returns.
///
/// - Throws: ``SystemError`` without a path.
func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno != EINTR {
            throw .last(.write)
        }
    }
}

/// The C function, which `StandardStream.read` would hide.
private let readBytes: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
