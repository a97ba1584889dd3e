/// The identity of an entry, such as an action item. It stays the same when the entry is edited, moved, or restored by
/// an undo. A copy gets its own identity.
public struct Identity: Hashable, Comparable, Sendable {
    /// Unique among all entries of all repositories.
    public let number: Int

    /// An identity with a number.
    public init(_ number: Int) {
        self.number = number
    }

    /// Orders by number.
    public static func < (left: Identity, right: Identity) -> Bool { left.number < right.number }
}

/// A hidden value that equality ignores: values that differ only in it are equal.
@propertyWrapper public struct Unseen<Value: Sendable>: Hashable, Sendable {
    /// The value.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Always true.
    public static func == (left: Unseen, right: Unseen) -> Bool { true }

    /// Hashes nothing, as equality ignores the value.
    public func hash(into hasher: inout Hasher) {}
}
