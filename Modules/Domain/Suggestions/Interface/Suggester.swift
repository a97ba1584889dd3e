public import Languages

/// A source of suggestions.
public protocol Suggester: Sendable {
    /// Returns titles for a cell, best first, without those that the context excludes.
    ///
    /// - Parameters:
    ///   - context: the cell and its surroundings.
    ///   - count: the maximum number of suggestions, at least 1.
    /// - Returns: the suggestions in order; none if the source has nothing that fits.
    /// - Throws: `CancellationError`, which ends the whole request; any other error becomes a notice, with the
    ///   suggestions of the other sources.
    func suggestions(for context: SuggestionContext, atMost count: Int) async throws -> [Suggestion]

    /// Returns the reasons why the source gave fewer suggestions than it could, one line each; usually none. Call it
    /// after ``suggestions(for:atMost:)``.
    func notices() async -> [Phrase]
}
