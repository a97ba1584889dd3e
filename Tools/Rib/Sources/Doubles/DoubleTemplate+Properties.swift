import SwiftFileKit

// The properties of a double: its recorded calls, and the results that a test sets.
extension DoubleTemplate {
    struct Property {
        let name, type, initial: String
        var isRecord = false
    }

    /// An argument that is recorded with its call.
    struct Kept {
        let name, type: String
        /// The expression for the recorded value.
        let value: String
    }

    /// Returns the prefix of the names of a requirement's properties, such as `rename` in `renameCalls`.
    func stem(_ requirement: Requirement) -> String { of.stem(requirement) }

    /// Returns the properties that record a requirement's calls and hold the results that a test sets.
    func properties(_ requirement: Requirement) -> [Property] {
        let stem = stem(requirement)
        var properties: [Property] = []
        if requirement.kind != .property, !isOwnInitializer(requirement) {
            properties.append(record("\(stem)Calls", of: kept(requirement)))
            if requirement.isSettable {
                let written = Kept(name: "newValue", type: own(requirement.result ?? ""), value: "newValue")
                properties.append(record("\(stem)Sets", of: kept(requirement) + [written]))
            }
            if actsOnCall(requirement) { properties.append(hook(requirement)) }
        }
        if let answer = answer(requirement) {
            properties.append(Property(name: stem + answer.name, type: answer.type, initial: ""))
        }
        return properties
    }

    /// Returns the code that declares a requirement's properties.
    func stored(_ requirement: Requirement) -> String { properties(requirement).map(declaration).joined() }

    func declaration(of property: Property) -> String {
        let type = property.type == "Int" && property.isRecord ? "" : ": \(property.type)"
        let access = property.isRecord ? "package private(set)" : "package"
        return "    \(access) var \(property.name)\(type)\(property.initial)\n"
    }

    func isOwnInitializer(_ requirement: Requirement) -> Bool {
        requirement.kind == .initializer && requirement.parameters.isEmpty && !hasLog
    }

    /// Returns the property that records calls: their number, or their arguments.
    func record(_ name: String, of arguments: [Kept]) -> Property {
        switch arguments.count {
        case 0: return Property(name: name, type: "Int", initial: " = 0", isRecord: true)
        case 1: return Property(name: name, type: "[\(arguments[0].type)]", initial: " = []", isRecord: true)
        default:
            let tuple = arguments.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
            return Property(name: name, type: "[(\(tuple))]", initial: " = []", isRecord: true)
        }
    }

    /// Returns the arguments that are recorded with a call. An argument is recorded as text if its type is generic, or
    /// if its type is not Sendable and the record is behind a lock. A closure is left out if it would have to be
    /// recorded as text, or if it does not escape.
    func kept(_ requirement: Requirement) -> [Kept] {
        let isLocked = keeping(of: requirement) == .locked
        return requirement.parameters.compactMap { parameter in
            let name = parameter.name.escaped
            let isText = requirement.isGeneric(parameter.type) || isLocked && !requirement.isSendable(parameter.type)
            let isFunction = parameter.type.contains("->")
            let outlives = parameter.type.contains("@escaping") || parameter.type.hasSuffix("?")
            if isFunction, isText || !outlives { return nil }
            if isText {
                return Kept(name: name, type: "String", value: "\"\\(\(shown(parameter)))\"")
            }
            var type = own(parameter.type).replacing("@escaping ", with: "").replacing("@autoclosure ", with: "")
            if type.hasPrefix("isolated ") { type = String(type.dropFirst("isolated ".count)) }
            if type.hasSuffix("...") { type = "[\(type.dropLast(3))]" }
            return Kept(name: name, type: isFunction ? "(\(type))" : type, value: argument(parameter))
        }
    }

    /// Returns the internal name of a parameter: the parameter's own name, or one such as `theLog` if the double's code
    /// already uses the name `log`.
    func argument(_ parameter: Requirement.Parameter) -> String {
        let isTaken = Self.ownNames.contains(parameter.name) || ["result", "error", "value"].contains(parameter.name)
        return isTaken ? "the\(parameter.name.capitalizedFirst)" : parameter.name.escaped
    }

    /// The names of a double's own properties.
    static let ownNames: Set = ["log", "memory", "typeMemory", "newValue"]

    /// Returns the expression to write between `\(` and `)` for an argument. An optional itself would cause a warning there.
    func shown(_ parameter: Requirement.Parameter) -> String {
        let name = argument(parameter)
        return parameter.type.hasSuffix("?") ? "\(name).map { \"\\($0)\" } ?? \"nil\"" : name
    }

    /// Whether the double has a closure that runs on each call of a requirement. Functions with an inout parameter, and
    /// most functions without a result, have such a closure.
    func actsOnCall(_ requirement: Requirement) -> Bool {
        guard requirement.kind == .function else { return false }
        if requirement.parameters.contains(where: \.isInout) { return true }
        return keeping(of: requirement) != .locked && requirement.result == nil && !requirement.isMainActor
    }

    private func hook(_ requirement: Requirement) -> Property {
        let arguments = kept(requirement)
        let changed = Set(requirement.parameters.filter(\.isInout).map(\.name.escaped))
        let types = arguments.map { changed.contains($0.name) ? "inout \($0.type)" : $0.type }
        let names = arguments.isEmpty ? "" : " \(arguments.map { _ in "_" }.joined(separator: ", ")) in "
        let start =
            requirement.isMainActor ? "@MainActor " : keeping(of: requirement) == .locked ? "@Sendable " : ""
        return Property(
            name: "when\(stem(requirement).capitalizedFirst)",
            type: "\(start)(\(types.joined(separator: ", "))) -> Void", initial: " = {\(names)}")
    }

    /// Returns the property that a test sets for a requirement: the result, or the error of a throwing function without
    /// a result; `nil` if there is neither. `name` is only the suffix of the property's name.
    func answer(_ requirement: Requirement) -> (name: String, type: String)? {
        guard requirement.kind != .initializer else { return nil }
        guard let result = requirement.result else {
            return requirement.throwing.isEmpty ? nil : ("Error", "(\(requirement.error))?")
        }
        let any = keeping(of: requirement) == .locked ? "any Sendable" : "Any"
        let type = requirement.isGeneric(result) ? any : own(result)
        if !requirement.throwing.isEmpty { return ("Result", "Result<\(type), \(requirement.error)>?") }
        let isCompound =
            ["any ", "some "].contains { type.hasPrefix($0) } || type.hasSuffix("?") || type.contains("->")
        return ("Result", isCompound ? "(\(type))?" : "\(type)?")
    }

    func own(_ type: String) -> String {
        guard type.words.contains("Self") else { return type }
        let file = SwiftFile(type)
        let own = file.tokens.indices.filter { file.isToken($0, "Self") }.map { (file.tokens[$0].range, name) }
        return file.text(with: own)
    }
}
