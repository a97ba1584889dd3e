import Basics
import Platform
import SwiftFileKit

/// Measures of a house: the size of features, the number of mentions of children in their parents, the size of folders,
/// and imports between the Interfaces of features.
struct Shape {
    let house: House
    let module: Module?
    let files: [String: SwiftFile]
    let lines: [String: Int]
    /// The paths of the files in each folder, without subfolders.
    let folders: [String: [String]]
    /// The paths of the files of each target, by target name.
    let targets: [String: [String]]

    init(_ house: House, of module: Module? = nil) throws {
        (self.house, self.module) = (house, module)
        let owners = Dictionary(house.targets.map { ($0.folder, $0.name) }, uniquingKeysWith: { first, _ in first })
        var (files, lines): ([String: SwiftFile], [String: Int]) = ([:], [:])
        var (folders, targets): ([String: [String]], [String: [String]]) = ([:], [:])
        for path in ["App", "Modules", "Tests", "Tools"].flatMap({ house.swiftFiles(in: $0) ?? [] }) {
            let file = try house.swiftFile(path)
            (files[path], lines[path]) = (file, file.codeLines.count)
            folders[path.folder, default: []].append(path)
            if let owner = path.folders.lazy.compactMap({ owners[$0] }).first {
                targets[owner, default: []].append(path)
            }
        }
        (self.files, self.lines, self.folders, self.targets) = (files, lines, folders, targets)
    }

    func measures(_ name: String, in layer: Layer) -> Bool {
        module.map { $0.name == name && $0.layer == layer } ?? true
    }

    /// Returns the paths of the files in a module's targets of the given kinds.
    func paths(of module: Module, _ kinds: Target.Kind...) -> [String] {
        module.targets.filter { kinds.contains($0.kind) }.flatMap { targets[$0.name] ?? [] }
    }

    /// The note that defines a line of code.
    static let definition = "Lines are lines of code: neither blank nor comments alone."

    private var tables: [Section] { [features, children, folderSection, modules, edges] }

    var text: String {
        tables.filter { !$0.rows.isEmpty }.map(\.text).joined(separator: "\n")
    }

    /// All tables as one JSON object, with a member for each table.
    var json: JSONValue {
        .object(JSONObject(members: tables.map { JSONObject.Member(name: $0.key, value: $0.json) }))
    }

    func lines(of paths: [String]) -> Int { paths.reduce(0) { $0 + (lines[$1] ?? 0) } }
}

extension String {
    /// The folder of the path, without a trailing slash; empty if there is none.
    var folder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }

    /// The folders above the path, nearest first.
    fileprivate var folders: [String] { Array(sequence(first: folder) { $0.isEmpty ? nil : $0.folder }) }

    /// Whether the path leads to a file of phrases. Such files grow with the number of languages, not with the
    /// architecture.
    var isPathOfPhrases: Bool { hasSuffix("Phrases.swift") }
}

extension SwiftFile {
    /// The numbers of the lines with code: neither blank nor only comments.
    fileprivate var codeLines: Set<Int> {
        var lines: Set<Int> = []
        for token in tokens {
            lines.insert(token.line)
            guard token.kind == .literal else { continue }
            var line = token.line
            for byte in bytes[token.range] {
                if byte == UInt8(ascii: "\n") {
                    line += 1
                } else if byte > UInt8(ascii: " ") {
                    lines.insert(line)
                }
            }
        }
        return lines
    }
}
