/// A JSON value (RFC 8259), as a program writes it for other programs and reads it from them.
///
///     let item: JSONValue = ["title": .string(title), "rate": 40]
public enum JSONValue: Equatable, Sendable {
    /// No value.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without a fraction or an exponent.
    case integer(Int)
    /// Any other number.
    case real(Double)
    /// Text.
    case string(String)
    /// Values in their order.
    case array([JSONValue])
    /// Values by their names, in the order in which they are written.
    case object(JSONObject)
}

extension JSONValue {
    /// A text, or null where there is none.
    public init(_ text: String?) {
        self = text.map(JSONValue.string) ?? .null
    }
}

extension JSONValue: ExpressibleByNilLiteral {
    /// `nil` is ``null``.
    public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    /// `true` is a ``bool(_:)``.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    /// `42` is an ``integer(_:)``.
    public init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral {
    /// `0.5` is a ``real(_:)``.
    public init(floatLiteral value: Double) { self = .real(value) }
}

extension JSONValue: ExpressibleByStringLiteral {
    /// `"a"` is a ``string(_:)``.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    /// `[1, 2]` is an ``array(_:)``.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// `["a": 1]` is an ``object(_:)`` with its members in this order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(members: elements.map { JSONObject.Member(name: $0, value: $1) }))
    }
}
