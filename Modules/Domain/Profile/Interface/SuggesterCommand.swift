import Arguments

/// The command line of a program that suggests topics, in words. No shell reads it.
public struct SuggesterCommand: Hashable, Sendable {
    /// The most bytes of all words, in UTF-8.
    public static let longest = 4_000

    /// The program, and what it is started with.
    public let words: [String]

    /// A command line in words. The program is a name, which is looked for where the system keeps programs, or the whole
    /// path of its file: a path that begins in the present folder would be another program's in each.
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

    /// The words for which no program is asked any more.
    public static let none = ["-", "none"]

    /// A command line as a person chooses it; `nil` for one of ``none``.
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
