/// A JSON value (RFC 8259), for exchange with other programs.
///
///     let item: JSONValue = ["title": .string(title), "rate": 40]
public enum JSONValue: Equatable, Sendable {
    /// The value `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number without a fraction or an exponent that fits in `Int`.
    case integer(Int)
    /// Any other number.
    case real(Double)
    /// A string.
    case string(String)
    /// An array of values.
    case array([JSONValue])
    /// An object, with its members in their written order.
    case object(JSONObject)
}

extension JSONValue {
    /// Creates a string; null for `nil`.
    public init(_ text: String?) {
        self = text.map(JSONValue.string) ?? .null
    }
}

extension JSONValue: ExpressibleByNilLiteral {
    /// Creates ``null``.
    public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    /// Creates a ``bool(_:)``.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    /// Creates an ``integer(_:)``.
    public init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral {
    /// Creates a ``real(_:)``.
    public init(floatLiteral value: Double) { self = .real(value) }
}

extension JSONValue: ExpressibleByStringLiteral {
    /// Creates a ``string(_:)``.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
    /// Creates an ``array(_:)``.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// Creates an ``object(_:)``, with its members in the written order.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(members: elements.map { JSONObject.Member(name: $0, value: $1) }))
    }
}
