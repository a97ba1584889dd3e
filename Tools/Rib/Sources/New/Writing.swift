extension String {
    /// A module's name as that of a property: `subGoal` for SubGoal, `urlList` for URLList.
    var asProperty: String {
        let capitals = prefix { $0.isUppercase }.count
        let head = capitals > 1 && capitals < count ? capitals - 1 : max(1, capitals)
        return prefix(head).lowercased() + dropFirst(head)
    }

    /// A module's name as a typed word: `subgoal`.
    var asWord: String { lowercased() }
}

/// Formats Swift code as swift-format does.
enum Writing {
    /// Returns sorted imports, `@testable` ones last.
    static func imports(_ modules: [(access: String?, module: String)], testable: String? = nil) -> String {
        var best: [String: String?] = [:]
        for (access, module) in modules where best[module] == nil || access != nil { best[module] = access }
        let lines = best.sorted { $0.key < $1.key }.map { module, access in
            "\(access.map { "\($0) " } ?? "")import \(module)\n"
        }
        return lines.joined() + (testable.map { "\n@testable import \($0)\n" } ?? "")
    }

    /// Returns a command of a screen, up to its closure.
    static func command(_ word: String, _ arguments: String...) -> String {
        let words = (["\"\(word)\""] + arguments).joined(separator: ", ")
        // The closure is as short as “{ .write($0) },”.
        if 8 + words.count + 25 <= 120 { return "Command(\(words))" }
        if 12 + words.count <= 120 { return "Command(\n            \(words)\n        )" }
        let lines = "\"\(word)\", \(arguments.dropLast().joined(separator: ", ")),\n            \(arguments.last ?? "")"
        return "Command(\n            \(lines)\n        )"
    }

    /// Returns the title of a screen in each language.
    static func titles(of name: String) -> [String] { [name, "\(name) 화면", "\(name)の画面"] }

    /// The languages of the tool's texts.
    static let languages = ["en", "ko", "ja"]

    /// Returns the phrase with a place's title. Its name in other languages is left to a person.
    static func title(_ property: String, of name: String) -> String {
        phrase(property, titles(of: name))
    }

    /// Returns a member that is a phrase, with its text in each language.
    static func phrase(_ property: String, _ texts: [String]) -> String {
        "    " + phrase("static let \(property) = ", texts, indent: 4)
    }

    /// Returns a phrase after other code, with its text in each language.
    static func phrase(_ head: String, _ texts: [String], indent: Int) -> String {
        let arguments = zip(languages, texts).map { $0 == "en" ? "\"\($1)\"" : ".\($0)(\"\($1)\")" }
        return call("\(head)Phrase(", arguments, ")", indent: indent)
    }

    /// Returns a call with a trailing closure: on one line if it fits with a comma, otherwise with the closure's
    /// statement on a line of its own.
    static func trailing(_ call: String, _ statement: String, indent: Int) -> String {
        let whole = "\(call) { \(statement) }"
        if indent + whole.count + 1 <= 120 { return whole }
        let space = String(repeating: " ", count: indent)
        return "\(call) {\n\(space)    \(statement)\n\(space)}"
    }

    /// Returns a call or a list of parameters: on one line if it fits, otherwise its arguments on lines of their own,
    /// filled.
    static func call(_ head: String, _ arguments: [String], _ tail: String, indent: Int) -> String {
        let whole = "\(head)\(arguments.joined(separator: ", "))\(tail)"
        if indent + whole.count <= 120 { return whole }
        let inner = String(repeating: " ", count: indent + 4)
        var (lines, last) = ([String](), "")
        for (index, argument) in arguments.enumerated() {
            let piece = index == arguments.count - 1 ? argument : "\(argument),"
            let room = index == arguments.count - 1 && !tail.hasSuffix("{") ? tail.count : 0
            if !last.isEmpty, inner.count + last.count + 1 + piece.count + room > 120 {
                lines.append(inner + last)
                last = ""
            }
            last += last.isEmpty ? piece : " \(piece)"
        }
        lines.append(inner + last)
        let end = tail.hasSuffix("{") ? "\n\(String(repeating: " ", count: indent))\(tail)" : tail
        return "\(head)\n\(lines.joined(separator: "\n"))\(end)"
    }
}

extension String {
    /// Returns a generated Swift file without the languages that a project does not have.
    func translated(into codes: [String]) -> String {
        SwiftFile(self).removingTranslations(Set(Writing.languages).subtracting(codes))
    }
}
