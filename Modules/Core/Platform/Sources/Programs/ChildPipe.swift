#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A pipe with close-on-exec ends: a program that is started later inherits an end only as a standard stream.
struct ChildPipe {
    let reading, writing: OpenDescriptor

    /// Creates a pipe.
    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last(.open) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (reading, writing) = (OpenDescriptor(ends[0]), OpenDescriptor(ends[1]))
    }
}

/// A descriptor that is closed on deinitialization.
final class OpenDescriptor: Sendable {
    let number: Int32

    init(_ number: Int32) {
        self.number = number
    }

    deinit {
        close(number)
    }

    /// Makes reading and writing non-blocking.
    func stopWaiting() {
        _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }

    /// The result of an attempt to read or write.
    enum Outcome<Value> {
        case done(Value)
        /// Nothing was read or written, because the attempt would have to wait.
        case wouldWait
        /// The end of the stream, or a pipe without a reader.
        case ended
    }

    /// Reads the bytes that are available, at most `limit` of them.
    func readSome(atMost limit: Int = 65_536) -> Outcome<[UInt8]> {
        while true {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
                count = read(number, buffer.baseAddress, limit)
                initialized = max(0, count)
            }
            if count > 0 { return .done(bytes) }
            if count == 0 { return .ended }
            if errno != EINTR { return errno == EAGAIN ? .wouldWait : .ended }
        }
    }

    /// Writes as many of the bytes as possible without waiting.
    func writeSome(_ bytes: ArraySlice<UInt8>) -> Outcome<Int> {
        while true {
            let count = BrokenPipe.isNoSignal(at: number) {
                bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
            }
            if count >= 0 { return .done(count) }
            if errno != EINTR { return errno == EAGAIN ? .wouldWait : .ended }
        }
    }
}
