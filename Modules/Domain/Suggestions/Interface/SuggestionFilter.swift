import Basics
public import MandalartDomainInterface

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
