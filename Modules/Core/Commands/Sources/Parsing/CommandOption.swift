import Languages

/// An option that a command takes, such as `--chart NAME`. It may stand anywhere among the words of the command, and in
/// the program's arguments before them too.
public struct CommandOption: Equatable, Sendable {
    /// How it begins: `--chart`.
    public let name: String
    /// Whether a word comes after it.
    public let takesValue: Bool
    /// The words that can come after it, when they are known.
    public let candidates: [String]

    /// Called by parameters, for their command.
    public init(_ name: String, takesValue: Bool = true, candidates: [String] = []) {
        (self.name, self.takesValue, self.candidates) = (name, takesValue, candidates)
    }
}

/// An option as a person typed it.
public struct ChosenOption: Equatable, Sendable {
    /// How it begins: `--chart`.
    public let name: String
    /// The word after it; `nil` when there is none.
    public let value: String?
}

extension Words {
    /// Sets the options of a command apart from its words, so that these are as they are without.
    ///
    /// - Throws: ``UsageError`` for a value that an option does not take, and for a slip of the fingers in its name.
    mutating func setApart(_ known: [CommandOption]) throws(UsageError) {
        var plain: [String] = []
        while let word = next() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if let option = known.first(where: { $0.name == parts.first }) {
                let attached = parts.dropFirst().first
                if attached != nil, !option.takesValue {
                    throw UsageError(CommandPhrases.takesNoValue(option.name))
                }
                let value = option.takesValue ? attached ?? next() : nil
                // Nothing after `=` is no value, and the next word is none either.
                let isMissing = attached?.isEmpty == true
                options.append(ChosenOption(name: option.name, value: isMissing ? nil : value))
                continue
            }
            let near = word.hasPrefix("--") && word != "--" ? known.map(\.name).nearest(to: parts[0]) : []
            guard near.isEmpty else {
                throw UsageError(CommandPhrases.noOption(word).followed(by: CommandPhrases.didYouMean(near)))
            }
            plain.append(word)
        }
        words = plain[...]
    }
}
