public import Languages

/// A source of suggestions.
public protocol Suggester: Sendable {
    /// Returns titles for a cell, best first, without those that the context excludes.
    ///
    /// - Parameters:
    ///   - context: the cell.
    ///   - count: at most so many, from 1.
    /// - Returns: suggestions in their order; none if the source knows nothing that fits.
    /// - Throws: `CancellationError`, which ends all; the explanation of any other error becomes a notice beside what
    ///   other sources suggest.
    func suggestions(for context: SuggestionContext, atMost count: Int) async throws -> [Suggestion]

    /// Returns the reasons why the source gave fewer suggestions than it could, one line each; usually none. Call it
    /// after ``suggestions(for:atMost:)``.
    func notices() async -> [Phrase]
}
