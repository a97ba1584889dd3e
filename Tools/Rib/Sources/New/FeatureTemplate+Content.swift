// The content of a new feature: the list of the entries of a domain such as `rib new domain` writes or, without such a
// domain, a line of text that a person writes.
extension FeatureTemplate {
    /// The domain whose entries the feature lists; `nil` for a line of text.
    var listed: DomainFacts? { isViewless ? nil : domains.first { $0.hasEntries } }

    /// The type of an entry, and the name of the property with the use case, in a feature with a list.
    private var entry: String { "\(listed?.name ?? "")Entry" }
    private var useCase: String { "\(listed?.name ?? "")UseCase".asProperty }

    /// The word of the feature's command.
    var command: String { listed == nil ? "write" : "add" }

    /// The cases of actions, of mutations, and the property of the state, each a line.
    var actions: [String] { listed == nil ? ["case write(String)"] : ["case load", "case add(\(entry))"] }
    var mutation: String { listed == nil ? "case wrote(String)" : "case loaded([\(entry)])" }
    var property: String { listed == nil ? "var text = \"\"" : "var entries: [\(entry)] = []" }

    /// The lines that carry out the actions, indented as in a function.
    var carriesOut: String {
        let news = hasListener ? "\n            \(tells)" : ""
        guard listed != nil else {
            return "        case .write(let text):" + (hasListener ? "\n            " : " ")
                + "commit(.wrote(text))\(news)"
        }
        return """
                    case .load: commit(.loaded(try await \(useCase).entries()))
                    case .add(let entry):\(hasListener ? "\n            " : " ")commit(.loaded(try await \(useCase).add(entry)))\(news)
            """
    }

    /// The line that reduces the mutation.
    var reduces: String {
        listed == nil
            ? "        case .wrote(let text): state.text = text"
            : "        case .loaded(let entries): state.entries = entries"
    }

    /// The text of the command's value in the code of the interactor.
    var typedText: String { listed == nil ? "text" : "entry.text" }

    /// The text of the empty page, in English, Korean, and Japanese.
    var nothingYet: [String] {
        listed == nil
            ? ["Nothing is written yet.", "아직 아무것도 쓰지 않았습니다.", "まだ何も書かれていません。"]
            : ["Nothing is here yet.", "아직 아무것도 없습니다.", "まだ何もありません。"]
    }

    /// The code of a state with the text “Hello”.
    var sampleState: String {
        listed == nil
            ? "\(name)Interactor.State(text: \"Hello\")" : "\(name)Interactor.State(entries: [try \(entry)(\"Hello\")])"
    }

    /// The member of the page as JSON, with the text “Hello” or nothing.
    func sampleMember(_ text: String) -> String {
        listed == nil ? "\"text\":\"\(text)\"" : "\"entries\":[\(text.isEmpty ? "" : "\"\(text)\"")]"
    }

    /// The modules that the code of the screen and of its states imports for the content.
    var contentImports: [String] { listed.map { [$0.interface] } ?? [] }
}

// The code of the screen.
extension FeatureTemplate {
    var screenBody: String { listed == nil ? lineBody : listBody }

    private var lineBody: String {
        let write = Writing.command(
            "write", "Rest(Argument(\(name)Phrases.text, { $0 }))", "summary: \(name)Phrases.write",
            "example: \(name)Phrases.writeExample")
        return """
                static let commands: [Command<\(name)Interactor>] = [
                    \(write) { .write($0) }
                ]

                static let record = Record<\(name)Interactor.State>(
                    "\(name.asProperty)", \(name)RecordPhrases.page,
                    [.member("text", \(name)RecordPhrases.text) { $0.text }])

                static func page(of state: \(name)Interactor.State, for reader: Reader) -> Text {
                    let line = state.text.isEmpty ? reader.text(\(name)Phrases.nothingYet) : Text(line: state.text)
                    let lines = [reader.text(\(name)Phrases.title).bold] + line.wrapped(to: reader.width)
                    return lines.joined(separator: "\\n")
                }
            """
    }

    private var listBody: String {
        let arguments = [
            "\"add\"", "Rest(Argument(\(name)Phrases.entry, { try \(entry)($0) }))", "summary: \(name)Phrases.add",
            "example: \(name)Phrases.addExample",
        ]
        let lines = Writing.filled(Writing.separated(arguments), width: Writing.width - 12)
            .joined(separator: "\n            ")
        return """
                static var arrival: \(name)Interactor.Action? { .load }

                static let commands: [Command<\(name)Interactor>] = [
                    Command(
                        \(lines)
                    ) {
                        .add($0)
                    } reply: { _, entry in
                        \(name)Phrases.added(entry.text)
                    }
                ]

                static let record = Record<\(name)Interactor.State>(
                    "\(name.asProperty)", \(name)RecordPhrases.page,
                    [.list("entries", \(name)RecordPhrases.entries) { $0.entries.map(\\.text) }])

                static func page(of state: \(name)Interactor.State, for reader: Reader) -> Text {
                    let lines = state.entries.flatMap { Text(line: $0.text).wrapped(to: reader.width) }
                    let shown = lines.isEmpty ? [reader.text(\(name)Phrases.nothingYet)] : lines
                    return ([reader.text(\(name)Phrases.title).bold] + shown).joined(separator: "\\n")
                }
            """
    }

    /// The phrases of the command.
    var commandPhrases: String {
        guard listed != nil else {
            return """
                \(Writing.phrase("text", ["text", "글", "文"]))
                \(Writing.phrase("write", ["write a line", "한 줄 쓰기", "一行書く"]))
                \(Writing.phrase("writeExample", ["write Hello", "write 안녕하세요", "write こんにちは"]))
                """
        }
        let added = ["\\(quoted: text) is added.", "추가했습니다: \\(quoted: text)", "追加しました：\\(quoted: text)"]
        return """
            \(Writing.phrase("entry", ["entry", "항목", "項目"]))
            \(Writing.phrase("add", ["add an entry", "항목 추가", "項目を追加"]))
            \(Writing.phrase("addExample", ["add Hello", "add 안녕하세요", "add こんにちは"]))

                static func added(_ text: String) -> Phrase {
                    \(Writing.phrase("", added, indent: 8))
                }
            """
    }

    /// The phrase about the member of the page.
    var memberPhrase: String {
        listed == nil
            ? Writing.phrase("text", ["what is written, perhaps nothing", "쓴 글, 비어 있을 수도 있음", "書かれた文。空のこともあります"])
            : Writing.phrase("entries", ["the entries, oldest first", "항목, 오래된 순", "項目、古い順"])
    }
}

// The code of tests.
extension FeatureTemplate {
    /// The test that types the command.
    var typingTest: String {
        let reply = listed == nil ? "" : "\"! “Hello you” is added.\", "
        let seen = listed == nil ? "written" : "added"
        return """
                @Test("shows what was \(seen)")
                func \(command)() async throws {
                    let empty = try await typing("show", at: router())
                    #expect(empty == ["\(name)", "\(nothingYet[0])"])
                    let \(seen) = try await typing("\(command) Hello you", "show", at: router())
                    #expect(\(seen) == [\(reply)"\(name)", "Hello you"])
                }
            """
    }

    /// The name of the interactor's test, and the lines that send the action.
    var logicTest: (name: String, lines: String) {
        listed == nil
            ? ("keeps what was written", "        try await tester.send(.write(\"Hello\")) { $0.text = \"Hello\" }")
            : (
                "adds an entry, and lists all",
                """
                        let entry = try \(entry)("Hello")
                        try await tester.send(.add(entry)) { $0.entries = [entry] }
                """
            )
    }
}
