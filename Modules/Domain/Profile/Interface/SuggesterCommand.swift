import Arguments

/// The command line of a program that suggests topics, in words. It is run without a shell.
public struct SuggesterCommand: Hashable, Sendable {
    /// The maximum size of all words in UTF-8 bytes.
    public static let longest = 4_000

    /// The program and its arguments.
    public let words: [String]

    /// A command line in words. The program is a name, which is found through `PATH`, or an absolute path: a relative
    /// one would depend on the current folder.
    ///
    /// - Throws: ``ProfileError``.
    public init(_ words: [String]) throws(ProfileError) {
        guard let program = words.first, !program.trimmingWhitespace().isEmpty else { throw .emptySuggester }
        guard !words.contains(where: { $0.utf8.contains(0) }) else { throw .unusableText }
        let isWhole = !program.contains("/") || program.hasPrefix("/") || program.hasPrefix("~/")
        guard isWhole else { throw .relativeSuggester(program) }
        let bytes = words.reduce(0) { $0 + $1.utf8.count }
        guard bytes <= Self.longest else { throw .suggesterTooLong(bytes) }
        self.words = words
    }

    /// The words that choose no program.
    public static let none = ["-", "none"]

    /// Parses the choice of a person; `nil` for one of ``none``.
    ///
    /// - Throws: ``ProfileError``.
    public static func choice(_ words: [String]) throws(ProfileError) -> SuggesterCommand? {
        if words.count == 1, none.contains(words[0].lowercased()) { return nil }
        return try SuggesterCommand(words)
    }
}

extension SuggesterCommand: CustomStringConvertible {
    /// The line as it is typed in a shell.
    public var description: String { words.shellLine }
}
