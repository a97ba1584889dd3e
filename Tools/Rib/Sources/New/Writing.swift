extension String {
    /// The name of a module as the name of a property: `subGoal` of SubGoal, `urlList` of URLList.
    var asProperty: String {
        let capitals = prefix { $0.isUppercase }.count
        let head = capitals > 1 && capitals < count ? capitals - 1 : max(1, capitals)
        return prefix(head).lowercased() + dropFirst(head)
    }

    /// The name of a module as a word that a person types: `subgoal`.
    var asWord: String { lowercased() }
}

/// Pieces of Swift text as swift-format writes them.
enum Writing {
    /// Import lines in their order. `testable` ones stand below.
    static func imports(_ modules: [(access: String?, module: String)], testable: String? = nil) -> String {
        var best: [String: String?] = [:]
        for (access, module) in modules where best[module] == nil || access != nil { best[module] = access }
        let lines = best.sorted { $0.key < $1.key }.map { module, access in
            "\(access.map { "\($0) " } ?? "")import \(module)\n"
        }
        return lines.joined() + (testable.map { "\n@testable import \($0)\n" } ?? "")
    }

    /// A call or a list of parameters: on one line when it fits, else its arguments on lines of their own, filled.
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
