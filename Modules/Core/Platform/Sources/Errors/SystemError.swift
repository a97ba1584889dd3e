public import Languages

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A failed call to the operating system: the operation, its path, and the reason.
public struct SystemError: Explained, Equatable {
    /// An operation that can fail.
    public enum Operation: Sendable, Equatable {
        case open, read, write, replace, createFolder, remove, lock, create
        /// An operation of another module, described by a phrase such as “cannot run”.
        case other(Phrase)
    }

    /// The operation that failed.
    public let operation: Operation
    /// The path of the operation, if any.
    public let path: String?
    /// The system's `errno`.
    public let code: Int32

    /// A failed operation with its path, if it has one, and the system's `errno`.
    public init(_ operation: Operation, _ path: String? = nil, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// A read that another thread has interrupted.
    public static let interrupted = SystemError(.read, code: EINTR)

    /// The error for a missing file.
    public static func missing(_ path: String) -> SystemError { SystemError(.open, path, code: ENOENT) }

    /// The error for a file that already exists.
    public static func exists(_ path: String) -> SystemError { SystemError(.create, path, code: EEXIST) }

    /// The error for a path that is not a folder.
    public static func notAFolder(_ path: String) -> SystemError { SystemError(.createFolder, path, code: ENOTDIR) }

    /// Whether nothing exists at the path.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// The system's own message for the code, such as "No space left on device".
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

    /// Translates a message of the system, such as ``reason``; an uncommon one is kept as it is.
    public static func phrase(ofReason text: String) -> Phrase {
        let code = (1..<200).first { String(cString: strerror($0)) == text }
        return code.map { SystemPhrases.reason($0, text) } ?? Phrase(verbatim: text)
    }

    /// The error of the call that just returned.
    static func last(_ operation: Operation, _ path: String? = nil) -> SystemError {
        SystemError(operation, path, code: errno)
    }
}
