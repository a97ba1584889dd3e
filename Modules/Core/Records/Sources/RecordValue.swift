public import JSON

/// A value of a member: text, a number, a Boolean, an object, or null for an optional without a value.
public protocol RecordValue: SendableMetatype {
    /// The value as JSON.
    var recorded: JSONValue { get }
}

extension String: RecordValue {
    /// A string.
    public var recorded: JSONValue { .string(self) }
}

extension Int: RecordValue {
    /// An integer.
    public var recorded: JSONValue { .integer(self) }
}

extension Bool: RecordValue {
    /// A Boolean.
    public var recorded: JSONValue { .bool(self) }
}

extension Optional: RecordValue where Wrapped: RecordValue {
    /// The wrapped value; null if there is none.
    public var recorded: JSONValue { self?.recorded ?? .null }
}

extension JSONObject: RecordValue {
    /// An object.
    public var recorded: JSONValue { .object(self) }
}
