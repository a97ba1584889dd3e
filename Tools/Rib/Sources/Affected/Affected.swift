package import Platform
import SwiftFileKit

/// Determines, from the table of modules, the test targets that changes of files can affect. In doubt, a target is
/// included, so that no failing test is left out.
package struct Affected {
    private let house: House
    private let tests: [Target]
    /// The names of the targets that depend directly on each target, by target name.
    private let dependents: [String: [String]]
    /// The names of the targets and system libraries, by folder.
    private let owners: [String: String]
    /// The targets of tests and doubles whose code uses `#filePath` or the current directory. They can read any file of
    /// the working copy, so every change affects them.
    private let readers: [String]

    package init(_ house: House) {
        self.house = house
        tests = house.targets.filter { $0.kind == .tests }
        var dependents: [String: [String]] = [:]
        for target in house.targets {
            for name in target.dependencies { dependents[name, default: []].append(target.name) }
        }
        self.dependents = dependents
        var owners = Dictionary(house.targets.map { ($0.folder, $0.name) }, uniquingKeysWith: { first, _ in first })
        for (name, folder) in house.systemLibraries { owners[folder] = name }
        self.owners = owners
        readers = house.targets.filter {
            ($0.kind == .tests || $0.kind == .testing) && Self.asksWhereItLies($0, in: house)
        }.map(\.name)
    }

    /// Returns the names of the test targets that changes to the files at the given paths can affect, in the order of
    /// the table. A changed line of the table affects its targets. Any other change of the manifest affects all
    /// targets, and so does every change of the manifest if `manifest`, its former text, is `nil`.
    package func testTargets(changing paths: [String], since manifest: String? = nil) -> [String] {
        guard !paths.isEmpty else { return [] }
        var open = Set(readers)
        if paths.contains(Table.path) {
            guard let changed = manifest.flatMap(targets) else { return tests.map(\.name) }
            open.formUnion(changed)
        }
        if paths.contains(where: { ["Package.swift", "Package.resolved"].contains($0) }) { return tests.map(\.name) }
        let owners = paths.filter { $0 != Table.path }.map(owner)
        open.formUnion(owners.compactMap(\.self))
        if owners.contains(nil) { open.formUnion(tests.map(\.name).filter { house.owner(of: $0) == nil }) }
        let affected = reachable(from: open) { dependents[$0] ?? [] }
        return tests.map(\.name).filter(affected.contains)
    }

    /// Returns the names of the targets that differ from those of an older manifest; `nil` if anything but lines of the
    /// table has changed, or if one of the tables has mistakes.
    private func targets(changedSince manifest: String) -> [String]? {
        let old = House(root: house.root, manifest: SwiftFile(manifest))
        guard old.table.findings.isEmpty, house.table.findings.isEmpty, old.table.frame == house.table.frame
        else { return nil }
        let lines = old.table.targetLines
        let changed = house.table.targetLines.filter { $0.value != lines[$0.key] }.map(\.key)
        return house.targets.filter { target in
            let before = old.target(named: target.name)
            let isOfLine = changed.contains { key in
                house.owner(of: target.name).map { $0.key == key } ?? (key.name == target.name)
            }
            return isOfLine || before?.folder != target.folder || before?.dependencies != target.dependencies
        }.map(\.name)
    }

    /// Whether the code of a target can depend on where its files are.
    private static func asksWhereItLies(_ target: Target, in house: House) -> Bool {
        (house.swiftFiles(in: target.folder) ?? []).contains { path in
            guard let bytes = try? FileSystem.bytes(of: house.path(path)) else { return true }
            return bytes.contains(word: "#filePath") || bytes.contains(word: "currentDirectory")
        }
    }

    /// Returns the name of the target or system library whose folder contains the file; `nil` if there is none.
    private func owner(of path: String) -> String? {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let owner = owners[String(folder)] { return owner }
        }
        return nil
    }

    /// Returns the test targets of each of `count` shards. All shards have about the same number of tests, and each target
    /// is in exactly one shard.
    package func shards(_ count: Int, of names: [String]) throws(SystemError) -> [[String]] {
        var weights: [(name: String, weight: Int)] = []
        for name in names {
            var weight = 1
            for path in house.target(named: name).flatMap({ house.swiftFiles(in: $0.folder) }) ?? [] {
                let file = try house.swiftFile(path)
                weight += file.tokens.indices.reduce(0) { sum, index in
                    sum + (file.isToken(index, "@") && file.isToken(index + 1, "Test") ? 1 : 0)
                }
            }
            weights.append((name, weight))
        }
        var (loads, shards) = ([Int](repeating: 0, count: count), [Set<String>](repeating: [], count: count))
        for (name, weight) in weights.sorted(by: { ($1.weight, $0.name) < ($0.weight, $1.name) }) {
            let lightest = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
            loads[lightest] += weight
            shards[lightest].insert(name)
        }
        return shards.map { names.filter($0.contains) }
    }
}

extension Table {
    /// The tokens of each line that declares targets, by the line's key.
    fileprivate var targetLines: [Key: [String]] {
        Dictionary(
            (modules + outside).map { line in
                (line.key, file.tokens.filter { line.range.contains($0.range.lowerBound) }.map(file.text))
            }, uniquingKeysWith: +)
    }

    /// The tokens of the manifest without the lines that declare targets, and the commas after them.
    fileprivate var frame: [String] {
        let ranges = (modules + outside).map(\.range)
        return file.tokens.indices.filter { index in
            let token = file.tokens[index]
            let isComma = index > 0 && file.isToken(index, ",")
            return !ranges.contains { range in
                range.contains(token.range.lowerBound)
                    || isComma && range.upperBound == file.tokens[index - 1].range.upperBound
            }
        }.map { file.text(file.tokens[$0]) }
    }
}
