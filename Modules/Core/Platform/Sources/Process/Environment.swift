#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The environment variables of this process, or those that a test supplies.
public struct Environment: Sendable {
    private enum Value { case text(String), invalid }

    private let read: @Sendable (String) -> Value?

    /// An environment for tests; the variables in `invalid` have bytes that are not valid UTF-8.
    public init(_ values: [String: String], invalid: Set<String> = []) {
        read = { name in invalid.contains(name) ? .invalid : values[name].map(Value.text) }
    }

    private init(reading read: @escaping @Sendable (String) -> Value?) {
        self.read = read
    }

    /// The environment of this process.
    public static let process = Environment(reading: { name in
        getenv(name).map { bytes in String(validatingCString: bytes).map(Value.text) ?? .invalid }
    })

    /// The value of a variable. `nil` if it is unset, empty or not UTF-8: unset and empty mean the same in every rule
    /// that we follow (the XDG specification, no-color.org, POSIX locales).
    public subscript(name: String) -> String? {
        guard case .text(let value) = read(name), !value.isEmpty else { return nil }
        return value
    }

    /// Whether a variable has a value that is not UTF-8.
    public func isInvalid(_ name: String) -> Bool {
        if case .invalid = read(name) { true } else { false }
    }
}
