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
    public var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes the whole text, as UTF-8, before it returns.
    ///
    /// - Throws: ``SystemError`` when the other end is gone or full.
    public func write(_ text: String) throws(SystemError) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { writeBytes(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                bytes = bytes.dropFirst(count)
            } else if errno != EINTR {
                throw .last("write")
            }
        }
    }
}

/// The C function, which `StandardStream.write` would hide.
private let writeBytes: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
