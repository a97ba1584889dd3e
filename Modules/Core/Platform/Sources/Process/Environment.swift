#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The environment variables of this process, or variables that a test supplies.
public struct Environment: Sendable {
    private enum Value { case text(String), invalid }

    private let read: @Sendable (String) -> Value?

    /// Creates an environment for tests. The variables in `invalid` have values that are not valid UTF-8.
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

    /// The value of a variable; `nil` if the variable is unset, empty or not UTF-8. Unset and empty mean the same by
    /// every rule that the project follows (the XDG specification, no-color.org, POSIX locales).
    public subscript(name: String) -> String? {
        guard case .text(let value) = read(name), !value.isEmpty else { return nil }
        return value
    }

    /// Returns a path with `~` or `~/` at its beginning replaced by the home folder, as a shell replaces it outside of
    /// quotes. A path is returned unchanged if it begins otherwise, or if `HOME` is not set.
    public func expandingHome(_ path: String) -> String {
        guard path == "~" || path.hasPrefix("~/"), let home = self["HOME"] else { return path }
        return home + path.dropFirst()
    }

    /// Returns whether a variable has a value that is not UTF-8.
    public func isInvalid(_ name: String) -> Bool {
        if case .invalid = read(name) { true } else { false }
    }
}
