/// Typed access to columns. Nothing is converted: a column of any other type than the requested one is an error that
/// names the column. The `optional…` methods accept NULL as well.
extension Row {
    /// Returns the text of a column.
    public func text(_ column: String) throws(DatabaseError) -> String {
        guard let text = try optionalText(column) else { throw unexpected(column, expected: "text") }
        return text
    }

    /// Returns the text of a column; `nil` for NULL.
    public func optionalText(_ column: String) throws(DatabaseError) -> String? {
        switch try value(column) {
        case .text(let text): return text
        case .null: return nil
        default: throw unexpected(column, expected: "text")
        }
    }

    /// Returns the integer of a column.
    public func integer(_ column: String) throws(DatabaseError) -> Int {
        try integer(column, as: Int.self)
    }

    /// Returns the integer of a column; `nil` for NULL.
    public func optionalInteger(_ column: String) throws(DatabaseError) -> Int? {
        try optionalInteger(column, as: Int.self)
    }

    /// Returns the integer of a column, in a type of the caller's choice.
    ///
    /// - Throws: ``DatabaseError`` if the column has another type, or an integer that does not fit.
    @inlinable public func integer<Integer: FixedWidthInteger>(
        _ column: String, as type: Integer.Type = Integer.self
    ) throws(DatabaseError) -> Integer {
        guard let integer = try optionalInteger(column, as: type) else {
            throw unexpected(column, expected: "an integer")
        }
        return integer
    }

    /// Returns the integer of a column, in a type of the caller's choice; `nil` for NULL.
    ///
    /// - Throws: ``DatabaseError`` if the column has another type, or an integer that does not fit.
    @inlinable public func optionalInteger<Integer: FixedWidthInteger>(
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

    /// Returns the real number of a column. An integer is rejected, because a column declared REAL never contains one.
    public func real(_ column: String) throws(DatabaseError) -> Double {
        guard case .real(let real) = try value(column) else { throw unexpected(column, expected: "a real number") }
        return real
    }

    /// Returns the Boolean of a column: `false` for the integer 0, `true` for 1.
    public func bool(_ column: String) throws(DatabaseError) -> Bool {
        switch try value(column) {
        case 0: return false
        case 1: return true
        default: throw unexpected(column, expected: "0 or 1")
        }
    }
}
