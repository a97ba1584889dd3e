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
    func kept(_ requirement: Requirement) -> [(name: String, type: String, value: String)] {
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

    func isGeneric(_ type: String, _ requirement: Requirement) -> Bool {
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        return type.hasPrefix("some ") || words.contains { requirement.generics.contains($0) }
    }

    /// A function that answers nothing can be given something to do.
    func actsOnCall(_ requirement: Requirement) -> Bool {
        keeping != .locked && requirement.result == nil && !requirement.isMainActor
    }

    private func hook(_ requirement: Requirement) -> String {
        let arguments = kept(requirement)
        let types = arguments.map(\.type).joined(separator: ", ")
        let names = arguments.isEmpty ? "" : " \(arguments.map { _ in "_" }.joined(separator: ", ")) in "
        return ": (\(types)) -> Void = {\(names)}"
    }

    func answer(_ requirement: Requirement) -> (name: String, type: String)? {
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
    func own(_ type: String) -> String { type == "Self" ? name : type }

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
}

extension String {
    /// With a capital letter at its beginning.
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

    /// As a name in code: a keyword stands in backticks.
    var escaped: String { ModuleName.isReserved(self) ? "`\(self)`" : self }

    fileprivate var trimmingLines: String {
        var text = self
        while text.hasSuffix("\n\n") { text.removeLast() }
        return text
    }
}
