#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// One of the three standard streams of a process, unbuffered.
public struct StandardStream: Sendable {
    let descriptor: Int32

    /// Standard input, for lines.
    public static let input = StandardStream(descriptor: STDIN_FILENO)
    /// Standard output, for data.
    public static let output = StandardStream(descriptor: STDOUT_FILENO)
    /// Standard error, for messages.
    public static let error = StandardStream(descriptor: STDERR_FILENO)

    /// Whether the stream is a terminal.
    public var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The width of the stream's terminal, in columns; `nil` if the stream is not a terminal, or if the width is
    /// unknown.
    public var columns: Int? { Self.known(size?.ws_col) }

    /// The height of the stream's terminal, in rows; `nil` if the stream is not a terminal, or if the height is
    /// unknown.
    public var rows: Int? { Self.known(size?.ws_row) }

    private static func known(_ count: UInt16?) -> Int? { count == 0 ? nil : count.map(Int.init) }

    private var size: winsize? {
        var size = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
    }

    /// Writes a text as UTF-8, and returns once all of it is written.
    ///
    /// - Throws: ``SystemError`` when the text cannot be written, such as to a closed pipe or a full disk.
    public func write(_ text: String) throws(SystemError) {
        try writeAll(text.utf8, to: descriptor)
    }
}

/// Writes bytes to an open file, and returns once all of them are written.
func writeAll(
    _ bytes: some Sequence<UInt8>, to descriptor: Int32, at path: String? = nil
) throws(SystemError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
            awaitEvent(POLLOUT, on: descriptor)
        } else if errno != EINTR {
            throw .last(.write, path)
        }
    }
}

/// Waits for an event on an open file that does not wait by itself. Another program can have made it so: the flag belongs
/// to the open file, not to the process.
func awaitEvent(_ event: Int32, on descriptor: Int32) {
    var file = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    poll(&file, 1, -1)
}
