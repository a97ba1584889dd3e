/// A type whose values can be written as the value of a JSON member: text, a number, a Boolean, an object, or an
/// optional of these.
public protocol RecordValue: SendableMetatype {
    /// The value as JSON.
    var recorded: JSONValue { get }
}

extension String: RecordValue {
    /// The string as JSON.
    public var recorded: JSONValue { .string(self) }
}

extension Int: RecordValue {
    /// The integer as JSON.
    public var recorded: JSONValue { .integer(self) }
}

extension Bool: RecordValue {
    /// The Boolean as JSON.
    public var recorded: JSONValue { .bool(self) }
}

extension Optional: RecordValue where Wrapped: RecordValue {
    /// The wrapped value as JSON; null for `nil`.
    public var recorded: JSONValue { self?.recorded ?? .null }
}

extension JSONObject: RecordValue {
    /// The object as JSON.
    public var recorded: JSONValue { .object(self) }
}
