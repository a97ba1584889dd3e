import Arguments
public import MandalartDomainInterface

/// Admits each title once, and no unwanted one. The case and the width of letters do not matter.
public struct SuggestionFilter: Sendable {
    private var keys: Set<String>

    /// A filter for the suggestions for a cell.
    public init(_ context: SuggestionContext) {
        keys = Set(context.unwanted.map(Self.key))
    }

    /// Whether a title is wanted and new.
    public mutating func admits(_ title: Title) -> Bool { keys.insert(Self.key(title)).inserted }

    private static func key(_ title: Title) -> String { title.text.halfWidth.lowercased() }
}
