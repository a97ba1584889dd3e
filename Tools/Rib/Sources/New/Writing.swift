import SwiftFileKit

extension String {
    /// The name of a module as the name of a property: `subGoal` for SubGoal, `urlList` for URLList.
    var asProperty: String {
        let capitals = prefix { $0.isUppercase }.count
        let head = capitals > 1 && capitals < count ? capitals - 1 : max(1, capitals)
        return prefix(head).lowercased() + dropFirst(head)
    }

    /// The name of a module as a typed word: `subgoal` for SubGoal.
    var asWord: String { lowercased() }
}

/// Formats Swift code as swift-format does.
enum Writing {
    /// Returns the code of imports, sorted, with the `@testable` one last.
    static func imports(_ modules: [(access: String?, module: String)], testable: String? = nil) -> String {
        var best: [String: String?] = [:]
        for (access, module) in modules where best[module] == nil || access != nil { best[module] = access }
        let lines = best.sorted { $0.key < $1.key }.map { module, access in
            "\(access.map { "\($0) " } ?? "")import \(module)\n"
        }
        return lines.joined() + (testable.map { "\n@testable import \($0)\n" } ?? "")
    }

    /// Returns the code of a screen's command, up to its closure.
    static func command(_ word: String, _ arguments: String...) -> String {
        let words = (["\"\(word)\""] + arguments).joined(separator: ", ")
        // The closure is as short as “{ .write($0) },”.
        if 8 + words.count + 25 <= width { return "Command(\(words))" }
        if 12 + words.count <= width { return "Command(\n            \(words)\n        )" }
        let lines = "\"\(word)\", \(arguments.dropLast().joined(separator: ", ")),\n            \(arguments.last ?? "")"
        return "Command(\n            \(lines)\n        )"
    }

    /// Returns the title of a screen in each of the ``languages``.
    static func titles(of name: String) -> [String] { [name, "\(name) 화면", "\(name)の画面"] }

    /// The codes of the languages that the templates have texts in.
    static let languages = ["en", "ko", "ja"]

    /// Returns the code of the phrase with a place's title. The name in the title is not translated.
    static func title(_ property: String, of name: String) -> String {
        phrase(property, titles(of: name))
    }

    /// Returns the code of a static property that is a phrase, with its text in each of the ``languages``.
    static func phrase(_ property: String, _ texts: [String]) -> String {
        "    " + phrase("static let \(property) = ", texts, indent: 4)
    }

    /// Returns the code of a phrase with its text in each of the ``languages``. `head` is the code before the phrase.
    static func phrase(_ head: String, _ texts: [String], indent: Int) -> String {
        let arguments = zip(languages, texts).map { $0 == "en" ? "\"\($1)\"" : ".\($0)(\"\($1)\")" }
        return call("\(head)Phrase(", arguments, ")", indent: indent)
    }

    /// Returns the code of a call with a trailing closure. It is on one line if it fits there with a comma; otherwise,
    /// the closure's statement has its own line.
    static func trailing(_ call: String, _ statement: String, indent: Int) -> String {
        let whole = "\(call) { \(statement) }"
        if indent + whole.count + 1 <= width { return whole }
        let space = String(repeating: " ", count: indent)
        return "\(call) {\n\(space)    \(statement)\n\(space)}"
    }

    /// Returns the code of a call or of a list of parameters. It is on one line if it fits; otherwise, its arguments
    /// fill lines of their own.
    static func call(_ head: String, _ arguments: [String], _ tail: String, indent: Int) -> String {
        let whole = "\(head)\(arguments.joined(separator: ", "))\(tail)"
        if indent + whole.count <= width { return whole }
        let inner = String(repeating: " ", count: indent + 4)
        var pieces = separated(arguments)
        let isBlock = tail.hasSuffix("{")
        if !isBlock, let last = pieces.popLast() { pieces.append(last + tail) }
        let lines = filled(pieces, width: width - inner.count).map { inner + $0 }.joined(separator: "\n")
        return "\(head)\n\(lines)" + (isBlock ? "\n\(String(repeating: " ", count: indent))\(tail)" : "")
    }

    /// The maximum number of letters in a line.
    static let width = 120

    /// Returns the pieces with a comma after each but the last.
    static func separated(_ pieces: [String]) -> [String] {
        pieces.dropLast().map { "\($0)," } + pieces.suffix(1)
    }

    /// Returns lines of pieces, separated by spaces, as many in each line as fit.
    static func filled(_ pieces: [String], width: Int) -> [String] {
        pieces.reduce(into: []) { lines, piece in
            if let last = lines.last, last.count + 1 + piece.count <= width {
                lines[lines.count - 1] += " \(piece)"
            } else {
                lines.append(piece)
            }
        }
    }
}

extension String {
    /// Returns the text of a generated Swift file, without translations into languages that the project does not have.
    func translated(into codes: [String]) -> String {
        SwiftFile(self).removingTranslations(Set(Writing.languages).subtracting(codes))
    }

    /// The text with each block of imports sorted.
    var sortingImports: String {
        var (lines, block): ([Substring], [Substring]) = ([], [])
        func flush() {
            lines += block.sorted { ($0.split(separator: " ").last ?? "") < ($1.split(separator: " ").last ?? "") }
            block = []
        }
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            let words = line.split(separator: " ")
            if words.first == "import" || words.dropFirst().first == "import" && !line.hasPrefix("/") {
                block.append(line)
            } else {
                flush()
                lines.append(line)
            }
        }
        flush()
        return lines.joined(separator: "\n")
    }
}
