public import Edits

/// The undo history of one scope in a journal.
public struct ScopeHistory: EditHistory {
    private let journal: Journal
    private let scope: Scope

    /// Creates the history of the scope that the closure returns in each transaction.
    public nonisolated init(_ journal: Journal, of scope: @escaping Scope) {
        (self.journal, self.scope) = (journal, scope)
    }

    /// Creates the history of a fixed scope.
    public nonisolated init(_ journal: Journal, of scope: Int64) {
        self.init(journal) { _ in scope }
    }

    /// Undoes the last edit of the scope that is in effect, and returns that edit; `nil` if there is none.
    ///
    /// - Throws: as ``Journal/undo(in:)``.
    public func undo() async throws -> RecordedEdit? { try await journal.undo(in: scope) }

    /// Redoes the last undone edit of the scope, and returns that edit; `nil` if there is none.
    ///
    /// - Throws: as ``Journal/redo(in:)``.
    public func redo() async throws -> RecordedEdit? { try await journal.redo(in: scope) }

    /// Returns the last `count` edits of the scope, newest first, including undos and redos.
    ///
    /// - Throws: as ``Journal/history(of:last:)``.
    public func last(_ count: Int) async throws -> [RecordedEdit] {
        try await journal.history(of: scope, last: count)
    }
}
