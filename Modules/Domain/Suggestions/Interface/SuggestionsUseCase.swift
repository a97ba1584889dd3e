public import Basics
public import MandalartDomainInterface

/// Suggests titles for an empty cell, and stores rejected titles. It does not change the cells of a chart. Features use
/// this protocol, never a repository.
public protocol SuggestionsUseCase: Sendable {
    /// Returns the best suggestions of all sources for a cell.
    ///
    /// - Parameter context: the cell and its surroundings. For more suggestions, exclude those already shown with
    ///   ``SuggestionContext/without(_:)``.
    /// - Returns: at most ``Suggestions/most`` suggestions, without duplicates, rejected titles, and titles that the
    ///   context excludes.
    /// - Throws: `CancellationError`, and the repository's error when the store cannot be read.
    func suggestions(for context: SuggestionContext) async throws -> Suggestions

    /// Rejects a title, which is then no longer suggested for any cell of any chart. The rejection is an edit of the
    /// given chart and can be undone there.
    ///
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be written.
    func refuse(_ title: Title, in chart: ChartID) async throws
}

/// Stores rejected titles. Every implementation passes the contract suite of the module's Testing target.
public protocol RefusalsRepository: Sendable {
    /// Returns all rejected titles, whichever chart they were rejected in.
    func refusals() async throws -> Set<Title>

    /// Stores a rejected title as an edit of a chart. Does nothing if the title was rejected before.
    ///
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be written.
    func refuse(_ title: Title, in chart: ChartID) async throws
}

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
