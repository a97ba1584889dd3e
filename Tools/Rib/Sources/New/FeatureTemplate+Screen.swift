// The screen of a new feature, and its phrases.
extension FeatureTemplate {
    private var property: String { name.asProperty }

    var screen: String {
        let write = Writing.command(
            "write", "Rest(Argument(\(name)Phrases.text, { $0 }))", "summary: \(name)Phrases.write",
            "example: \(name)Phrases.writeExample")
        return """
            import Basics
            import Commands
            import Ribcage
            import Screens
            import Terminal

            /// Shows the text of \(name).
            enum \(name)Screen: Screen {
                static let commands: [Command<\(name)Interactor>] = [
                    \(write) { .write($0) }
                ]

                static let record = Record<\(name)Interactor.State>(
                    "\(property)", \(name)RecordPhrases.page,
                    [.member("text", \(name)RecordPhrases.text) { $0.text }])

                static func page(of state: \(name)Interactor.State, for reader: Reader) -> Text {
                    let line = state.text.isEmpty ? reader.text(\(name)Phrases.nothingYet) : Text(line: state.text)
                    let lines = [reader.text(\(name)Phrases.title).bold] + line.wrapped(to: reader.width)
                    return lines.joined(separator: "\\n")
                }
            }

            """
    }

    var phrases: String {
        """
        import Basics

        /// The phrases of \(name).
        enum \(name)Phrases {
            // MARK: - Commands

        \(Writing.phrase("text", ["text", "글", "文"]))
        \(Writing.phrase("write", ["write a line", "한 줄 쓰기", "一行書く"]))
        \(Writing.phrase("writeExample", ["write Hello", "write 안녕하세요", "write こんにちは"]))

            // MARK: - The page

        \(Writing.title("title", of: name))
        \(Writing.phrase("nothingYet", Self.nothingYet))
        }

        """
    }

    private static func answer(of name: String) -> [String] {
        ["The answer to “show” in \(name).", "\(name) 화면에서 “show”에 대한 응답입니다.", "\(name)の画面での「show」への応答です。"]
    }

    var recordPhrases: String {
        """
        import Basics

        /// The manual's sentences about \(name) as JSON.
        enum \(name)RecordPhrases {
        \(Writing.phrase("page", Self.answer(of: name)))
        \(Writing.phrase("text", ["what is written, perhaps nothing", "쓴 글, 비어 있을 수도 있음", "書かれた文。空のこともあります"]))
        }

        """
    }
}
