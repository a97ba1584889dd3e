/// The effect of Tab on a line.
public struct Completion: Equatable, Sendable {
    /// The end of the text before the cursor, which is replaced.
    public let replaced: String
    /// The text that replaces it: the common beginning of the candidates.
    public let replacement: String
    /// The possible words; listed at a second Tab if there are several.
    public let candidates: [String]

    /// A completion that replaces the end of the text before the cursor.
    public init(replacing replaced: String, with replacement: String, candidates: [String]) {
        (self.replaced, self.replacement, self.candidates) = (replaced, replacement, candidates)
    }
}

/// Completes the text before the cursor, for Tab; `nil` without candidates. It is
/// called on the thread that reads.
public typealias Completer = @Sendable (_ textBeforeCursor: String) -> Completion?
