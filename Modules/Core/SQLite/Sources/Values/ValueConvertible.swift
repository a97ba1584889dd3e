/// A type whose values can be arguments of a statement. A store's identifiers and other wrappers conform to it.
public protocol ValueConvertible {
    /// The value as SQLite stores it.
    var databaseValue: Value { get }
}

extension Value: ValueConvertible {
    /// The value itself.
    public var databaseValue: Value { self }
}

extension Int: ValueConvertible {
    /// An integer.
    public var databaseValue: Value { .integer(Int64(self)) }
}

extension Int64: ValueConvertible {
    /// An integer.
    public var databaseValue: Value { .integer(self) }
}

extension Double: ValueConvertible {
    /// A real number; NULL for NaN.
    public var databaseValue: Value { .real(self) }
}

extension String: ValueConvertible {
    /// Text.
    public var databaseValue: Value { .text(self) }
}

extension Bool: ValueConvertible {
    /// The integer 1 or 0.
    public var databaseValue: Value { .integer(self ? 1 : 0) }
}

extension [UInt8]: ValueConvertible {
    /// A blob.
    public var databaseValue: Value { .blob(self) }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    /// NULL for `nil`.
    public var databaseValue: Value { self?.databaseValue ?? .null }
}
