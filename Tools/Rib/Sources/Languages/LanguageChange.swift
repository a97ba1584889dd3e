import Platform
import SwiftFileKit

/// A change of a project's languages: those to remove, and those to add.
struct LanguageChange {
    let gone: [ProjectLanguages.Language]
    let new: [LanguageName]

    /// Creates the change from a project's languages to those with the given codes. English is never removed.
    init(from languages: ProjectLanguages, to codes: [String]) throws(Refusal) {
        let speaks = Set(languages.all.map(\.code))
        gone = languages.all.filter { !codes.contains($0.code) && $0.code != "en" }
        var new: [LanguageName] = []
        for code in codes where !speaks.contains(code) {
            guard let name = LanguageName(code) else {
                throw Refusal("nothing is known of the language “\(code)”: use its ISO 639-1 code, such as de")
            }
            new.append(name)
        }
        self.new = new
    }

    /// Creates a change that removes and adds the given languages.
    init(gone: [ProjectLanguages.Language], new: [LanguageName]) {
        (self.gone, self.new) = (gone, new)
    }

    /// Whether the file at a path is deleted, because it belongs to a removed language.
    func removes(_ path: String) -> Bool { gone.contains { ProjectLanguages.belongs(path, to: $0) } }

    func text(of path: String, _ text: String) -> String {
        if path == ProjectLanguages.path { return list(text) }
        let codes = Set(gone.map(\.code))
        guard !codes.isEmpty, text.contains("Phrase(") else { return text }
        if path.hasSuffix(".swift") { return SwiftFile(text).removingTranslations(codes) }
        if path.hasSuffix(".md") { return text.replacingCode { SwiftFile($0).removingTranslations(codes) } }
        return text
    }

    /// Returns the text of the list of languages after the change.
    private func list(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines.removeAll { line in gone.contains { line.hasPrefix("    \($0.type).self") } }
        guard let end = lines.lastIndex(of: "]"), end > 0 else { return lines.joined(separator: "\n") }
        lines.insert(
            contentsOf: new.map { "    \($0.english).self,  \(ProjectLanguages.incomplete)" }, at: end)
        // A single element has no comma after it.
        if lines[end - 1] == "    English.self,", lines[end] == "]" { lines[end - 1] = "    English.self" }
        if lines[end - 1] == "    English.self", lines[end] != "]" { lines[end - 1] += "," }
        return lines.joined(separator: "\n")
    }

    /// Returns the files that declare the new languages and list the patterns of the machinery, by path.
    func files(listing patterns: [String]) -> [String: String] {
        var files: [String: String] = [:]
        for language in new {
            files[language.path] = language.declaration
            let names = new.map(\.english).filter { $0 != language.english }
            let list = TranslationList(of: language.english, listing: patterns + names)
            files[list.path] = list.text
        }
        return files
    }
}

extension String {
    /// Returns the Markdown text with each of its blocks of Swift code replaced by the result of a closure.
    fileprivate func replacingCode(_ change: (String) -> String) -> String {
        let parts = components(of: "```")
        return parts.indices.map { index in
            index % 2 == 1 && parts[index].hasPrefix("swift\n") ? change(parts[index]) : parts[index]
        }.joined(separator: "```")
    }

    private func components(of separator: String) -> [String] {
        var (parts, rest): ([String], Substring) = ([], self[...])
        while let range = rest.firstRange(of: separator) {
            parts.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return parts + [String(rest)]
    }
}
