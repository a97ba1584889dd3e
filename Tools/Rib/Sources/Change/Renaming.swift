import Platform
import SwiftFileKit

/// Renames a module: its folder, its files, its targets and types, and all references to them.
struct Renaming {
    let house: House
    let module: Module
    let name: String

    private var renamed: Module {
        var renamed = Module(module.layer, name)
        renamed.words = module.words
        return renamed
    }

    /// Renames the module, and returns the paths of the files whose text changed. Either all texts are changed, or
    /// none.
    ///
    /// - Throws: ``Refusal`` for an invalid or taken name, a name that has a meaning in the manifest, or a missing folder;
    ///   `SystemError` when something cannot be changed.
    func apply() throws -> [String] {
        try refuse()
        let words = try RenamedWords(of: module, as: renamed, in: house)
        var changes = ChangeSet(root: house.root)
        changes.write(table, to: Table.path)
        var moves: [(from: String, to: String)] = []
        let owners = Dictionary(
            house.targets.flatMap { target in (house.swiftFiles(in: target.folder) ?? []).map { ($0, target) } },
            uniquingKeysWith: { first, _ in first })
        for path in ["App", "Modules", "Tests", "Tools"].flatMap({ house.swiftFiles(in: $0) ?? [] }) {
            if let new = try words.text(of: path, in: owners[path]) { changes.write(new, to: path) }
            guard let slash = path.lastIndex(of: "/") else { continue }
            let file = words.fileName(String(path[path.index(after: slash)...]), in: owners[path])
            if path[path.index(after: slash)...] != file { moves.append((path, "\(path[...slash])\(file)")) }
        }
        if let readme = try? changes.text("README.md") {
            let new = readme.replacingWords(words.ofTargets)
            if new != readme { changes.write(new, to: "README.md") }
        }
        if var page = try ModulesPage(of: house) {
            page.rename(module, to: renamed)
            changes.write(page.text, to: ModulesPage.path)
        }
        moves += try articleMoves(&changes)
        moves.append((module.folder, renamed.folder))
        let snapshots = FeatureTemplate.snapshotFolder(of: module.name)
        if module.layer == .feature, FileSystem.isFolder(house.path(snapshots)) {
            moves.append((snapshots, FeatureTemplate.snapshotFolder(of: name)))
        }
        try refuse(moves)
        try changes.apply()
        for move in moves { try FileSystem.move(house.path(move.from), to: house.path(move.to)) }
        return try changes.paths + writeStubs()
    }

    /// Rewrites the stubs that name the module in their comments, or whose imports are sorted by its name.
    ///
    /// - Returns: the paths of those that changed.
    private func writeStubs() throws -> [String] {
        let house = try House(at: house.root)
        var changes = ChangeSet(root: house.root)
        for feature in house.modules where feature.layer == .feature {
            let isOwn = module.layer == .feature && feature.name == name
            guard isOwn || feature.names(module.layer.label).contains(name) else { continue }
            for (path, text) in try DependencyStub(of: feature, in: changes, of: house)?.files() ?? [] {
                if FileSystem.exists(house.path(path)), try changes.text(path) != text { changes.write(text, to: path) }
            }
        }
        try changes.apply()
        return changes.paths
    }

    /// Changes the title of the first page of the module's documentation.
    ///
    /// - Returns: the moves of the page and then of the documentation catalog; empty without a catalog.
    private func articleMoves(_ changes: inout ChangeSet) throws(SystemError) -> [(from: String, to: String)] {
        let (old, new) = (module.base, renamed.base)
        let catalog = "\(module.folder)/Sources/\(old).docc"
        guard FileSystem.isFolder(house.path(catalog)) else { return [] }
        let (page, move) = ("\(catalog)/\(old).md", (from: catalog, to: "\(module.folder)/Sources/\(new).docc"))
        guard FileSystem.exists(house.path(page)) else { return [move] }
        let text = try changes.text(page)
        changes.write(text.replacing("# ``\(old)``\n", with: "# ``\(new)``\n"), to: page)
        return [(from: page, to: "\(catalog)/\(new).md"), move]
    }

    private func refuse() throws(Refusal) {
        if let mistake = ModuleName.mistake(in: name, of: module.layer) {
            throw Refusal("“\(name)” cannot be a module's name: \(mistake)")
        }
        if let (target, line) = targetInCode {
            throw Refusal(
                "\(Table.path):\(line): the code of the manifest names \(target), as rib does, so \(module.title) keeps "
                    + "its name")
        }
        guard !isKnownByName else {
            throw Refusal("rib finds \(module.title) by its name, so it keeps it")
        }
        guard module.isSchema == renamed.isSchema else {
            throw Refusal("“Schema” at the end means data that other data may name: neither add it nor take it away")
        }
        let others = house.targets.filter { house.owner(of: $0.name)?.title != module.title }
        let taken = Set(others.map { $0.name.lowercased() } + house.systemLibraries.keys.map { $0.lowercased() })
        if let target = renamed.targets.first(where: { taken.contains($0.name.lowercased()) }) {
            throw Refusal("there is a target \(target.name) already: take another name")
        }
        guard FileSystem.isFolder(house.path(module.folder)) else { throw Refusal("\(module.folder) is missing") }
    }

    /// The first target of the module that the manifest names outside its lists, such as one that every feature has,
    /// with the line; `nil` if there is none.
    private var targetInCode: (name: String, line: Int)? {
        let table = house.table
        let lists = (table.modules + table.systemLibraries + table.outside).map(\.range)
        let names = Set(module.targets.map(\.name))
        for token in table.file.tokens where !lists.contains(where: { $0.contains(token.range.lowerBound) }) {
            if let name = table.file.string(token), names.contains(name) { return (name, token.line) }
        }
        return nil
    }

    /// Whether the module brings a part of the machinery that a project can do without.
    private var isKnownByName: Bool {
        module.layer == .core && ProjectChoices.Extra.allCases.contains { $0.module == module.name }
    }

    /// Refuses moves that would replace a file or a folder.
    private func refuse(_ moves: [(from: String, to: String)]) throws(Refusal) {
        var targets: Set<String> = []
        for (from, to) in moves {
            // On a disk that ignores case, the new path can lead to the moved file itself.
            let found = FileSystem.identity(of: house.path(to))
            guard targets.insert(to).inserted, found == nil || found == FileSystem.identity(of: house.path(from)) else {
                throw Refusal("\(to) is there already: take another name")
            }
        }
    }

    /// The text of the manifest, with the new name in the module's line and in the lines that refer to the module.
    private var table: String {
        let lines = house.table.modules + house.table.outside + house.table.systemLibraries
        let words = lines.flatMap { line in
            line.arguments.flatMap { argument -> [Table.Word] in
                let isOwn =
                    argument.label == nil && line.word == module.layer.rawValue && line.name == module.name
                let isNamed = argument.label == module.layer.label
                let isHome = argument.label == "of" && module.layer == .core
                return isOwn || isNamed || isHome ? argument.words.filter { $0.text == module.name } : []
            }
        }
        return house.table.file.text(with: words.map { ($0.range, "\"\(name)\"") })
    }
}
