import Foundation
import ProcessKit
import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Held while a descriptor is open that a child started at the same moment would inherit.
let spawning = Mutex(())

/// An open file of this process, which no child inherits. Closed when it goes away.
final class Descriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit {
        close(number)
    }

    /// The two ends of a new pipe.
    ///
    /// - Throws: ``Failure`` when too many files are open.
    static func pipe() throws -> (reading: Descriptor, writing: Descriptor) {
        try spawning.withLock { _ in
            var ends: [Int32] = [0, 0]
            guard systemPipe(&ends) == 0 else { throw Failure("no pipe: \(String(cString: strerror(errno)))") }
            return (Descriptor(ends[0]), Descriptor(ends[1]))
        }
    }

    /// The two ends of a new terminal: the person's, and the program's.
    ///
    /// - Throws: ``Failure`` when the system has no terminal left.
    static func terminal(columns: UInt16, rows: UInt16) throws -> (person: Descriptor, program: Descriptor) {
        try spawning.withLock { _ in
            var (person, program): (Int32, Int32) = (0, 0)
            var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            guard openpty(&person, &program, nil, nil, &size) == 0 else {
                throw Failure("no terminal: \(String(cString: strerror(errno)))")
            }
            return (Descriptor(person), Descriptor(program))
        }
    }

    /// Gives a terminal another size, as when its window is drawn larger.
    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(number, UInt(TIOCSWINSZ), &size)
    }

    /// Makes reads return at once when there is nothing to read.
    func stopWaiting() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// Whether a terminal hands over keys one by one, and does not wait for the end of a line.
    var takesKeys: Bool {
        var mode = termios()
        return tcgetattr(number, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON) == 0
    }

    /// The bytes that are there to read: `nil` when none will ever come again.
    func available() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(number, &bytes, bytes.count)
        if count > 0 { return Array(bytes.prefix(count)) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }

    /// Writes as much as the reader has room for, and returns the rest.
    ///
    /// - Throws: ``Failure`` when the reader is gone.
    func write(_ bytes: ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
        let count = bytes.withUnsafeBytes { systemWrite(number, $0.baseAddress, $0.count) }
        if count >= 0 { return bytes.dropFirst(count) }
        guard errno == EAGAIN || errno == EINTR else {
            throw Failure("cannot write to the program: \(String(cString: strerror(errno)))")
        }
        return bytes
    }
}

/// The C functions that methods of `Descriptor` would hide.
private let systemPipe: @Sendable (UnsafeMutablePointer<Int32>) -> Int32 = pipe
private let systemWrite: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = write
