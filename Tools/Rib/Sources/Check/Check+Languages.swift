extension Check {
    /// Findings for phrases without a text in a complete language of the project, and for invalid translations.
    var languageFindings: [Finding] {
        missingTexts.filter { $0.severity == .error }
            + shippedPhrases.flatMap { path, call in mistakes(in: call, path) }
    }

    /// Notes about phrases without a text in an incomplete language, and about untranslated phrases in the files that
    /// declare incomplete languages.
    package var notes: [Finding] {
        guard languages.all.contains(where: \.isIncomplete) else { return [] }
        return missingTexts.filter { $0.severity == .note }
            .sorted { ($0.path, $0.line, $0.message) < ($1.path, $1.line, $1.message) }
    }

    private var missingTexts: [Finding] {
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

    private func missing(_ language: ProjectLanguages.Language, in call: PhraseCall, _ path: String) -> Finding? {
        guard language.code != "en", !call.translations.contains(where: { $0.code == language.code }) else {
            return nil
        }
        let isNote = language.isIncomplete || languages.all.contains { $0.isIncomplete && $0.file == path }
        return Finding(
            path, call.line, .untranslated,
            "this phrase has no \(language.type) text, so that English serves: add .\(language.code)(\"…\")",
            severity: isNote ? .note : .error)
    }

    private func mistakes(in call: PhraseCall, _ path: String) -> [Finding] {
        let english = call.literals
        let values = Set(english.flatMap(\.values))
        var findings: [Finding] = []
        if english.contains(where: { Script.foreign(in: $0.text, besides: nil) }) {
            findings.append(
                Finding(
                    path, call.line, .translation,
                    "the English text has letters of another language: give that its own text"))
        }
        for (index, translation) in call.translations.enumerated() {
            func add(_ message: String) {
                findings.append(Finding(path, translation.line, .translation, message))
            }
            guard let language = languages.all.first(where: { $0.code == translation.code }) else {
                add(
                    "the project does not speak “\(translation.code)”: rib languages add \(translation.code), or take it out"
                )
                continue
            }
            if call.translations[..<index].contains(where: { $0.code == translation.code }) {
                add("there are two \(language.type) texts: leave one")
            }
            let own = Set(translation.literals.flatMap(\.values))
            if own != values, !translation.literals.isEmpty, !english.isEmpty {
                let others = own.symmetricDifference(values).sorted().joined(separator: ", ")
                add("the \(language.type) text holds other values than the English one: \(others)")
            }
            guard let script = Script(of: translation.code) else { continue }
            let texts = translation.literals.map(\.text)
            if texts.contains(where: { Script.foreign(in: $0, besides: script) }) {
                add("the \(language.type) text has letters of another language: write it in its own")
            }
            // Punctuation between several values is the same in every language.
            let isSigns = own.count > 1 && !texts.contains { $0.contains(where: \.isLetter) }
            if english.contains(where: \.hasWord), !texts.isEmpty, !texts.contains(where: script.isIn), !isSigns {
                add("the \(language.type) text is not written in its own letters: translate it")
            }
        }
        return findings
    }
}
