package import Journal

extension Journal {
    /// Receives the edits of another store that this one lacks.
    ///
    /// - Throws: as `Journal.receive(_:after:alongside:)`.
    @discardableResult package func merge(_ other: Journal) async throws -> Reception {
        try await prepareExchange()
        try await other.prepareExchange()
        let known = try await heads()
        var edits: [SharedEdit] = []
        for replica in try await other.heads().keys.sorted() {
            edits += try await other.edits(of: replica, after: known[replica] ?? 0)
        }
        return try await receive(edits, after: Reception(sent: 0))
    }
}
