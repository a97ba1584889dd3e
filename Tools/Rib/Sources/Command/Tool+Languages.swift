import Basics
import Commands
import Platform
import SwiftFileKit

extension Tool {
    static let languages = Syntax<Action>(
        "languages", LanguageEdit.parameter,
        summary: Phrase("list the languages of the project and how many phrases have them; add or remove one"),
        example: Phrase(typed: "languages add de"),
        details: Phrase(
            """
            A language that is added is declared in a file of its own and marked as incomplete: “rib check” lists the \
            phrases that lack it, without failing, until you take the mark away. English serves meanwhile. The phrases \
            of the machinery are listed in a file beside the declaration, where their texts are written. A language \
            that is removed goes with its texts in all phrases and with its own files.
            """)
    ) { edit in { copy in try change(edit, in: copy) } }

    private static func change(_ edit: LanguageEdit?, in copy: WorkingCopy) throws -> ExitCode {
        let house = try copy.house()
        let languages = try ProjectLanguages(of: house)
        guard !languages.all.isEmpty else { throw Refusal("there is no \(ProjectLanguages.path) here") }
        guard let edit else {
            let check = try Check(house)
            for language in languages.all { copy.show("\(check.coverage(of: language))\n") }
            return .ok
        }
        let code = edit.code
        switch edit.kind {
        case .add:
            guard !languages.all.contains(where: { $0.code == code }) else {
                throw Refusal("the project speaks “\(code)” already")
            }
            let change = try LanguageChange(from: languages, to: languages.all.map(\.code) + [code])
            try house.apply(change)
            copy.tell("The project speaks \(change.new[0].english). “rib check” lists the phrases that lack it.\n")
        case .remove:
            guard let language = languages.all.first(where: { $0.code == code }), code != "en" else {
                let known = languages.translations.joined(separator: ", ")
                throw Refusal("“\(code)” cannot be removed\(known.isEmpty ? "" : "; these can: \(known)")")
            }
            let left = try house.apply(LanguageChange(gone: [language], new: []))
            copy.tell("The project does not speak \(language.type) any more.\n")
            for place in left { copy.show("\(place): names \(language.type) still\n") }
        }
        return .ok
    }
}

private struct LanguageEdit {
    enum Kind: String, CaseIterable { case add, remove }

    let kind: Kind
    let code: String

    /// The parameter of `languages`: `add` or `remove` with a language code, or nothing, to list the languages.
    static let parameter = Edit()

    struct Edit: Parameter {
        private let kind = Choice(Phrase("change"), Kind.self)
        private let code = Argument(Phrase("code")) { $0 }
        let usage = Phrase("[add <code> | remove <code>]")

        var candidates: [String] { kind.candidates }

        func take(from words: inout Words) throws -> LanguageEdit? {
            guard words.first != nil else { return nil }
            return LanguageEdit(kind: try kind.take(from: &words), code: try code.take(from: &words))
        }
    }
}

extension Check {
    /// Returns a line with a language's code and type, and the number of phrases that have a text in the language.
    fileprivate func coverage(of language: ProjectLanguages.Language) -> String {
        let phrases = shippedPhrases
        let count = phrases.count { phrase in
            language.code == "en" || language.has(phrase.call)
        }
        return "\(language.code)  \(language.type)  \(count) of \(phrases.count) phrases"
            + (language.isIncomplete ? ", incomplete" : "")
    }
}

extension House {
    /// Applies a change of languages to all files of the working copy.
    ///
    /// - Returns: the positions in code that still refer to a removed language.
    @discardableResult
    fileprivate func apply(_ change: LanguageChange) throws -> [String] {
        var (changes, removed, left): (ChangeSet, [String], [String]) = (ChangeSet(root: root), [], [])
        for path in ["App", "Modules", "Tests", "Tools"].flatMap({ files(below: $0) }) {
            guard !change.removes(path) else {
                removed.append(path)
                continue
            }
            guard path.hasSuffix(".swift") || path.hasSuffix(".md") else { continue }
            let old = String(decoding: try FileSystem.bytes(of: self.path(path)), as: UTF8.self)
            let new = change.text(of: path, old)
            if new != old { changes.write(new, to: path) }
            guard path.hasSuffix(".swift"), !path.hasPrefix("Tools/Rib/") else { continue }
            let file = SwiftFile(new)
            left += change.gone.flatMap { language in
                file.tokens.indices.filter { index in
                    let word = file.tokens[index].kind == .word ? file.text(file.tokens[index]) : ""
                    return word == language.type || word == language.type.asProperty && file.isToken(index - 1, ".")
                }.map { "\(path):\(file.tokens[$0].line)" }
            }
        }
        for (path, text) in change.files(listing: try Check(self).patterns(listedFor: change.new.first?.code ?? "")) {
            changes.write(text, to: path)
        }
        try changes.apply()
        for path in removed { try FileSystem.removeFile(self.path(path)) }
        for folder in Set(removed.map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)) }) {
            try? FileSystem.removeEmptyFolder(self.path(folder))
        }
        return left
    }
}
