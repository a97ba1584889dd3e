extension Check {
    /// Texts for people that are not phrases, so that they are not translated.
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

    /// Whether people read the texts of a target: not those of stores, which are SQL, nor those of tools.
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

    /// Whether a module is a store: one that only Data uses, and that wraps a system library.
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
    /// A comment, after a text or on the line above, that marks it as the same in every language, with the reason.
    /// Followed by the word `file`, it applies to all texts of the file.
    static let verbatim = "// rib: verbatim"

    /// Calls whose texts are only for developers.
    private static let silent: Set = [
        "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "Phrase", "Wording",
    ]

    /// Calls in screens whose first argument is a typed word or a JSON name.
    private static let named: Set = ["Command", "NamedArgument", "Record", "member", "optional", "list", "object"]

    /// Returns the texts that should be phrases.
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
