import SwiftFileKit

extension Check {
    /// Finds texts shown to users that are not phrases, and so cannot be translated.
    func checkWords(_ all: inout Findings) {
        guard !languages.all.isEmpty else { return }
        for file in house.targets.filter(speaks).flatMap(files) {
            for text in file.unphrasedTexts { all.add(file.path, text.line, .words, text.message) }
        }
    }

    /// Whether users see the texts of a target. The texts of stores are SQL, and those of tests and tools are for
    /// developers.
    private func speaks(_ target: Target) -> Bool {
        if target.folder.hasPrefix("App/") { return true }
        guard target.kind == .interface || target.kind == .implementation, let owner = house.owner(of: target.name)
        else {
            return false
        }
        // A data module over a schema uses the store, too.
        return !isStore(owner) && owner.names("data").isEmpty
            && !owner.names("core").compactMap { house.module(.core, $0) }.contains(where: isStore)
    }

    /// Whether a module is a store: a core module that wraps a system library and that only Data uses.
    private func isStore(_ module: Module) -> Bool {
        module.layer == .core && !module.names("system").isEmpty && module.names("for") == ["data"]
    }
}

struct UnphrasedText: Sendable {
    let line: Int
    let message: String
}

extension SwiftFile {
    /// The comment that marks a text as the same in every language, followed by the reason. It is on the line of the
    /// text or on the line above. Followed by the word `file`, it applies to all texts of the file.
    static let verbatim = "// rib: verbatim"

    /// The names of calls whose texts are not checked: texts for developers, and phrases.
    private static let silent: Set = [
        "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "Phrase", "Wording",
    ]

    /// The names of calls whose unlabeled arguments, in screens, are words that users type or names in JSON.
    private static let named: Set = ["Command", "NamedArgument", "Record", "member", "optional", "list", "object"]

    /// Returns the texts that should be phrases: in a screen, all texts with a word; elsewhere, only sentences.
    func unphrasedTexts(isScreen: Bool) -> [UnphrasedText] {
        let phrases = phraseCalls.map { $0.opening..<$0.closing }
        let found = textLiterals.filter { literal in
            guard literal.hasWord, !literal.isSQL, !Self.silent.contains(literal.call) || literal.label == "verbatim"
            else {
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
