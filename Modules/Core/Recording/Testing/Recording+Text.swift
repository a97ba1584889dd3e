public import Recording

extension Recording {
    /// A recording in the lines of a test.
    ///
    /// - Throws: `RecordingError`.
    public init(_ lines: String...) throws {
        try self.init(parsing: lines.map { "\($0)\n" }.joined())
    }
}
