public import Languages

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A call to the operating system that failed: what was tried, on what, and why it was refused.
public struct SystemError: Explained, Equatable {
    /// An operation that can fail.
    public enum Operation: Sendable, Equatable {
        case open, read, write, replace, createFolder, remove, lock, create
        /// An operation of another module, in words such as “cannot run”.
        case other(Phrase)
    }

    /// The operation that failed.
    public let operation: Operation
    /// The path it was about, if any.
    public let path: String?
    /// The system's `errno` of the refusal.
    public let code: Int32

    /// A failed operation, on a path if it has one, with the system's `errno`.
    public init(_ operation: Operation, _ path: String? = nil, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// A wait for input that another thread has ended.
    public static let interrupted = SystemError(.read, code: EINTR)

    /// A file that is not there.
    public static func missing(_ path: String) -> SystemError { SystemError(.open, path, code: ENOENT) }

    /// A file that must not be there.
    public static func exists(_ path: String) -> SystemError { SystemError(.create, path, code: EEXIST) }

    /// Something else than the folder that is to be there.
    public static func notAFolder(_ path: String) -> SystemError { SystemError(.createFolder, path, code: ENOTDIR) }

    /// Whether there is nothing at the path.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// The system's own sentence for the code, such as "No space left on device".
    public var reason: String { String(cString: strerror(code)) }

    /// One line for a person: `cannot open /data/x: Permission denied`.
    public var explanation: Phrase {
        if operation == .lock, code == EWOULDBLOCK, let path { return SystemPhrases.isLocked(path) }
        if operation == .create, code == EEXIST, let path {
            return FileSystem.isFolder(path) ? SystemPhrases.isFolder(path) : SystemPhrases.fileExists(path)
        }
        let refused = path.map { SystemPhrases.cannot(operation, $0) } ?? SystemPhrases.cannot(operation)
        return Phrase(pattern: "\(refused): \(SystemPhrases.reason(code, reason))")
    }

    /// A sentence of the system, such as ``reason``, in the reader's language; itself where it is not a common one.
    public static func phrase(ofReason text: String) -> Phrase {
        let code = (1..<200).first { String(cString: strerror($0)) == text }
        return code.map { SystemPhrases.reason($0, text) } ?? Phrase(verbatim: text)
    }

    /// The refusal of the call that just returned.
    static func last(_ operation: Operation, _ path: String? = nil) -> SystemError {
        SystemError(operation, path, code: errno)
    }
}
