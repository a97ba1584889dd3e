/// A double of one protocol: it writes down its calls with their arguments, and answers with what a test sets.
struct DoubleTemplate {
    /// How the double keeps what it writes down.
    enum Keeping {
        /// On the main actor, with a log that doubles share.
        case logged
        /// As plain properties.
        case plain
        /// Behind a lock, as any thread may call.
        case locked
    }

    let of: PublicProtocol
    let keeping: Keeping

    /// Called for a protocol; a log is there where the module's doubles depend on RibcageTesting.
    init(_ of: PublicProtocol, hasLog: Bool) {
        self.of = of
        keeping = of.isMainActor ? (hasLog ? .logged : .plain) : of.isSendable ? .locked : .plain
    }

    /// `HomeListenerSpy`, or `HomeFactsStub` for a protocol without functions.
    var name: String { of.name + (of.requirements.contains { $0.parameters != nil } ? "Spy" : "Stub") }

    /// The whole declaration.
    var text: String {
        let generics = of.associatedTypes.isEmpty ? "" : "<\(of.associatedTypes.joined(separator: ", "))>"
        return """
            /// Writes down the calls of ``\(of.name)``, and answers with what a test sets.
            package final class \(name)\(generics): \(of.name) {
            \(head)
            \(of.requirements.map(member).joined(separator: "\n"))}

            """
    }

    private var head: String {
        let stored = of.requirements.map(stored).joined()
        switch keeping {
        case .logged:
            return """
                    package let log: CallLog
                \(stored)
                    package init(log: CallLog = CallLog()) {
                        self.log = log
                    }

                """
        case .plain: return "\(stored)\n    package init() {}\n"
        case .locked:
            let inside = stored.split(separator: "\n").map { "    \($0)\n" }.joined()
                .replacing("package private(set) var", with: "var").replacing("package var", with: "var")
            return """
                    private struct State {
                \(inside)    }

                    private let state = Mutex(State())

                    package init() {}

                \(of.requirements.map(unlocked).joined())
                """.trimmingLines
        }
    }

    // MARK: What is kept

    /// The name that the properties of a requirement begin with.
    func stem(_ requirement: Requirement) -> String {
        let others = of.requirements.filter { $0.name == requirement.name }
        guard others.count > 1 else { return requirement.name }
        let labels = (requirement.parameters ?? []).map(\.label).filter { $0 != "_" }
        return requirement.name + labels.map(\.capitalizedFirst).joined()
    }

    /// The lines of the properties in which a requirement's calls and answers are kept.
    func stored(_ requirement: Requirement) -> String {
        let stem = stem(requirement)
        var lines: [String] = []
        if requirement.parameters != nil {
            lines.append("package private(set) var \(stem)Calls\(calls(requirement))")
            if actsOnCall(requirement) { lines.append("package var when\(stem.capitalizedFirst)\(hook(requirement))") }
        }
        if let type = answer(requirement) { lines.append("package var \(stem)\(type.name): \(type.type)") }
        return lines.map { "    \($0)\n" }.joined()
    }

    /// What a call leaves: how often there was one, or with which arguments.
    private func calls(_ requirement: Requirement) -> String {
        let arguments = kept(requirement)
        switch arguments.count {
        case 0: return " = 0"
        case 1: return ": [\(arguments[0].type)] = []"
        default: return ": [(\(arguments.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))] = []"
        }
    }

    /// The arguments that outlive the call, with the types in which they are kept and how they get there.
    private func kept(_ requirement: Requirement) -> [(name: String, type: String, value: String)] {
        (requirement.parameters ?? []).compactMap { parameter in
            let name = parameter.name.escaped
            if isGeneric(parameter.type, requirement) { return (name, "String", "\"\\(\(name))\"") }
            let isFunction = parameter.type.contains("->")
            if isFunction, !parameter.type.contains("@escaping"), !parameter.type.hasSuffix("?") { return nil }
            var type = parameter.type.replacing("@escaping ", with: "").replacing("@autoclosure ", with: "")
            if type.hasSuffix("...") { type = "[\(type.dropLast(3))]" }
            return (
                name, isFunction && type == parameter.type.replacing("@escaping ", with: "") ? "(\(type))" : type, name
            )
        }
    }

    private func isGeneric(_ type: String, _ requirement: Requirement) -> Bool {
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return type.hasPrefix("some ") || words.contains { requirement.generics.contains($0) }
    }

    /// A function that answers nothing can be given something to do.
    private func actsOnCall(_ requirement: Requirement) -> Bool {
        keeping != .locked && requirement.result == nil && !requirement.isMainActor
    }

    private func hook(_ requirement: Requirement) -> String {
        let arguments = kept(requirement)
        let types = arguments.map(\.type).joined(separator: ", ")
        let names = arguments.isEmpty ? "" : " \(arguments.map { _ in "_" }.joined(separator: ", ")) in "
        return ": (\(types)) -> Void = {\(names)}"
    }

    private func answer(_ requirement: Requirement) -> (name: String, type: String)? {
        guard let result = requirement.result else {
            return requirement.throwing.isEmpty ? nil : ("Error", "(\(requirement.error))?")
        }
        let type = isGeneric(result, requirement) ? keeping == .locked ? "any Sendable" : "Any" : own(result)
        if !requirement.throwing.isEmpty { return ("Result", "Result<\(type), \(requirement.error)>?") }
        return (
            "Result", type.hasPrefix("any ") || type.hasSuffix("?") || type.contains("->") ? "(\(type))?" : "\(type)?"
        )
    }

    /// A type with the double's own in the place of `Self`.
    private func own(_ type: String) -> String { type == "Self" ? name : type }

    /// The properties of a locked double as a test sees them.
    private func unlocked(_ requirement: Requirement) -> String {
        let stem = stem(requirement)
        var text = ""
        if requirement.parameters != nil {
            let arguments = kept(requirement)
            let type =
                arguments.isEmpty
                ? "Int" : String(calls(requirement).dropFirst(2).dropLast(" = []".count))
            text += "    package var \(stem)Calls: \(type) { state.withLock { $0.\(stem)Calls } }\n\n"
        }
        if let answer = answer(requirement) {
            let name = stem + answer.name
            text += """
                    package var \(name): \(answer.type) {
                        get { state.withLock { $0.\(name) } }
                        set { state.withLock { $0.\(name) = newValue } }
                    }


                """
        }
        return text
    }

    // MARK: What is done

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

extension String {
    /// With a capital letter at its beginning.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// As a name in code: a keyword stands in backticks.
    fileprivate var escaped: String { ModuleName.isReserved(self) ? "`\(self)`" : self }

    fileprivate var trimmingLines: String {
        var text = self
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }
}
