public import Basics

/// The undo history of one scope in a journal.
public struct ScopeHistory: EditHistory {
    let journal: Journal
    let scope: Scope

    /// Creates the history of the scope that the closure returns in each transaction.
    public nonisolated init(_ journal: Journal, of scope: @escaping Scope) {
        (self.journal, self.scope) = (journal, scope)
    }

    /// Creates the history of a fixed scope.
    public nonisolated init(_ journal: Journal, of scope: Int64) {
        self.init(journal) { _ in scope }
    }

    /// Undoes or redoes the edit with the given number, of any scope; without a number, the last edit of the scope that
    /// is in effect or, for a redo, that was undone and after which no other edit was made in the scope.
    ///
    /// - Throws: as ``Journal/revert(_:edit:seenFrom:)``, ``JournalError/undoneElsewhere``, and the error of the scope.
    public func revert(
        _ reversal: Reversal, edit number: Int?, seenFrom place: any EditLog
    ) async throws -> RecordedEdit? {
        try await journal.revert(reversal, number.map { .edit($0) } ?? .newest(of: scope), seenFrom: place)
    }

    /// Returns the last `count` edits of the scope, newest first, including undos and redos.
    ///
    /// - Throws: as ``Journal/history(of:last:)``.
    public func last(_ count: Int) async throws -> [RecordedEdit] {
        try await journal.history(of: scope, last: count)
    }
}
