extension String {
    /// Returns the text with each occurrence of `part` replaced by `other`. The part must not be empty.
    ///
    /// Like the standard library's `replacing(_:with:)`, whose first use would link in the large library for regular
    /// expressions.
    package func replacingEach(_ part: String, with other: String) -> String {
        precondition(!part.isEmpty, "an empty part occurs everywhere")
        var (result, rest) = ("", self[...])
        while let start = rest.indices.first(where: { rest[$0...].starts(with: part) }) {
            result += rest[..<start] + other
            rest = rest[start...].dropFirst(part.count)
        }
        return result + rest
    }
}
