import Arguments
public import MandalartDomainInterface

/// Lets each title through once, and none that is unwanted. The case and the width of letters make no difference.
public struct SuggestionFilter: Sendable {
    private var keys: Set<String>

    /// A filter for the suggestions for a cell.
    public init(_ context: SuggestionContext) {
        keys = Set(context.unwanted.map(Self.key))
    }

    /// Whether a title is wanted, and is let through for the first time.
    public mutating func admits(_ title: Title) -> Bool { keys.insert(Self.key(title)).inserted }

    private static func key(_ title: Title) -> String { title.text.halfWidth.lowercased() }
}
