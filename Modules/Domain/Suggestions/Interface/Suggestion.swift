public import Basics
public import MandalartDomainInterface

/// A suggested title for a cell, with its source.
public struct Suggestion: Hashable, Sendable {
    /// The suggested title.
    public let title: Title
    /// The source of the suggestion.
    public let source: SuggestionSource

    /// Creates a suggestion from a title and its source.
    public init(_ title: Title, from source: SuggestionSource) {
        (self.title, self.source) = (title, source)
    }
}

/// The source of a suggestion. The raw value is its name in JSON.
public enum SuggestionSource: String, CaseIterable, Sendable {
    /// The built-in collection of titles by theme.
    case corpus
    /// Another chart of the person.
    case charts
    /// The person's dream list.
    case dreams
    /// The suggestion program that the person chose in the settings.
    case program

    /// The name of the source as it is shown to people.
    public var name: Phrase {
        switch self {
        case .corpus: SuggestionPhrases.corpus
        case .charts: SuggestionPhrases.charts
        case .dreams: SuggestionPhrases.dreams
        case .program: SuggestionPhrases.program
        }
    }
}

/// The best suggestions for a cell from all sources.
public struct Suggestions: Equatable, Sendable {
    /// The phrase that is shown while waiting for the sources, because a suggestion program may take long.
    public static var thinking: Phrase { SuggestionPhrases.thinking }

    /// The maximum number of suggestions that are shown at once.
    public static let most = 5

    /// The best suggestions, in order; at most ``most``.
    public let offered: [Suggestion]
    /// Whether the sources have more suggestions than ``offered``.
    public let areMore: Bool
    /// The reasons why sources gave no suggestions, or fewer than they could, one line each.
    public let notices: [Phrase]

    /// Creates suggestions in the given order.
    public init(_ offered: [Suggestion] = [], areMore: Bool = false, notices: [Phrase] = []) {
        (self.offered, self.areMore, self.notices) = (offered, areMore, notices)
    }
}

/// A filter that accepts each title once, and no unwanted title. The case and the width of letters are ignored.
public struct SuggestionFilter: Sendable {
    private var keys: Set<String>

    /// Creates a filter that rejects the unwanted titles of a context.
    public init(_ context: SuggestionContext) {
        keys = Set(context.unwanted.map(Self.key))
    }

    /// Returns whether a title is accepted: neither unwanted nor accepted before. An accepted title is remembered.
    public mutating func admits(_ title: Title) -> Bool { keys.insert(Self.key(title)).inserted }

    private static func key(_ title: Title) -> String { title.text.halfWidth.lowercased() }
}
