/// Typed access. Nothing is converted: a column with another type than the wanted one is an error that names the
/// column. The `optional…` forms accept NULL as well.
extension Row {
    /// The text of a column.
    ///
    /// - Throws: ``DatabaseError`` if it has another type.
    public func text(_ column: String) throws(DatabaseError) -> String {
        guard let text = try optionalText(column) else { throw unexpected(column, expected: "text") }
        return text
    }

    /// The text of a column, or `nil` for NULL.
    ///
    /// - Throws: ``DatabaseError`` if it has another type.
    public func optionalText(_ column: String) throws(DatabaseError) -> String? {
        switch try value(column) {
        case .text(let text): return text
        case .null: return nil
        default: throw unexpected(column, expected: "text")
        }
    }

    /// The integer of a column.
    ///
    /// - Throws: ``DatabaseError`` if it has another type.
    public func integer(_ column: String) throws(DatabaseError) -> Int {
        try integer(column, as: Int.self)
    }

    /// The integer of a column, or `nil` for NULL.
    ///
    /// - Throws: ``DatabaseError`` if it has another type.
    public func optionalInteger(_ column: String) throws(DatabaseError) -> Int? {
        try optionalInteger(column, as: Int.self)
    }

    /// The integer of a column, in a type of the caller's choice.
    ///
    /// - Throws: ``DatabaseError`` if it has another type, or an integer that does not fit.
    public func integer<Integer: FixedWidthInteger>(
        _ column: String, as type: Integer.Type = Integer.self
    ) throws(DatabaseError) -> Integer {
        guard let integer = try optionalInteger(column, as: type) else {
            throw unexpected(column, expected: "an integer")
        }
        return integer
    }

    /// The integer of a column in a type of the caller's choice, or `nil` for NULL.
    ///
    /// - Throws: ``DatabaseError`` if it has another type, or an integer that does not fit.
    public func optionalInteger<Integer: FixedWidthInteger>(
        _ column: String, as type: Integer.Type = Integer.self
    ) throws(DatabaseError) -> Integer? {
        switch try value(column) {
        case .integer(let wide):
            guard let integer = Integer(exactly: wide) else {
                throw unexpected(column, expected: "an integer from \(Integer.min) to \(Integer.max)")
            }
            return integer
        case .null: return nil
        default: throw unexpected(column, expected: "an integer")
        }
    }

    /// The real number of a column. An integer is rejected: a column declared REAL never contains one.
    ///
    /// - Throws: ``DatabaseError`` if it has another type.
    public func real(_ column: String) throws(DatabaseError) -> Double {
        guard let real = try optionalReal(column) else { throw unexpected(column, expected: "a real number") }
        return real
    }

    /// The real number of a column, or `nil` for NULL.
    ///
    /// - Throws: ``DatabaseError`` if it has another type.
    public func optionalReal(_ column: String) throws(DatabaseError) -> Double? {
        switch try value(column) {
        case .real(let real): return real
        case .null: return nil
        default: throw unexpected(column, expected: "a real number")
        }
    }

    /// The Boolean of a column: the integer 0 or 1.
    ///
    /// - Throws: ``DatabaseError`` if it has another value.
    public func bool(_ column: String) throws(DatabaseError) -> Bool {
        switch try value(column) {
        case 0: return false
        case 1: return true
        default: throw unexpected(column, expected: "0 or 1")
        }
    }

    /// The bytes of a column.
    ///
    /// - Throws: ``DatabaseError`` if it has another type.
    public func blob(_ column: String) throws(DatabaseError) -> [UInt8] {
        guard let bytes = try optionalBlob(column) else { throw unexpected(column, expected: "a blob") }
        return bytes
    }

    /// The bytes of a column, or `nil` for NULL.
    ///
    /// - Throws: ``DatabaseError`` if it has another type.
    public func optionalBlob(_ column: String) throws(DatabaseError) -> [UInt8]? {
        switch try value(column) {
        case .blob(let bytes): return bytes
        case .null: return nil
        default: throw unexpected(column, expected: "a blob")
        }
    }
}
