/// The identity of an entry, such as an action item. It stays the same when the entry is edited, moved, or restored by an
/// undo. A copy has an identity of its own.
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

/// A hidden value, which equality ignores: values that differ only in it are equal.
@propertyWrapper public struct Unseen<Value: Sendable>: Hashable, Sendable {
    /// The value.
    public var wrappedValue: Value

    /// Wraps a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Always true.
    public static func == (left: Unseen, right: Unseen) -> Bool { true }

    /// Hashes nothing.
    public func hash(into hasher: inout Hasher) {}
}
