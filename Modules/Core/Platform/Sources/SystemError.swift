#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A call to the operating system that failed: what was tried, on what, and why it was refused.
public struct SystemError: Error, Equatable, CustomStringConvertible {
    /// What was tried, as a verb: "open", "write", "create folder".
    public let operation: String
    /// What it was tried on; `nil` when that has no name.
    public let path: String?
    /// The system's `errno` of the refusal.
    public let code: Int32

    /// Called by this module's wrappers, and by tests that need a refusal.
    public init(_ operation: String, _ path: String? = nil, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// A wait for input that another thread has ended.
    public static let interrupted = SystemError("read", code: EINTR)

    /// The system's own sentence for the code, such as "No space left on device".
    public var reason: String { String(cString: strerror(code)) }

    /// One line for a person: `cannot open /data/x: Permission denied`.
    public var description: String {
        "cannot \(operation)\(path.map { " \($0)" } ?? ""): \(reason)"
    }

    /// The refusal of the call that just returned.
    static func last(_ operation: String, _ path: String? = nil) -> SystemError {
        SystemError(operation, path, code: errno)
    }
}
