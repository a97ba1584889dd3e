import Platform
import SwiftFileKit

/// The words to replace when a module is renamed. A word of the module is replaced where it means the module: in the
/// module itself, and in files that import the target which declares it. Other modules may have the same words.
struct RenamedWords {
    private let house: House
    private let module, renamed: Module
    /// The names of the module's targets, which are unique.
    let ofTargets: [String: String]
    /// The types that begin with the module's name, by the target that declares them: all, and those that other targets
    /// can see.
    private let ofTypes: [String: (all: [String: String], visible: [String: String])]
    /// The properties and functions that are named after the module, such as `notesBuilder`.
    private let ofMembers: [String: String]

    init(of module: Module, as renamed: Module, in house: House) throws {
        (self.house, self.module, self.renamed) = (house, module, renamed)
        ofTargets = Dictionary(uniqueKeysWithValues: zip(module.targets.map(\.name), renamed.targets.map(\.name)))
        var types: [String: (all: [String: String], visible: [String: String])] = [:]
        var members: [String: String] = [:]
        let (old, new) = (module.name.asProperty, renamed.name.asProperty)
        func add(_ member: String) {
            let rest = String(member.dropFirst(old.count))
            members[member] = new + rest
            for end in ["Calls", "Result", "Error"] { members[member + end] = new + rest + end }
            members["when\(member.capitalizedFirst)"] = "when\((new + rest).capitalizedFirst)"
        }
        for target in module.targets {
            var (all, visible): ([String: String], [String: String]) = ([:], [:])
            for path in house.swiftFiles(in: target.folder) ?? [] {
                let file = try house.swiftFile(path)
                for type in file.types {
                    guard let word = type.name.replacingName(module.name, with: renamed.name) else { continue }
                    all[type.name] = word
                    if file.isVisibleOutside(type) { visible[type.name] = word }
                    guard target.kind == .interface, type.name == "\(module.name)Listener" else { continue }
                    for function in file.functions(in: type) where function.hasPrefix("\(old)Did") {
                        add(String(function.prefix { $0 != "(" && $0 != "<" }))
                    }
                }
            }
            types[target.name] = (all, visible)
        }
        switch module.layer {
        case .feature:
            for end in ["Builder", "Mock"] { members[old + end] = new + end }
            for (start, end) in [("routeTo", ""), ("routeTo", "Calls"), ("whenRouteTo", "")] {
                members[start + module.name + end] = start + renamed.name + end
            }
        case .domain:
            for end in ["UseCase", "Repository"] { members[old + end] = new + end }
        case .core, .data: break
        }
        (ofTypes, ofMembers) = (types, members)
    }

    /// Returns the text of a file with the new words, and with sorted imports; `nil` if nothing changes.
    func text(of path: String, in target: Target?) throws -> String? {
        let file = try house.swiftFile(path)
        let names = [module.name, module.name.asProperty, module.name.capitalizedFirst]
        guard names.contains(where: { file.bytes.contains(word: $0) }) else { return nil }
        let old = file.text(with: [])
        var new = old.replacingWords(try words(of: file, in: target))
        if module.layer == .feature { new = SwiftFile(new).renamingEntry(module.name, to: renamed.name) }
        if path == Doubles.path(of: module) {
            // The mock shows the feature's name.
            new = new.replacing("showing: \"\(module.name.asWord)\"", with: "showing: \"\(renamed.name.asWord)\"")
        }
        return new == old ? nil : new.sortingImports
    }

    /// Returns the new name of a file of the module, or of a test of the way to the module.
    func fileName(_ name: String, in target: Target?) -> String {
        guard let target, let owner = house.owner(of: target.name) else { return name }
        let stem = String(name.prefix { $0 != "." && $0 != "+" })
        if owner.title == module.title {
            let new = name.hasPrefix(module.name) ? renamed.name : stem.replacingName(module.name, with: renamed.name)
            return new.map { $0 + name.dropFirst(name.hasPrefix(module.name) ? module.name.count : stem.count) } ?? name
        }
        return wayTest(from: owner).flatMap { stem == $0.old ? "\($0.new).swift" : nil } ?? name
    }

    /// Returns the old and the new name of the test of the way from a feature to the module.
    private func wayTest(from owner: Module) -> (old: String, new: String)? {
        guard module.layer == .feature, owner.layer == .feature else { return nil }
        return ("\(owner.name)To\(module.name)Tests", "\(owner.name)To\(renamed.name)Tests")
    }

    private func words(of file: SwiftFile, in target: Target?) throws -> [String: String] {
        guard let target else { return ofTargets }
        let owner = house.owner(of: target.name)
        let isOwn = owner?.title == module.title
        let isUser = target.dependencies.contains { ofTargets[$0] != nil }
        var words = isOwn || isUser ? try wordsOfModule(in: file, of: target) : ofTargets
        if let test = owner.flatMap(wayTest) { words[test.old] = test.new }
        return words
    }

    /// Returns the words to replace in a file of the module, or of a target that depends on it.
    private func wordsOfModule(in file: SwiftFile, of target: Target) throws -> [String: String] {
        var words = ofTargets.merging(ofMembers) { first, _ in first }
        for line in file.imports {
            guard let types = ofTypes[line.module] else { continue }
            words.merge(file.isTestable(line) ? types.all : types.visible) { first, _ in first }
        }
        if let own = ofTypes[target.name] {
            words.merge(own.all) { first, _ in first }
        } else {
            // A type of the same name that the file's own target declares hides that of the module.
            for path in house.swiftFiles(in: target.folder) ?? [] {
                for type in try house.swiftFile(path).types where words[type.name] != nil { words[type.name] = nil }
            }
        }
        return words
    }
}

extension SwiftFile {
    /// Whether a type is declared as one that other targets can see.
    fileprivate func isVisibleOutside(_ type: TypeDeclaration) -> Bool {
        let words: [StaticString] = ["public", "package", "open"]
        return tokens[..<type.index].indices.reversed().prefix { tokens[$0].line == type.line }
            .contains { index in words.contains { isToken(index, $0) } }
    }
}

extension String {
    /// Returns the text with another name in the place of a module's, such as `HomeScreen` and `StoredHomeUseCase` for
    /// Home; `nil` for any other text, such as `Homework`.
    fileprivate func replacingName(_ name: String, with new: String) -> String? {
        for start in ["", "Stored", "SQLite"] where hasPrefix(start + name) {
            let rest = dropFirst(start.count + name.count)
            if rest.first.map({ $0.isUppercase || $0.isNumber }) ?? true { return start + new + rest }
        }
        return nil
    }

    /// Returns the text with whole words replaced, including those in comments and strings.
    func replacingWords(_ words: [String: String]) -> String {
        var (text, word) = ("", "")
        func flush() {
            text += words[word] ?? word
            word = ""
        }
        for character in self {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                flush()
                text.append(character)
            }
        }
        flush()
        return text
    }
}
