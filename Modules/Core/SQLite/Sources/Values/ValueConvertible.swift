/// A type whose values can be arguments of an SQL statement, such as `Int` or an app's own identifiers.
public protocol ValueConvertible {
    /// The value as SQLite stores it.
    var databaseValue: Value { get }
}

extension Value: ValueConvertible {
    /// The value itself.
    public var databaseValue: Value { self }
}

extension Int: ValueConvertible {
    /// The integer as SQLite stores it.
    public var databaseValue: Value { .integer(Int64(self)) }
}

extension Int64: ValueConvertible {
    /// The integer as SQLite stores it.
    public var databaseValue: Value { .integer(self) }
}

extension Double: ValueConvertible {
    /// The real number as SQLite stores it; NULL for NaN.
    public var databaseValue: Value { .real(self) }
}

extension String: ValueConvertible {
    /// The text as SQLite stores it.
    public var databaseValue: Value { .text(self) }
}

extension Bool: ValueConvertible {
    /// The integer 1 for `true`, 0 for `false`.
    public var databaseValue: Value { .integer(self ? 1 : 0) }
}

extension [UInt8]: ValueConvertible {
    /// The bytes as a blob.
    public var databaseValue: Value { .blob(self) }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
    /// The wrapped value as SQLite stores it; NULL for `nil`.
    public var databaseValue: Value { self?.databaseValue ?? .null }
}
