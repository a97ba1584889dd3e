package import Platform
import SwiftFileKit

/// The generated stub of a feature's Dependency. It provides use cases as doubles, which a test can replace, and the
/// builders of children as mocks. The code is generated from source files alone, so nothing has to be built first.
package struct DependencyStub {
    /// A property of the Dependency.
    private struct Member {
        let name, type: String
        /// The modules of the type and of its double.
        var modules: [String] = []
        /// The code that creates the double; `nil` if a test must supply it.
        var double: String?
        /// The name of the stub's property that holds a builder's mock; `nil` for a property that is not a builder.
        var mock: String?
    }

    private let house: House
    private let changes: ChangeSet
    private let module: Module
    private var members: [Member] = []

    private var name: String { "\(module.name)DependencyStub" }

    /// Creates the stub from a feature's Dependency, and from those protocols of the feature that the Dependency
    /// refines; `nil` if the feature has no Dependency.
    ///
    /// - Throws: `SystemError` when a file cannot be read.
    package init?(of module: Module, in changes: ChangeSet, of house: House) throws(SystemError) {
        (self.house, self.changes, self.module) = (house, changes, module)
        let files = try changes.files(in: "\(module.folder)/Sources", of: house).map(\.file)
        guard let own = Self.members(of: "\(module.name)Dependency", in: files) else { return nil }
        for member in own { members.append(try doubled(member)) }
    }

    /// Returns the names of the properties that a feature's Dependency requires.
    static func requirements(of module: Module, in changes: ChangeSet, of house: House) throws(SystemError) -> [String]
    {
        let files = try changes.files(in: "\(module.folder)/Sources", of: house).map(\.file)
        return members(of: "\(module.name)Dependency", in: files)?.map(\.name) ?? []
    }

    /// Returns the stub's files, for the tests and the example. A folder with a handwritten stub is left out.
    ///
    /// - Throws: `SystemError` when a file cannot be read.
    package func files() throws(SystemError) -> [(path: String, text: String)] {
        var files: [(path: String, text: String)] = []
        for folder in ["Tests", "Example"].map({ "\(module.folder)/\($0)" }) {
            let path = "\(folder)/\(name)+Generated.swift"
            let others = try changes.files(in: folder, of: house).filter { $0.path != path }
            if !others.contains(where: { $0.file.declares(name) }) { files.append((path, text)) }
        }
        return files
    }

    /// Adds the files of the stub to a set of changes.
    ///
    /// - Throws: `SystemError` when a file cannot be read.
    func write(to changes: inout ChangeSet) throws(SystemError) {
        for (path, text) in try files() { changes.write(text, to: path) }
    }

    // MARK: What it asks for

    private static func members(of name: String, in files: [SwiftFile]) -> [Member]? {
        for file in files {
            guard let type = file.types.first(where: { $0.name == name && $0.keyword == "protocol" }),
                let brace = file.openingBrace(from: type.index), let end = file.closing(brace)
            else { continue }
            let own = (brace..<end).filter { file.isToken($0, "var") }.compactMap { index -> Member? in
                guard let open = file.openingBrace(from: index) else { return nil }
                return Member(
                    name: file.text(file.tokens[index + 1]), type: file.text(from: index + 3, to: open))
            }
            let refined = (type.index + 2..<brace).filter { file.tokens[$0].kind == .word }
            return own + refined.flatMap { members(of: file.text(file.tokens[$0]), in: files) ?? [] }
        }
        return nil
    }

    /// Returns the member with its double, if any. A double is found by the name of its type, such as
    /// `HomeBuildableMock` or `ProfileUseCaseFake`.
    private func doubled(_ member: Member) throws(SystemError) -> Member {
        var member = member
        let type = member.type.hasPrefix("any ") ? String(member.type.dropFirst(4)) : member.type
        let offered = (module.names("features").map { "\($0)Feature" } + module.names("domains").map { "\($0)Domain" })
        if let feature = module.names("features").first(where: { "\($0)Buildable" == type }) {
            member.mock = member.name.replacing("Builder", with: "Mock")
            member.double = "\(feature)BuildableMock()"
            member.modules = ["\(feature)FeatureInterface", "\(feature)FeatureTesting"]
            return member
        }
        if let empty = EmptyValue.of(member.type) {
            member.double = empty
            return member
        }
        for base in offered {
            guard let target = house.target(named: "\(base)Interface"), try declaration(of: type, in: target) != nil
            else { continue }
            member.modules.append(target.name)
            if try take(doubleOf: type, from: "\(base)Testing", for: &member) { return member }
        }
        let plain = String(type.prefix { $0 != "<" })
        for base in [Module.basics, "Ribcage"] + module.names("core") {
            guard let target = house.target(named: base), let isBuilt = try declaration(of: plain, in: target)
            else { continue }
            member.modules.append(base)
            if isBuilt { member.double = "\(type)()" }
            if let doubles = house.target(named: "\(base)Testing"), try hasStub(type, in: doubles) {
                member.modules.append(doubles.name)
                member.double = ".stub"
            } else if try take(doubleOf: type, from: "\(base)Testing", for: &member) {
                return member
            }
        }
        return member
    }

    /// Sets the double of a member if the given module declares one for the type.
    ///
    /// - Returns: whether the module declares a double.
    private func take(
        doubleOf type: String, from module: String, for member: inout Member
    ) throws(SystemError) -> Bool {
        guard let doubles = house.target(named: module) else { return false }
        for ending in ["Fake", "Stub", "Spy", "Mock"] {
            guard let isBuilt = try declaration(of: type + ending, in: doubles) else { continue }
            member.modules.append(doubles.name)
            member.double = isBuilt ? "\(type)\(ending)()" : nil
            return true
        }
        return false
    }

    /// Returns whether a type of a target can be created without arguments; `nil` if the target does not declare it.
    private func declaration(of name: String, in target: Target) throws(SystemError) -> Bool? {
        for (_, file) in try changes.files(in: target.folder, of: house) {
            guard let type = file.types.first(where: { $0.name == name }) else { continue }
            return file.isMadeWithoutArguments(type)
        }
        return nil
    }

    /// Returns whether a target declares a `static let stub` of a type.
    private func hasStub(_ type: String, in target: Target) throws(SystemError) -> Bool {
        try changes.files(in: target.folder, of: house).contains { _, file in
            file.tokens.indices.contains { index in
                file.isToken(index, "extension") && file.isWord(index + 1, type)
                    && file.openingBrace(from: index).flatMap { open in
                        file.closing(open).map { (open..<$0).contains { file.isWord($0, "stub") } }
                    } == true
            }
        }
    }

    // MARK: What is written

    private var text: String {
        let imports = Writing.imports(
            ([module.base] + members.flatMap(\.modules)).map { (nil, $0) })
        let (mocks, given) = (members.filter { $0.mock != nil }, members.filter { $0.mock == nil })
        let stored =
            given.map { "    let \($0.name): \($0.type)\n" }
            + mocks.map { "    let \($0.mock ?? "") = \($0.double ?? "")\n" }
        let computed = mocks.map { "    var \($0.name): \($0.type) { \($0.mock ?? "") }\n" }
        let parameters = given.map { "\($0.name): \($0.type)\($0.double.map { " = \($0)" } ?? "")" }
        let sets = given.map { "        self.\($0.name) = \($0.name)\n" }.joined()
        let initializer =
            given.isEmpty ? "" : "    \(Writing.call("init(", parameters, ") {", indent: 4))\n\(sets)    }\n"
        let parts = [stored.joined(), computed.joined(), initializer].filter { !$0.isEmpty }
        let body = parts.isEmpty ? "{}" : "{\n\(parts.joined(separator: "\n"))}"
        return """
            // Generated by “rib doubles”, which overwrites this file. To replace the stub, write one with its name by hand in another
            // file of this folder.

            \(imports)
            /// The dependencies of \(module.name), as doubles.
            final class \(name): \(module.name)Dependency \(body)

            """
    }
}

extension SwiftFile {
    /// Whether the file declares a type with the given name at the top level.
    func declares(_ name: String) -> Bool { types.contains { $0.name == name } }

    /// Whether a type can be created without arguments: by an initializer that requires none and is neither `throws`
    /// nor `async`. A type without an explicit initializer counts, too.
    func isMadeWithoutArguments(_ type: TypeDeclaration) -> Bool {
        guard ["class", "struct", "actor"].contains(type.keyword), let brace = openingBrace(from: type.index),
            let end = closing(brace)
        else { return false }
        var (index, isFound) = (brace + 1, false)
        while index < end {
            let open = isToken(index + 1, "<") ? closingAngle(index + 1) + 1 : index + 1
            if isToken(index, "init"), isToken(open, "("), let close = closing(open) {
                isFound = true
                let needed = pieces(from: open, to: close).filter { !$0.contains("=") }
                if needed.isEmpty, !isToken(close + 1, "throws"), !isToken(close + 1, "async") { return true }
            }
            index = (isToken(index, "{") ? closing(index) : nil) ?? index
            index += 1
        }
        return !isFound
    }
}
