import Foundation
import Testing

/// The phrases as they stand in the sources: a type says that no language is missing, these tests that each is spoken.
@Suite("The phrases of the program")
struct PhraseTests {
    /// The texts of one `Phrase(ko:ja:)`.
    struct Texts: CustomTestStringConvertible, Sendable {
        let place: String
        let texts: [String: SwiftLiterals.Literal]
        var testDescription: String { place }
        subscript(language: String) -> SwiftLiterals.Literal? { texts[language] }
    }

    private static let files = ["App", "Modules"].flatMap(Repository.swiftFiles).filter { file in
        ["/Sources/", "/Interface/", "App/"].contains { file.contains($0) || file.hasPrefix($0) }
    }

    private static let literals: [(file: String, literals: [SwiftLiterals.Literal])] = files.compactMap { file in
        (try? Repository.text(file)).map { (file, SwiftLiterals($0).all) }
    }

    private static let phrases: [Texts] = literals.flatMap { file, literals in
        Dictionary(grouping: literals.filter { $0.call == "Phrase" && $0.label != "verbatim" }, by: \.callNumber).values
            .map { texts in
                Texts(
                    place: "\(file):\(texts.map(\.line).min() ?? 0)",
                    texts: Dictionary(texts.map { ($0.label ?? "", $0) }) { first, _ in first })
            }
    }

    @Test("are found in the sources, each with its three texts")
    func found() {
        #expect(Self.phrases.count > 200)
        for phrase in Self.phrases {
            #expect(Set(phrase.texts.keys) == ["en", "ko", "ja"], "\(phrase.place)")
        }
    }

    @Test("are written in the letters of their language, and nowhere in those of another")
    func letters() {
        for phrase in Self.phrases {
            guard let en = phrase["en"]?.text, let ko = phrase["ko"]?.text, let ja = phrase["ja"]?.text else {
                continue
            }
            let isMixed = en.hasHangul || en.hasJapanese || ko.hasKana || ja.hasHangul
            #expect(!isMixed, "\(phrase.place) has letters of another language")
            // The brackets around a value are the same in every language, and signs may say what English says in words.
            let isSigns = !ko.contains(where: \.isLetter) && !ja.contains(where: \.isLetter)
            let hasValues = (phrase["ko"]?.interpolations.count ?? 0) > 1
            if isSigns, hasValues { continue }
            if en.hasWord {
                #expect(ko.hasHangul, "\(phrase.place): no Hangul in “\(ko)”")
                #expect(ja.hasJapanese, "\(phrase.place): neither kana nor kanji in “\(ja)”")
            } else {
                #expect(!ko.hasWord && !ja.hasWord, "\(phrase.place)")
            }
        }
    }

    @Test("hold the same values in every language")
    func values() {
        for phrase in Self.phrases {
            let values = ["en", "ko", "ja"].map { Set(phrase[$0]?.interpolations.map(Self.root) ?? []) }
            #expect(values[0] == values[1] && values[0] == values[2], "\(phrase.place): \(values)")
        }
    }

    /// The value that an interpolation begins with: `title` of `quoted: title, .object`.
    private static func root(_ interpolation: String) -> String {
        let value = ["quoted: ", "list: "].reduce(interpolation) { $0.replacing($1, with: "") }
        return String(value.trimmingCharacters(in: ["\""]).prefix { $0.isLetter || $0.isNumber })
    }

    @Test("have the signs of their language in Japanese")
    func signs() {
        for phrase in Self.phrases {
            guard let en = phrase["en"]?.text, let ja = phrase["ja"]?.text else { continue }
            let isNarrow = ja.contains(/[ぁ-んァ-ヶ一-龠][.,!?]/)
            #expect(!isNarrow, "\(phrase.place): a sign of another width in “\(ja)”")
            // A question mark behind a backslash is a key that can be typed.
            if en.hasSuffix("?"), !en.hasSuffix("\\?") {
                #expect(ja.hasSuffix("？") || ja.hasSuffix("）"), "\(phrase.place): “\(ja)”")
            }
        }
    }

    /// What is typed is English in every language, and is the same in all when nothing else stands with it.
    private static let verbatim: Set = [
        "", "go home/subgoal/1", "help go", "history 20", "completions bash", "open 1", "clear 3", "rate 1 60",
        "language ko", "move 1 4",
        "swap 1 2", "copy 1 2/4", "copy 1 6/4", "open 2", "archive 2", "restore 2",
        "delete 2",
        "done 3", "notyet 3", "move 14 1", "remove 3", "open 3", "date 2027-03-21", "reach 1", "notyet 1", "remove 2",
        "palette mint", "image https://example.org/run.png", "rate 40", "mandalart", "mandalart show",
        "export json", "import backup.json",
    ]

    @Test("say nothing verbatim but what is typed")
    func verbatim() {
        for (file, literals) in Self.literals {
            for literal in literals where literal.call == "Phrase" && literal.label == "verbatim" {
                let isKnown = Self.verbatim.contains(literal.text) || !literal.text.hasWord
                #expect(isKnown, "\(file):\(literal.line) says “\(literal.text)” in every language")
            }
        }
    }

    /// Calls whose texts nobody but a developer reads.
    private static let silent: Set = ["precondition", "preconditionFailure", "DispatchQueue", "assert"]

    /// What a screen declares with a name that is typed, or that a program reads.
    private static let named: Set = ["Command", "Record", "member", "optional", "list", "object"]

    @Test("are all that a screen says: it has no words of its own but the names of commands and of members")
    func screens() {
        for (file, literals) in Self.literals where file.hasSuffix("Screen.swift") && file.contains("/Feature/") {
            for literal in literals where literal.text.hasWord {
                let isName = Self.named.contains(literal.call) && literal.label == nil
                #expect(isName, "\(file):\(literal.line): “\(literal.text)”")
            }
        }
    }

    @Test("are all that is said in sentences outside the store")
    func sentences() {
        // Scripts of shells, orders of roff, tags and styles, and the mistakes of programmers that a router knows.
        let silentFiles: Set = [
            "Program+Completions.swift", "Program+Manual.swift", "ManualPage.swift", "AnyRouter+Tree.swift",
            "Doubles/Sources/Contract.swift",
            "Exchange/Sources/Page.swift", "Exchange/Sources/Page+Style.swift", "Exchange/Sources/Picture.swift",
            "Exchange/Sources/String+Markup.swift",
        ]
        // What a person might have typed.
        let sampleFiles = ["States.swift", "+Sample.swift", "+Samples.swift", "/SampleText.swift"]
        for (file, literals) in Self.literals where !file.hasSuffix("Phrases.swift") {
            let isOfTheStore =
                file.hasPrefix("Modules/Data/") && !file.hasPrefix("Modules/Data/Exchange/")
                || file.hasPrefix("Modules/Core/SQLite/")
            let isSample = sampleFiles.contains(where: file.hasSuffix)
            guard !isOfTheStore, !isSample, !silentFiles.contains(where: file.hasSuffix) else { continue }
            for literal in literals where !Self.silent.contains(literal.call) {
                let isSentence = literal.text.contains(/[A-Za-z]{2}[,;:]? [A-Za-z]{2}/)
                #expect(!isSentence, "\(file):\(literal.line): “\(literal.text)”")
            }
        }
    }
}

extension String {
    fileprivate var hasWord: Bool { contains(/[A-Za-z]{2}/) }
    fileprivate var hasHangul: Bool { contains(/[가-힣]/) }
    fileprivate var hasKana: Bool { contains(/[ぁ-んァ-ヺー]/) }
    fileprivate var hasJapanese: Bool { hasKana || contains(/[一-鿿]/) }
}
