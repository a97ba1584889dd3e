import Basics

/// The command line of a program that suggests titles for cells, split into words. The program runs without a shell.
public struct SuggesterCommand: Hashable, Sendable, CustomStringConvertible {
    /// The maximum total size of the words in UTF-8 bytes.
    public static let longest = 4_000

    /// The program, followed by its arguments.
    public let words: [String]

    /// Creates a command line from words. The program is a name to be found through `PATH`, or a path that begins with
    /// `/` or `~/`. Other paths are rejected because they would depend on the current folder.
    public init(_ words: [String]) throws(ProfileError) {
        guard let program = words.first, !program.trimmingWhitespace().isEmpty else { throw .emptySuggester }
        guard !words.contains(where: { $0.utf8.contains(0) }) else { throw .unusableText }
        let isWhole = !program.contains("/") || program.hasPrefix("/") || program.hasPrefix("~/")
        guard isWhole else { throw .relativeSuggester(program) }
        let bytes = words.reduce(0) { $0 + $1.utf8.count }
        guard bytes <= Self.longest else { throw .suggesterTooLong(bytes) }
        self.words = words
    }

    /// The words that mean that no program is used.
    public static let none = ["-", "none"]

    /// Returns the command line that a person typed; `nil` for one of the words in ``none``.
    public static func choice(_ words: [String]) throws(ProfileError) -> SuggesterCommand? {
        if words.count == 1, none.contains(words[0].lowercased()) { return nil }
        return try SuggesterCommand(words)
    }

    /// The command line as it is typed in a shell, with quotes where needed.
    public var description: String { words.shellLine }
}

/// The programs that this user has chosen as a suggester on this machine.
///
/// A store may come from elsewhere, such as a backup or a folder of another user, and the command line in it must not run
/// as the user who only opens it.
public protocol TrustedSuggesters: Sendable {
    /// Returns whether this user has chosen a command line, word by word, on this machine.
    func trusts(_ command: SuggesterCommand) -> Bool

    /// Records that this user has chosen a command line.
    ///
    /// - Throws: an error when this cannot be recorded.
    func trust(_ command: SuggesterCommand) throws
}
