public import Recording

extension Recording {
    /// A recording from its lines.
    ///
    /// - Throws: `RecordingError`.
    public init(_ lines: String...) throws {
        try self.init(parsing: lines.map { "\($0)\n" }.joined())
    }
}
