extension String {
    /// The text with another in the place of each occurrence of a part, which is not empty.
    ///
    /// Like `replacing(_:with:)` of the library for regular expressions, which is large and is linked in by its first use.
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
