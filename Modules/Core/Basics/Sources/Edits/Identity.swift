/// The identity of an entry, such as an action item. The identity stays the same when the entry is edited, moved, or
/// restored by an undo. A copy of the entry gets a new identity.
public struct Identity: Hashable, Comparable, Sendable {
    /// The number of the identity, unique among all entries of all repositories.
    public let number: Int

    /// Creates an identity with the given number.
    public init(_ number: Int) {
        self.number = number
    }

    /// Returns whether the left identity has the smaller number.
    public static func < (left: Identity, right: Identity) -> Bool { left.number < right.number }
}

/// A property wrapper whose value is ignored by equality: two values that differ only in such a property are equal.
@propertyWrapper public struct Unseen<Value: Sendable>: Hashable, Sendable {
    /// The wrapped value.
    public var wrappedValue: Value

    /// Creates the wrapper of a value.
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    /// Returns `true`, whatever the wrapped values are.
    public static func == (left: Unseen, right: Unseen) -> Bool { true }

    /// Adds nothing to the hasher, because equality ignores the value.
    public func hash(into hasher: inout Hasher) {}
}
