public import Languages
public import MandalartDomainInterface

/// What could be in a cell.
public struct Suggestion: Hashable, Sendable {
    /// What the cell would be called.
    public let title: Title
    /// Where it comes from.
    public let source: SuggestionSource

    /// A title from a source.
    public init(_ title: Title, from source: SuggestionSource) {
        (self.title, self.source) = (title, source)
    }
}

/// Where a suggestion comes from. The raw value is its name for other programs.
public enum SuggestionSource: String, CaseIterable, Sendable {
    /// The collection of themes that comes with the program.
    case corpus
    /// Another chart of the person.
    case charts
    /// The person's dream list.
    case dreams
    /// The program that the person chose.
    case program

    /// What a person calls it.
    public var name: Phrase {
        switch self {
        case .corpus: SuggestionPhrases.corpus
        case .charts: SuggestionPhrases.charts
        case .dreams: SuggestionPhrases.dreams
        case .program: SuggestionPhrases.program
        }
    }
}

/// What is suggested for a cell.
public struct Suggestions: Equatable, Sendable {
    /// What is being done while the sources are asked, of which a program may take long.
    public static var thinking: Phrase { SuggestionPhrases.thinking }

    /// At most so many are offered at once.
    public static let most = 5

    /// The best ones, in their order.
    public let offered: [Suggestion]
    /// Whether there are more than these.
    public let areMore: Bool
    /// Why some source had nothing to say, one line for each.
    public let notices: [Phrase]

    /// Suggestions in their order.
    public init(_ offered: [Suggestion] = [], areMore: Bool = false, notices: [Phrase] = []) {
        (self.offered, self.areMore, self.notices) = (offered, areMore, notices)
    }
}
