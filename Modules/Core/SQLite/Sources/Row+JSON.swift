extension Row {
    /// The values of a column that holds a flat JSON object, by their names, or `nil` for NULL. Numbers and text are as
    /// written, also text with NUL in it.
    ///
    /// - Throws: ``DatabaseError`` when it holds anything else.
    public func optionalObject(_ column: String) throws(DatabaseError) -> [String: Value]? {
        guard let text = try optionalText(column) else { return nil }
        do {
            return try JSONObjectReader.object(in: text)
        } catch {
            throw unexpected(column, expected: "a JSON object of texts, numbers and nulls")
        }
    }
}
