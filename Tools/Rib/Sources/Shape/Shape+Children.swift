import Basics
import SwiftFileKit

extension Shape {
    /// A table of how many lines of each feature mention each of its children, in the order of the manifest.
    var children: Section {
        let rows = house.modules.filter { $0.layer == .feature }.flatMap { parent -> [[JSONValue]] in
            let children = parent.names("features").filter { child in
                house.module(.feature, child)?.isShared != true
                    && (measures(parent.name, in: .feature) || measures(child, in: .feature))
            }
            let taken = children.isEmpty ? [] : names(ofDomainsOf: parent)
            return children.map { row(for: $0, of: parent, taken: taken) }
        }
        return Section(
            title: "Children, and the lines of their parents that name them", key: "children",
            columns: [
                .init(head: "parent", key: "parent"), .init(head: "child", key: "name"),
                .init(head: "lines", key: "lines"), .init(head: "files", key: "files"),
                .init(head: "in the App", key: "appLines"), .init(head: "", key: "isAmbiguous", mark: "*"),
            ], rows: rows,
            notes: [
                "A line names a child by an identifier that has its name as a word (settingsBuilder, routeToSettings,",
                ".settings), or by a string that is its word at the prompt (\"settings\"). Imports and phrases are not",
                "counted, nor files of the App that do not import the child.",
                "* Types of the parent's domains, and properties named after them, are not counted. If a domain has a type",
                "of the child's exact name, a prefixed name counts only after routeTo: setSubGoal belongs to the type.",
            ])
    }

    private func row(for child: String, of parent: Module, taken: Set<String>) -> [JSONValue] {
        var mention = Mention(of: child, taken: taken)
        func counts(_ paths: [String]) -> [Int] {
            paths.filter { !$0.isPathOfPhrases }.compactMap { files[$0].map { mention.lines(in: $0).count } }
        }
        let own = counts(paths(of: parent, .interface, .implementation))
        let isAmbiguous = mention.hasLeftOut
        let imported = Set(house.module(.feature, child)?.targets.map(\.name) ?? [])
        let app = house.table.outside.filter { $0.word == "App" }.flatMap { targets[$0.name] ?? [] }
        let importing = app.filter { files[$0]?.imports.contains { imported.contains($0.module) } ?? false }
        return [
            .string(parent.name), .string(child), .integer(own.reduce(0, +)), .integer(own.count { $0 > 0 }),
            .integer(counts(importing).reduce(0, +)), .bool(isAmbiguous),
        ]
    }

    /// Returns the names of the types in a feature's domains and their data modules, and of properties named after
    /// these types.
    private func names(ofDomainsOf feature: Module) -> Set<String> {
        let modules = feature.names("domains").flatMap { name in
            [Layer.domain, .data].compactMap { house.module($0, name) }
        }
        let types = modules.flatMap { paths(of: $0, .interface, .implementation) }.flatMap { files[$0]?.types ?? [] }
        return Set(types.flatMap { [$0.name, $0.name.asProperty] })
    }
}

/// Finds the lines of code that mention a feature.
private struct Mention {
    private let name: String
    /// Names of types and properties in the parent's domains, which do not count as mentions of the feature.
    private let taken: Set<String>
    /// Whether a name was left out because it has another meaning.
    private(set) var hasLeftOut = false

    init(of name: String, taken: Set<String>) {
        (self.name, self.taken) = (name, taken)
    }

    mutating func lines(in file: SwiftFile) -> Set<Int> {
        var lines: Set<Int> = []
        for token in file.tokens {
            switch token.kind {
            case .word, .escapedWord:
                let identifier = token.kind == .word ? file.text(token) : file.text(token).replacing("`", with: "")
                if isNamed(by: identifier) { lines.insert(token.line) }
            case .literal:
                guard let steps = file.string(token)?.split(separator: "/") else { continue }
                if steps.contains(where: { $0.lowercased() == name.asWord }) { lines.insert(token.line) }
            case .sign, .directive: continue
            }
        }
        return lines.subtracting(file.imports.map(\.line))
    }

    private mutating func isNamed(by identifier: String) -> Bool {
        guard identifier.utf8.count >= name.utf8.count else { return false }
        let begins = [name, name.asProperty].contains { identifier.has($0, at: identifier.startIndex) }
        let inside = identifier.ranges(of: name).contains { identifier.has(name, at: $0.lowerBound) }
        guard begins || inside else { return false }
        let isOfType = !begins && taken.contains(name) && !identifier.hasPrefix("routeTo")
        guard !taken.contains(identifier), !isOfType else {
            hasLeftOut = true
            return false
        }
        return true
    }
}

extension String {
    /// Whether a word is at an index and is not followed by a lowercase letter or a digit: “Home” is in “HomeScreen”,
    /// but not in “Homework”.
    fileprivate func has(_ word: String, at index: Index) -> Bool {
        guard self[index...].hasPrefix(word) else { return false }
        return !(self[index...].dropFirst(word.count).first.map { $0.isLowercase || $0.isNumber } ?? false)
    }
}
