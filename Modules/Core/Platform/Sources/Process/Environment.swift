#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The variables that the program was started with, or those that a test gives it.
public struct Environment: Sendable {
    private let read: @Sendable (String) -> String?

    /// Made-up variables, for tests.
    public init(_ values: [String: String]) {
        read = { values[$0] }
    }

    private init(reading read: @escaping @Sendable (String) -> String?) {
        self.read = read
    }

    /// The variables of this process.
    public static let process = Environment(reading: { name in getenv(name).map { String(cString: $0) } })

    /// The value of a variable. `nil` when it is not set or empty: the two mean the same in every rule that we follow
    /// (the XDG specification, no-color.org, POSIX locales).
    public subscript(name: String) -> String? {
        guard let value = read(name), !value.isEmpty else { return nil }
        return value
    }
}
