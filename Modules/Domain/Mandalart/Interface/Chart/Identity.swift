/// Which entry of a repository something is, wherever it stands: it stays the same when the entry is changed, moved, or
/// brought back by an undo. A copy is another entry.
public struct Identity: Hashable, Comparable, Sendable {
    /// Unique among all entries of all repositories.
    public let number: Int

    /// An entry's identity, by its number.
    public init(_ number: Int) {
        self.number = number
    }

    /// By number.
    public static func < (left: Identity, right: Identity) -> Bool { left.number < right.number }
}

/// A value that a person cannot see: two things that differ in it alone are equal.
@propertyWrapper public struct Unseen<Value: Sendable>: Equatable, Sendable {
    /// The value.
    public var wrappedValue: Value

    /// A value that does not count.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Always true.
    public static func == (left: Unseen, right: Unseen) -> Bool { true }
}
