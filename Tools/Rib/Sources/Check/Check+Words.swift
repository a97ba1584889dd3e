extension Check {
    /// Texts of the program that are no phrases, so that a person who reads another language gets English.
    var wordFindings: [Finding] {
        guard !languages.all.isEmpty else { return [] }
        return house.targets.flatMap { target -> [Finding] in
            guard speaks(target) else { return [] }
            return files(target).flatMap { file in
                file.unphrasedTexts.map { text in
                    Finding(file.path, text.line, .words, text.message)
                }
            }
        }
    }

    /// Whether what a target says is read by people: not that of stores, which is SQL, and not that of tools.
    private func speaks(_ target: Target) -> Bool {
        if target.folder.hasPrefix("App/") { return true }
        guard target.kind == .interface || target.kind == .implementation, let owner = house.owner(of: target.name)
        else {
            return false
        }
        // A data module over a schema uses the store, too.
        return !isStore(owner) && owner.names("data").isEmpty
            && !owner.names("core").contains { name in
                house.module(.core, name).map(isStore) ?? false
            }
    }

    /// Whether a module is a store: it is for Data alone, and wraps a library of the system.
    private func isStore(_ module: Module) -> Bool {
        module.layer == .core && !module.names("system").isEmpty && module.names("for") == ["data"]
    }
}

/// A text for people that is not a phrase.
struct UnphrasedText: Sendable {
    let line: Int
    let message: String
}

extension SwiftFile {
    /// Marks a text, after it or on the line above, that is meant to be the same in every language, and says why. With
    /// the word `file` after it, it applies to all texts of the file.
    static let verbatim = "// rib: verbatim"

    /// Calls whose texts are for developers alone.
    private static let silent: Set = [
        "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "Phrase", "Wording",
    ]

    /// What a screen declares with a name that is typed, or that a program reads.
    private static let named: Set = ["Command", "NamedArgument", "Record", "member", "optional", "list", "object"]

    /// The texts that ought to be phrases.
    func unphrasedTexts(isScreen: Bool) -> [UnphrasedText] {
        let phrases = phraseCalls.map { $0.opening..<$0.closing }
        let found = textLiterals.filter { literal in
            guard literal.hasWord, !Self.silent.contains(literal.call) || literal.label == "verbatim" else {
                return false
            }
            guard !phrases.contains(where: { $0.contains(literal.offset) }) else { return false }
            if literal.call == "Phrase", literal.label == "verbatim" { return true }
            let isName = Self.named.contains(literal.call) && literal.label == nil
            return isScreen ? !isName : literal.isSentence
        }
        guard !found.isEmpty else { return [] }
        let lines = lines
        if lines.contains(where: { $0.contains("\(Self.verbatim) file") }) { return [] }
        return found.compactMap { literal in
            let around = [literal.line - 1, literal.line - 2].filter(lines.indices.contains)
            guard !around.contains(where: { lines[$0].contains(Self.verbatim) }) else { return nil }
            let words = literal.text.split { $0.isWhitespace }.joined(separator: " ")
            let text = "“\(words.prefix(40))\(words.count > 40 ? "…" : "")”"
            return UnphrasedText(
                line: literal.line,
                message: literal.label == "verbatim" && literal.call == "Phrase"
                    ? "\(text) is said in every language: write Phrase(\"…\"), or Phrase(typed: \"…\") for what is typed"
                    : "\(text) is no phrase: write one, or say behind it why it is the same in every language: "
                        + "\(Self.verbatim), …")
        }
    }
}
