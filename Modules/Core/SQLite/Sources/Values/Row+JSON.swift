import Basics

extension Row {
    /// Returns the members of the flat JSON object in a column, by name; `nil` for NULL. Whole numbers that fit in
    /// 64 bits are integers, other numbers are real. Text keeps every character, even NUL.
    ///
    /// - Throws: ``DatabaseError`` if the column has any other value.
    public func optionalObject(_ column: String) throws(DatabaseError) -> [String: Value]? {
        guard let text = try optionalText(column) else { return nil }
        guard case .object(let object) = try? JSONValue(parsing: text) else { throw noObject(column) }
        var values: [String: Value] = [:]
        for member in object.members {
            guard let value = Value(member.value) else { throw noObject(column) }
            values[member.name] = value
        }
        return values
    }

    private func noObject(_ column: String) -> DatabaseError {
        unexpected(column, expected: "a JSON object of texts, numbers and nulls")
    }
}

extension Value {
    /// Creates a column's value from a JSON value; `nil` for a JSON type that SQLite does not have.
    fileprivate init?(_ json: JSONValue) {
        switch json {
        case .null: self = .null
        case .integer(let integer): self = .integer(Int64(integer))
        case .real(let real): self = .real(real)
        case .string(let text): self = .text(text)
        case .bool, .array, .object: return nil
        }
    }
}
