#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The variables that the program was started with, or those that a test gives it.
public struct Environment: Sendable {
    private enum Value { case text(String), invalid }

    private let read: @Sendable (String) -> Value?

    /// Made-up variables, for tests; some may have bytes that are no UTF-8.
    public init(_ values: [String: String], invalid: Set<String> = []) {
        read = { name in invalid.contains(name) ? .invalid : values[name].map(Value.text) }
    }

    private init(reading read: @escaping @Sendable (String) -> Value?) {
        self.read = read
    }

    /// The variables of this process.
    public static let process = Environment(reading: { name in
        getenv(name).map { bytes in String(validatingCString: bytes).map(Value.text) ?? .invalid }
    })

    /// The value of a variable. `nil` when it is not set, is not UTF-8 or is empty: not set and empty mean the same in
    /// every rule that we follow (the XDG specification, no-color.org, POSIX locales).
    public subscript(name: String) -> String? {
        guard case .text(let value) = read(name), !value.isEmpty else { return nil }
        return value
    }

    /// Whether a variable has a value that is not UTF-8.
    public func isInvalid(_ name: String) -> Bool {
        if case .invalid = read(name) { true } else { false }
    }
}
