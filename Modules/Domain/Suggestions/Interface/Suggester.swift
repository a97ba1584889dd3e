public import Basics

/// A source of suggestions, such as the person's other charts.
public protocol Suggester: Sendable {
    /// Returns suggested titles for a cell, best first, without the titles that the context excludes.
    ///
    /// - Parameters:
    ///   - context: the cell and its surroundings.
    ///   - count: the maximum number of suggestions, at least 1.
    /// - Returns: the suggestions in order; empty if the source has nothing suitable.
    /// - Throws: `CancellationError`, which ends the whole request. Any other error is shown as a notice beside the
    ///   suggestions of the other sources.
    func suggestions(for context: SuggestionContext, atMost count: Int) async throws -> [Suggestion]

    /// Returns the reasons why the source gave fewer suggestions than it could, one line each; usually empty. Call this
    /// after ``suggestions(for:atMost:)``.
    func notices() async -> [Phrase]
}
