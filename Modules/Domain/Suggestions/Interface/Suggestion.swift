public import Languages
public import MandalartDomainInterface

/// A suggested title for a cell, with its source.
public struct Suggestion: Hashable, Sendable {
    /// The title.
    public let title: Title
    /// The source.
    public let source: SuggestionSource

    /// A title from a source.
    public init(_ title: Title, from source: SuggestionSource) {
        (self.title, self.source) = (title, source)
    }
}

/// The source of a suggestion. Its raw value is for other programs.
public enum SuggestionSource: String, CaseIterable, Sendable {
    /// The collection of themes that comes with the program.
    case corpus
    /// Another chart of the person.
    case charts
    /// The person's dream list.
    case dreams
    /// The program that the person chose.
    case program

    /// The name of the source for people.
    public var name: Phrase {
        switch self {
        case .corpus: SuggestionPhrases.corpus
        case .charts: SuggestionPhrases.charts
        case .dreams: SuggestionPhrases.dreams
        case .program: SuggestionPhrases.program
        }
    }
}

/// The suggestions for a cell.
public struct Suggestions: Equatable, Sendable {
    /// The phrase that is shown while the sources are asked; a program may take long.
    public static var thinking: Phrase { SuggestionPhrases.thinking }

    /// The maximum number of suggestions that are shown at once.
    public static let most = 5

    /// The best suggestions, in order.
    public let offered: [Suggestion]
    /// Whether there are more suggestions.
    public let areMore: Bool
    /// The reasons why a source has no suggestions, one line each.
    public let notices: [Phrase]

    /// Suggestions in order.
    public init(_ offered: [Suggestion] = [], areMore: Bool = false, notices: [Phrase] = []) {
        (self.offered, self.areMore, self.notices) = (offered, areMore, notices)
    }
}
