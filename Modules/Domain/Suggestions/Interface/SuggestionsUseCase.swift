public import MandalartDomainInterface

/// Suggests titles for an empty cell. Features use this. It writes nothing to a chart.
public protocol SuggestionsUseCase: Sendable {
    /// Returns the suggestions of all sources.
    ///
    /// - Parameter context: the cell and its surroundings. For more suggestions, pass ``SuggestionContext/without(_:)``
    ///   with those that were shown.
    /// - Returns: at most ``Suggestions/most``, without duplicates, rejected titles, and titles that the context
    ///   excludes.
    /// - Throws: `CancellationError`, and the repository's error when the store cannot be read.
    func suggestions(for context: SuggestionContext) async throws -> Suggestions

    /// Rejects a title, so that it is no longer suggested for any cell of any chart. This is an edit of the given
    /// chart, where it can be undone.
    ///
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be written.
    func refuse(_ title: Title, in chart: ChartID) async throws
}

/// Stores rejected titles. Every implementation passes the contract suite of the module's Testing target.
public protocol RefusalsRepository: Sendable {
    /// Returns the rejected titles.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func refusals() async throws -> Set<Title>

    /// Stores a rejected title as an edit of a chart. Does nothing if the title was rejected before.
    ///
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be written.
    func refuse(_ title: Title, in chart: ChartID) async throws
}
