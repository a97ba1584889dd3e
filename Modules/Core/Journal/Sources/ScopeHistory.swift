public import Edits

/// The undo history of a scope of a journal.
public struct ScopeHistory: EditHistory {
    private let journal: Journal
    private let scope: Scope

    /// The history of a scope.
    public nonisolated init(_ journal: Journal, of scope: @escaping Scope) {
        (self.journal, self.scope) = (journal, scope)
    }

    /// The history of a fixed scope.
    public nonisolated init(_ journal: Journal, of scope: Int64) {
        self.init(journal) { _ in scope }
    }

    /// Undoes the last edit of the scope that is in effect.
    ///
    /// - Throws: as ``Journal/undo(in:)``.
    public func undo() async throws -> RecordedEdit? { try await journal.undo(in: scope) }

    /// Redoes the edit of the scope that was undone last.
    ///
    /// - Throws: as ``Journal/redo(in:)``.
    public func redo() async throws -> RecordedEdit? { try await journal.redo(in: scope) }

    /// The last edits of the scope, undos and redos among them, newest first.
    ///
    /// - Throws: as ``Journal/history(of:last:)``.
    public func last(_ count: Int) async throws -> [RecordedEdit] {
        try await journal.history(of: scope, last: count)
    }
}
