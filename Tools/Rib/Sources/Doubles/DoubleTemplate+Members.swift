// What a double does when it is called.
extension DoubleTemplate {
    /// The function or the property itself, with a line before it.
    func member(_ requirement: Requirement) -> String {
        requirement.parameters == nil ? property(requirement) : function(requirement)
    }

    private func effects(_ requirement: Requirement) -> String {
        (requirement.isAsync ? " async" : "") + (requirement.throwing.isEmpty ? "" : " \(requirement.throwing)")
    }

    private func property(_ requirement: Requirement) -> String {
        let (name, stem, type) = (requirement.name.escaped, stem(requirement), own(requirement.result ?? ""))
        let isThrowing = !requirement.throwing.isEmpty
        let guardLine =
            "guard let result = \(stem)Result else { preconditionFailure(\"\(self.name): set \(stem)Result, "
            + "as \(requirement.title) is read\") }"
        let value = isThrowing ? "return try result.get()" : "return result"
        let write = requirement.isSettable ? "\n        set { \(stem)Result = newValue }" : ""
        return """
                \(requirement.isMainActor ? "@MainActor " : "")package var \(name): \(type) {
                    get\(effects(requirement)) {
                        \(guardLine)
                        \(value)
                    }\(write)
                }

            """
    }

    private func function(_ requirement: Requirement) -> String {
        let parameters = (requirement.parameters ?? []).map { parameter in
            let name = parameter.name.escaped
            let names = parameter.label == parameter.name ? name : "\(parameter.label) \(name)"
            return "\(names): \(own(parameter.type))"
        }
        let result = requirement.result.map { " -> \(own($0))" } ?? ""
        let start = "    \(requirement.isMainActor ? "@MainActor " : "")package func \(requirement.name.escaped)"
        return """
            \(start)\(requirement.genericClause)(\(parameters.joined(separator: ", ")))\(effects(requirement))\(result)\
            \(requirement.whereClause) {
            \(body(requirement).map { "        \($0)\n" }.joined())    }

            """
    }

    private func body(_ requirement: Requirement) -> [String] {
        let (stem, arguments) = (stem(requirement), kept(requirement))
        let values = arguments.map(\.value).joined(separator: ", ")
        let tuple = arguments.count > 1 ? "(\(values))" : values
        let note = arguments.isEmpty ? "\(stem)Calls += 1" : "\(stem)Calls.append(\(tuple))"
        let answer = answer(requirement)
        var lines: [String]
        switch keeping {
        case .logged: lines = [note, "log.record(\"\(logged(requirement))\")"]
        case .plain: lines = [note]
        case .locked:
            guard let answer else { return ["state.withLock { $0.\(note) }"] }
            lines = [
                "let \(answer.name == "Error" ? "error" : "result") = state.withLock { state in", "    state.\(note)",
                "    return state.\(stem)\(answer.name)", "}",
            ]
        }
        if actsOnCall(requirement) {
            lines.append("when\(stem.capitalizedFirst)(\(arguments.map(\.value).joined(separator: ", ")))")
        }
        guard let answer else { return lines }
        if answer.name == "Error" {
            let error = keeping == .locked ? "let error" : "let error = \(stem)Error"
            return lines + ["if \(error) { throw error }"]
        }
        let found = keeping == .locked ? "let result" : "let result = \(stem)Result"
        lines.append(
            "guard \(found) else { preconditionFailure(\"\(name): set \(stem)Result, "
                + "as \(requirement.title) is called\") }")
        let value = requirement.throwing.isEmpty ? "result" : "try result.get()"
        guard let type = requirement.result, isGeneric(type, requirement) else { return lines + ["return \(value)"] }
        return lines + [
            "guard let value = \(value) as? \(type) else { preconditionFailure(\"\(name): \(stem)Result is of "
                + "another type than \(requirement.title) returns\") }", "return value",
        ]
    }

    /// A call as a person writes it, with its arguments in it.
    private func logged(_ requirement: Requirement) -> String {
        let names = Set(kept(requirement).map(\.name))
        let arguments = (requirement.parameters ?? []).map { parameter in
            let name = parameter.name.escaped
            // An optional value in a string is a warning.
            let shown = parameter.type.hasSuffix("?") ? "\(name).map { \"\\($0)\" } ?? \"nil\"" : name
            let value = names.contains(name) ? "\\(\(shown))" : "…"
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        return "\(requirement.name)(\(arguments.joined(separator: ", ")))"
    }
}
