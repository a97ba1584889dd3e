public import Basics

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

    /// Creates the error of a failed operation from its path, if any, and the system's `errno`.
    public init(_ operation: Operation, _ path: String? = nil, code: Int32) {
        (self.operation, self.path, self.code) = (operation, path, code)
    }

    /// The error of a read that another thread has interrupted.
    public static let interrupted = SystemError(.read, code: EINTR)

    /// Returns the error for a missing file at a path.
    public static func missing(_ path: String) -> SystemError { SystemError(.open, path, code: ENOENT) }

    /// Returns the error for a path at which a file already exists.
    public static func exists(_ path: String) -> SystemError { SystemError(.create, path, code: EEXIST) }

    /// Returns the error for a path at which a folder exists, and not a file.
    public static func folder(_ path: String) -> SystemError { SystemError(.create, path, code: EISDIR) }

    /// Returns the error for a path where the program expects a file of its own but finds something else, such as a
    /// pipe.
    public static func notAFile(_ path: String) -> SystemError { SystemError(.open, path, code: EFTYPE) }

    /// Returns the error for a path that is not a folder.
    public static func notAFolder(_ path: String) -> SystemError { SystemError(.createFolder, path, code: ENOTDIR) }

    /// Whether the operation failed because nothing exists at the path.
    public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

    /// Whether the operation failed because too many files are open.
    public var isAboutOpenFiles: Bool { code == EMFILE || code == ENFILE }

    /// Whether the operation failed because the disk did.
    public var isAboutDisk: Bool { code == EIO || code == ENXIO }

    /// The system's own message for the code, such as "No space left on device".
    public var reason: String { String(cString: strerror(code)) }

    /// The one-line message of the error, such as `cannot open /data/x: Permission denied`.
    public var explanation: Phrase {
        if operation == .lock, code == EWOULDBLOCK, let path { return SystemPhrases.isLocked(path) }
        if operation == .create, code == EISDIR, let path { return SystemPhrases.isFolder(path) }
        if operation == .create, code == EEXIST, let path {
            return FileSystem.isFolder(path) ? SystemPhrases.isFolder(path) : SystemPhrases.fileExists(path)
        }
        if operation == .open, code == EFTYPE, let path { return SystemPhrases.isNoFile(path) }
        let refused = path.map { SystemPhrases.cannot(operation, $0) } ?? SystemPhrases.cannot(operation)
        return Phrase(pattern: "\(refused): \(SystemPhrases.reason(code, reason))")
    }

    /// Returns the translation of a system message, such as ``reason``; an uncommon message is not translated.
    public static func phrase(ofReason text: String) -> Phrase {
        let code = (1..<200).first { String(cString: strerror($0)) == text }
        return code.map { SystemPhrases.reason($0, text) } ?? Phrase(verbatim: text)
    }

    /// Returns the error of the system call that has just failed, from `errno`.
    static func last(_ operation: Operation, _ path: String? = nil) -> SystemError {
        SystemError(operation, path, code: errno)
    }
}

#if !canImport(Darwin)
/// The code for a file of the wrong kind, which Linux lacks. It is greater than all of the system's codes.
private let EFTYPE: Int32 = 4_096
#endif
