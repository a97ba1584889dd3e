import SwiftFileKit

// What a double does when it is called.
extension DoubleTemplate {
    /// Returns the code of the double's member for a requirement: a function, property, subscript, or initializer.
    func member(_ requirement: Requirement) -> String {
        switch requirement.kind {
        case .function: function(requirement)
        case .property: property(requirement)
        case .subscript: `subscript`(requirement)
        case .initializer: initializer(requirement)
        }
    }

    /// Returns the name of the lock that protects a requirement's properties.
    func box(_ requirement: Requirement) -> String { requirement.isStatic ? "typeMemory" : "memory" }

    private func modifiers(_ requirement: Requirement) -> String {
        (requirement.isMainActor ? "@MainActor " : "") + "package " + (requirement.isStatic ? "static " : "")
    }

    private func effects(_ requirement: Requirement) -> String {
        (requirement.isAsync ? " async" : "") + (requirement.throwing.isEmpty ? "" : " \(requirement.throwing)")
    }

    func parameters(_ requirement: Requirement) -> [String] {
        requirement.parameters.map { parameter in
            let name = argument(parameter)
            let isPlain = parameter.label.escaped == name && requirement.kind != .subscript
            let names = isPlain ? name : "\(parameter.label) \(name)"
            return "\(names): \(parameter.isInout ? "inout " : "")\(own(parameter.type))"
        }
    }

    private func parameterList(_ requirement: Requirement) -> String {
        parameters(requirement).joined(separator: ", ")
    }

    private func property(_ requirement: Requirement) -> String {
        let stem = stem(requirement)
        let value = requirement.throwing.isEmpty ? "result" : "try result.get()"
        let write = requirement.isSettable ? "\n        set { \(stem)Result = newValue }" : ""
        return """
                \(modifiers(requirement))var \(requirement.name.escaped): \(own(requirement.result ?? "")) {
                    get\(effects(requirement)) {
                        guard let result = \(stem)Result else { \(unset(requirement)) }
                        return \(value)
                    }\(write)
                }

            """
    }

    private func function(_ requirement: Requirement) -> String {
        let result = requirement.result.map { " -> \(own($0))" } ?? ""
        return """
                \(modifiers(requirement))func \(requirement.name.escaped)\(requirement.genericClause)\
            (\(parameterList(requirement)))\(effects(requirement))\(result)\(requirement.whereClause) {
            \(lines(body(requirement)))    }

            """
    }

    private func `subscript`(_ requirement: Requirement) -> String {
        let written = Kept(name: "newValue", type: "", value: "newValue")
        let note = note("Sets", kept(requirement) + [written], requirement)
        let write = requirement.isSettable ? "\n        set { \(kept(note, requirement)) }" : ""
        return """
                \(modifiers(requirement))subscript\(requirement.genericClause)(\(parameterList(requirement))) -> \
            \(own(requirement.result ?? ""))\(requirement.whereClause) {
                    get\(effects(requirement)) {
            \(lines(body(requirement)))        }\(write)
                }

            """
    }

    /// Returns the code of a required initializer, which calls the double's own initializer and records the call. The
    /// code is empty if the double's own initializer meets the requirement.
    private func initializer(_ requirement: Requirement) -> String {
        if isOwnInitializer(requirement) { return "" }
        let call = requirement.parameters.isEmpty ? "self.init(log: CallLog())" : "self.init()"
        return """
                \(modifiers(requirement))convenience init\(requirement.genericClause)(\(parameterList(requirement)))\
            \(requirement.whereClause) {
                    \(call)
            \(lines(body(requirement)))    }

            """
    }

    private func lines(_ lines: [String]) -> String { lines.map { "        \($0)\n" }.joined() }

