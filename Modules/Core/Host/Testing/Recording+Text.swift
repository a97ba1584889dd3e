public import Host

extension Recording {
    /// Creates a recording by parsing its lines.
    ///
    /// - Throws: `RecordingError` if the lines are not a recording.
    public init(_ lines: String...) throws {
        try self.init(parsing: lines.map { "\($0)\n" }.joined())
    }
}
