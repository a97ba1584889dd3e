import Platform

extension Tool {
    /// Lists, adds and removes the languages of a project.
    static let languages = Command(
        name: "languages", usage: "languages [add CODE | remove CODE]",
        summary: "List the languages of the project and how many phrases have them; add one, or remove one.",
        example: "rib languages add de",
        details: [
            "A language that is added is declared in a file of its own and marked as incomplete: “rib check” lists the",
            "phrases that lack it, without failing, until you take the mark away. English serves meanwhile.",
            "A language that is removed goes with its texts in all phrases and with the files that are called like it.",
        ],
        options: []
    ) { arguments, context in
        let word = arguments.next()
        let code = word == nil ? nil : try arguments.next("code")
        try arguments.end()
        let house = try arguments.house(in: context)
        let languages = try ProjectLanguages(of: house)
        guard !languages.all.isEmpty else { throw Refusal("there is no \(ProjectLanguages.path) here") }
        switch (word, code) {
        case (nil, _):
            let check = try Check(house)
            for language in languages.all { context.show("\(check.coverage(of: language))\n") }
        case ("add", let code?):
            guard !languages.all.contains(where: { $0.code == code }) else {
                throw Refusal("the project speaks “\(code)” already")
            }
            let change = try LanguageChange(from: languages, to: languages.all.map(\.code) + [code])
            try house.apply(change)
            context.tell("The project speaks \(change.new[0].english). “rib check” lists the phrases that lack it.\n")
        case ("remove", let code?):
            guard let language = languages.all.first(where: { $0.code == code }), code != "en" else {
                let known = languages.translations.joined(separator: ", ")
                throw Refusal("“\(code)” cannot be removed\(known.isEmpty ? "" : "; these can: \(known)")")
            }
            let left = try house.apply(LanguageChange(gone: [language], new: []))
            context.tell("The project does not speak \(language.type) any more.\n")
            for place in left { context.show("\(place): names \(language.type) still\n") }
        default: throw UsageMistake("languages takes “add” or “remove”: rib languages [add CODE | remove CODE]")
        }
        return .ok
    }
}

extension Check {
    /// How many phrases have a language.
    fileprivate func coverage(of language: ProjectLanguages.Language) -> String {
        let phrases = shippedPhrases
        let count = phrases.count { phrase in
            language.code == "en" || phrase.call.translations.contains { $0.code == language.code }
        }
        return "\(language.code)  \(language.type)  \(count) of \(phrases.count) phrases"
            + (language.isIncomplete ? ", incomplete" : "")
    }
}

extension House {
    /// Makes the changes in all files of the working copy.
    ///
    /// - Returns: the places that still name a language which is gone.
    @discardableResult
    fileprivate func apply(_ change: LanguageChange) throws -> [String] {
        var (changes, removed, left): (ChangeSet, [String], [String]) = (ChangeSet(root: root), [], [])
        var snapshots: [String: String] = [:]
        for path in ["App", "Modules", "Tests", "Tools"].flatMap({ files(below: $0) }) {
            guard !change.removes(path) else {
                removed.append(path)
                continue
            }
            let isSnapshot = path.hasPrefix("Tests/Snapshots/") && path.hasSuffix(".txt")
            guard path.hasSuffix(".swift") || path.hasSuffix(".md") || isSnapshot else { continue }
            let old = String(decoding: try FileSystem.bytes(of: self.path(path)), as: UTF8.self)
            if isSnapshot {
                snapshots[path] = old
                continue
            }
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
        for (path, text) in change.files(besides: snapshots) { changes.write(text, to: path) }
        try changes.apply()
        for path in removed { try FileSystem.removeFile(self.path(path)) }
        for folder in Set(removed.map { String($0.prefix(upTo: $0.lastIndex(of: "/") ?? $0.endIndex)) }) {
            try? FileSystem.removeEmptyFolder(self.path(folder))
        }
        return left
    }
}