    private func body(_ requirement: Requirement) -> [String] {
        let (stem, answer) = (stem(requirement), answer(requirement))
        let note = note("Calls", kept(requirement), requirement)
        let isLocked = keeping(of: requirement) == .locked
        var lines = [kept(note, requirement)]
        if keeping(of: requirement) == .logged { lines.append("log.record(\"\(logged(requirement))\")") }
        let found = answer.map { answer in
            "let \(answer.name == "Error" ? "error" : "result")"
                + (isLocked ? "" : " = \(stem)\(answer.name)")
        }
        if isLocked, let answer, let found {
            lines = [
                "\(found) = \(box(requirement)).withLock { memory in", "    memory.\(note)",
                "    return memory.\(stem)\(answer.name)", "}",
            ]
        }
        if actsOnCall(requirement) {
            let changed = Set(requirement.parameters.filter(\.isInout).map(\.name.escaped))
            let values = kept(requirement).map { changed.contains($0.name) ? "&\($0.value)" : $0.value }
            lines.append("when\(stem.capitalizedFirst)(\(values.joined(separator: ", ")))")
        }
        guard let answer, let found else { return lines }
        if answer.name == "Error" { return lines + ["if \(found) { throw error }"] }
        lines.append("guard \(found) else { \(unset(requirement)) }")
        let value = requirement.throwing.isEmpty ? "result" : "try result.get()"
        guard let type = requirement.result, requirement.isGeneric(type) else { return lines + ["return \(value)"] }
        let other = "\(stem)Result is of another type than \(requirement.title) returns"
        return lines + ["guard let value = \(value) as? \(type) else { \(unset(requirement, other)) }", "return value"]
    }

    func note(_ name: String, _ arguments: [Kept], _ requirement: Requirement) -> String {
        let values = arguments.map(\.value).joined(separator: ", ")
        if arguments.isEmpty { return "\(stem(requirement))\(name) += 1" }
        return "\(stem(requirement))\(name).append(\(arguments.count > 1 ? "(\(values))" : values))"
    }

    /// Returns code that runs the given code while holding the lock of the requirement's properties; the given code if
    /// the properties have no lock.
    private func kept(_ note: String, _ requirement: Requirement) -> String {
        keeping(of: requirement) == .locked ? "\(box(requirement)).withLock { $0.\(note) }" : note
    }

    /// Returns the code for a call whose result the test has not set. The code fails the test, then throws, returns an
    /// empty value, or stops the program.
    private func unset(_ requirement: Requirement, _ reason: String? = nil) -> String {
        let verb = requirement.kind == .function ? "called" : "read"
        let reason = reason ?? "set \(stem(requirement))Result, as \(requirement.title) is \(verb)"
        let issue = "UnsetResult(\"\(name): \(reason)\")"
        if requirement.throwing == "throws" { return "throw \(issue)" }
        if let empty = requirement.result.flatMap(EmptyValue.of) { return "return \(issue).instead(\(empty))" }
        return "\(issue).stop()"
    }

    /// Returns the text of a recorded call with its arguments, in Swift syntax, for the log.
    private func logged(_ requirement: Requirement) -> String {
        let names = Set(kept(requirement).map(\.name))
        let arguments = requirement.parameters.map { parameter in
            let value = names.contains(parameter.name.escaped) ? "\\(\(shown(parameter)))" : "…"
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        let list = arguments.joined(separator: ", ")
        return requirement.kind == .subscript ? "[\(list)]" : "\(requirement.name)(\(list))"
    }
}

/// Finds the empty value of a type, such as `[]` for an array.
enum EmptyValue {
    private static let numbers: Set = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    ]

    static func of(_ type: String) -> String? {
        if type.hasSuffix("?"), !type.contains("->") || type.hasSuffix(")?") { return "nil" }
        if type.contains("->") && !type.hasPrefix("[") { return nil }
        if type == "Bool" { return "false" }
        if numbers.contains(type) { return "0" }
        if type == "String" || type == "Substring" { return "\"\"" }
        let name = type.prefix { $0 != "<" }
        if type.hasSuffix(">"), ["Array", "Set"].contains(name) { return "[]" }
        if type.hasSuffix(">"), name == "Dictionary" { return "[:]" }
        if type.hasSuffix(">"), name == "Optional" { return "nil" }
        let file = SwiftFile(type)
        guard file.isToken(0, "["), let end = file.closing(0), end == file.tokens.count - 1 else { return nil }
        // A colon in nested brackets belongs to a tuple or to a nested dictionary.
        var index = 1
        while index < end {
            if file.isToken(index, ":") { return "[:]" }
            index = (file.closing(index) ?? index) + 1
        }
        return "[]"
    }
}
