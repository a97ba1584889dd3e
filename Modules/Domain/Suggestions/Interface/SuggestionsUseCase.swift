public import MandalartDomainInterface

/// Suggests what could be in an empty cell. Features talk to this. Nothing is written to a chart by it.
public protocol SuggestionsUseCase: Sendable {
    /// Asks all sources.
    ///
    /// - Parameter context: the cell; ``SuggestionContext/without(_:)`` leaves out what was shown, for more.
    /// - Returns: at most ``Suggestions/most``, none twice, none that the context does not want or that was refused.
    /// - Throws: `CancellationError`, and the repository's error when the store cannot be read.
    func suggestions(for context: SuggestionContext) async throws -> Suggestions

    /// Keeps that a title is not to be suggested any more, for any cell of any chart. It is an edit of the chart where it
    /// was refused, so that it can be undone there.
    ///
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be written.
    func refuse(_ title: Title, in chart: ChartID) async throws
}

/// Keeps what was refused. Every implementation passes the contract suite of the module's Testing target.
public protocol RefusalsRepository: Sendable {
    /// The refused titles.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func refusals() async throws -> Set<Title>

    /// Keeps a refusal as an edit of a chart. Nothing happens if the title was refused before.
    ///
    /// - Throws: `MandalartError.noSuchChart`, and the repository's error when the store cannot be written.
    func refuse(_ title: Title, in chart: ChartID) async throws
}
