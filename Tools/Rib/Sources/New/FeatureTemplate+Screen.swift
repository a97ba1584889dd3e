import SwiftFileKit

// The screen of a new feature, and its phrases.
extension FeatureTemplate {
    var screen: String {
        let imports = Writing.imports(
            (["Basics", "Commands", "Ribcage", "Screens", "Terminal"] + contentImports).map { (nil, $0) })
        return """
            \(imports)
            /// Shows the \(listed == nil ? "text" : "entries") of \(name).
            enum \(name)Screen: Screen {
            \(screenBody)
            }

            """
    }

    var phrases: String {
        """
        import Basics

        /// The phrases of \(name).
        enum \(name)Phrases {
            // MARK: - Commands

        \(commandPhrases)

            // MARK: - The page

        \(Writing.title("title", of: name))
        \(Writing.phrase("nothingYet", nothingYet))
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
        \(memberPhrase)
        }

        """
    }
}
