public import JSON

/// A value of a member that has no members of its own: text, a number or a truth, or null for an optional without a
/// value.
public protocol RecordValue: SendableMetatype {
    /// The value as JSON.
    var recorded: JSONValue { get }
}

extension String: RecordValue {
    /// The text.
    public var recorded: JSONValue { .string(self) }
}

extension Int: RecordValue {
    /// The number.
    public var recorded: JSONValue { .integer(self) }
}

extension Bool: RecordValue {
    /// The truth.
    public var recorded: JSONValue { .bool(self) }
}

extension Optional: RecordValue where Wrapped: RecordValue {
    /// The value; null if there is none.
    public var recorded: JSONValue { self?.recorded ?? .null }
}

extension JSONObject: RecordValue {
    /// The object.
    public var recorded: JSONValue { .object(self) }
}
