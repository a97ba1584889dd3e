import SwiftFileKit

extension Check {
    /// Notes about phrases without a text in an incomplete language, and about untranslated phrases in the files that
    /// declare incomplete languages.
    package var notes: [Finding] {
        guard languages.all.contains(where: \.isIncomplete) else { return [] }
        return missingTexts.filter { $0.severity == .note }
            .sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }

    /// Findings for phrases without a text in a language of the project.
    var missingTexts: [Finding] {
        shippedPhrases.flatMap { path, call in languages.all.compactMap { missing($0, in: call, path) } }
    }

    /// The phrases in shipped code, with the paths of their files; empty if the project lists no languages. The phrases
    /// of tests, examples, and doubles need no translation.
    var shippedPhrases: [(path: String, call: PhraseCall)] {
        guard !languages.all.isEmpty else { return [] }
        return house.targets.flatMap { target in
            files(target).flatMap { file in file.phrases.map { (file.path, $0) } }
        }
    }

    /// Returns the patterns of the phrases that the table of a language must list: the phrases of the machinery that
    /// have no text in that language in their own code.
    func patterns(listedFor code: String) -> [String] {
        shippedPhrases.filter { path, call in
            TranslationList.lists(path) && !call.translations.contains { $0.code == code }
        }.flatMap(\.call.patterns)
    }

    /// Finds phrases of the machinery that the table of a language does not list.
    func checkTables(_ all: inout Findings) {
        for language in languages.all {
            guard let list = language.list else { continue }
            all.list += list.findings
            let count = list.missing(of: patterns(listedFor: language.code)).count
            guard count > 0 else { continue }
            all.add(
                list.path, 1, .translation,
                "\(count) phrases of the machinery are not listed: rib check --fix adds them",
                fix: .listPhrases)
        }
    }

    private func missing(_ language: ProjectLanguages.Language, in call: PhraseCall, _ path: String) -> Finding? {
        guard language.code != "en", !language.has(call) else { return nil }
        let isNote = language.isIncomplete || languages.all.contains { $0.isIncomplete && $0.file == path }
        let list = TranslationList.lists(path) ? language.list : nil
        let advice = list.map { "write it in \($0.path)" } ?? "add .\(language.code)(\"…\")"
        return Finding(
            path, call.line, .untranslated,
            "this phrase has no \(language.type) text, so that English serves: \(advice)",
            severity: isNote ? .note : .error)
    }

    func checkTranslations(_ all: inout Findings) {
        for (path, call) in shippedPhrases {
            let english = call.literals
            let values = Set(english.flatMap(\.values))
            if english.contains(where: { Script.foreign(in: $0.text, besides: nil) }) {
                all.add(
                    path, call.line, .translation,
                    "the English text has letters of another language: give that its own text")
            }
            for (index, translation) in call.translations.enumerated() {
                let isSecond = call.translations[..<index].contains { $0.code == translation.code }
                for message in mistakes(in: translation, of: english, values, isSecond: isSecond) {
                    all.add(path, translation.line, .translation, message)
                }
            }
        }
    }

    private func mistakes(
        in translation: PhraseCall.Translation, of english: [TextLiteral], _ values: Set<String>, isSecond: Bool
    ) -> [String] {
        guard let language = languages.all.first(where: { $0.code == translation.code }) else {
            let code = translation.code
            return ["the project does not speak “\(code)”: rib languages add \(code), or take it out"]
        }
        var messages = isSecond ? ["there are two \(language.type) texts: leave one"] : []
        let own = Set(translation.literals.flatMap(\.values))
        if own != values, !translation.literals.isEmpty, !english.isEmpty {
            let others = own.symmetricDifference(values).sorted().joined(separator: ", ")
            messages.append("the \(language.type) text holds other values than the English one: \(others)")
        }
        guard let script = Script(of: translation.code) else { return messages }
        let texts = translation.literals.map(\.text)
        if texts.contains(where: { Script.foreign(in: $0, besides: script) }) {
            messages.append("the \(language.type) text has letters of another language: write it in its own")
        }
        // Punctuation between several values is the same in every language.
        let isSigns = own.count > 1 && !texts.contains { $0.contains(where: \.isLetter) }
        if english.contains(where: \.hasWord), !texts.isEmpty, !texts.contains(where: script.isIn), !isSigns {
            messages.append("the \(language.type) text is not written in its own letters: translate it")
        }
        return messages
    }
}

extension ProjectLanguages.Language {
    /// Whether a phrase has a text in the language, of its own or in the table.
    func has(_ call: PhraseCall) -> Bool {
        if call.translations.contains(where: { $0.code == code }) { return true }
        return !translated.isEmpty && !call.patterns.isEmpty
            && call.patterns.allSatisfy { translated.contains($0.asLiteral) }
    }
}
