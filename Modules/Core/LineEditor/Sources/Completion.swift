/// What Tab does to a line.
public struct Completion: Equatable, Sendable {
    /// The end of the text before the cursor, which is replaced.
    public let replaced: String
    /// What takes its place: all that the candidates have in common.
    public let replacement: String
    /// What could stand there; listed at a second Tab when there are several.
    public let candidates: [String]

    /// A completion that replaces the end of the text before the cursor.
    public init(replacing replaced: String, with replacement: String, candidates: [String]) {
        (self.replaced, self.replacement, self.candidates) = (replaced, replacement, candidates)
    }
}

/// Completes the text before the cursor, for Tab; `nil` without candidates. It is
/// called on the thread that reads.
public typealias Completer = @Sendable (_ textBeforeCursor: String) -> Completion?
