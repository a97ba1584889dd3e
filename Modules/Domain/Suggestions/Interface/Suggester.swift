public import Languages

/// A source of suggestions.
public protocol Suggester: Sendable {
    /// What could be in a cell, the best first, without what the context does not want.
    ///
    /// - Parameters:
    ///   - context: the cell.
    ///   - count: at most so many, from 1.
    /// - Returns: suggestions in their order; none if the source knows nothing that fits.
    /// - Throws: `CancellationError`, which ends all; the explanation of any other error becomes a notice beside what
    ///   other sources suggest.
    func suggestions(for context: SuggestionContext, atMost count: Int) async throws -> [Suggestion]

    /// What keeps the source from saying all it could, one line for each, after it was asked; usually nothing.
    func notices() async -> [Phrase]
}
