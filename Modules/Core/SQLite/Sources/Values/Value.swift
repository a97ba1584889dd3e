/// A value as SQLite stores it (sqlite.org/datatype3.html).
public enum Value: Hashable, Sendable {
    /// NULL.
    case null
    /// A signed integer.
    case integer(Int64)
    /// A floating point number. SQLite stores NULL for NaN.
    case real(Double)
    /// Text in UTF-8. It may contain NUL characters.
    case text(String)
    /// Binary data.
    case blob([UInt8])
}

extension Value: ExpressibleByNilLiteral {
    /// Creates ``null``.
    public init(nilLiteral: ()) { self = .null }
}

extension Value: ExpressibleByIntegerLiteral {
    /// Creates an ``integer(_:)``.
    public init(integerLiteral value: Int64) { self = .integer(value) }
}

extension Value: ExpressibleByFloatLiteral {
    /// Creates a ``real(_:)``.
    public init(floatLiteral value: Double) { self = .real(value) }
}

extension Value: ExpressibleByStringLiteral {
    /// Creates a ``text(_:)``.
    public init(stringLiteral value: String) { self = .text(value) }
}

extension Value: ExpressibleByBooleanLiteral {
    /// Creates the integer 1 for `true`, 0 for `false`: SQLite has no Booleans.
    public init(booleanLiteral value: Bool) { self = .integer(value ? 1 : 0) }
}

extension Value: CustomStringConvertible {
    /// The type and the value, for error messages. Text is truncated after 40 Unicode scalars, because a single
    /// character may consist of a million.
    public var description: String {
        switch self {
        case .null: "null"
        case .integer(let integer): "integer \(integer)"
        case .real(let real): "real \(real)"
        case .text(let text):
            "text \(String(text.unicodeScalars.prefix(40)).debugDescription)"
                + (text.unicodeScalars.dropFirst(40).isEmpty ? "" : "…")
        case .blob(let bytes): "blob of \(bytes.count) bytes"
        }
    }
}
