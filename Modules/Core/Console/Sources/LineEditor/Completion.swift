/// The effect of Tab on a line.
public struct Completion: Equatable, Sendable {
    /// The suffix of the text before the cursor that is replaced.
    public let replaced: String
    /// The replacement: the common prefix of the candidates.
    public let replacement: String
    /// The candidates; listed at a second Tab if there are several.
    public let candidates: [String]

    /// Creates a completion that replaces a suffix of the text before the cursor.
    public init(replacing replaced: String, with replacement: String, candidates: [String]) {
        (self.replaced, self.replacement, self.candidates) = (replaced, replacement, candidates)
    }
}

/// A closure that completes the text before the cursor, or returns `nil` if there are no candidates. The editor waits for
/// it, and takes no key meanwhile.
public typealias Completer = @MainActor @Sendable (_ textBeforeCursor: String) async -> Completion?
