import Platform

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
    /// - Throws: ``Refusal`` for an invalid or taken name or a missing folder, `SystemError` when something cannot be
    ///   changed.
    func apply() throws -> [String] {
        try refuse()
        let words = try words
        var changes = ChangeSet(root: house.root)
        changes.write(table, to: Table.path)
        var moves: [(from: String, to: String)] = []
        for top in ["App", "Modules", "Tests", "Tools"] {
            for path in house.swiftFiles(in: top) ?? [] {
                let text = try changes.text(path)
                var new = text.replacingWords(words)
                if module.layer == .feature { new = SwiftFile(new).renamingEntry(module.name, to: name) }
                if new != text { changes.write(new.sortingImports, to: path) }
                guard path.hasPrefix("\(module.folder)/"), let slash = path.lastIndex(of: "/") else { continue }
                let file = path[path.index(after: slash)...]
                if file.hasPrefix(module.name) {
                    moves.append((path, "\(path[...slash])\(name)\(file.dropFirst(module.name.count))"))
                }
            }
        }
        if let readme = try? changes.text("README.md") {
            let new = readme.replacingWords(words)
            if new != readme { changes.write(new, to: "README.md") }
        }
        if var page = try ModulesPage(of: house) {
            page.rename(module, to: renamed)
            changes.write(page.text, to: ModulesPage.path)
        }
        try changes.apply()
        for move in moves { try FileSystem.move(house.path(move.from), to: house.path(move.to)) }
        try FileSystem.move(house.path(module.folder), to: house.path(renamed.folder))
        try renameArticle()
        let snapshots = house.path(FeatureTemplate.snapshotFolder(of: module.name))
        if module.layer == .feature, FileSystem.isFolder(snapshots) {
            try FileSystem.move(snapshots, to: house.path(FeatureTemplate.snapshotFolder(of: name)))
        }
        return changes.paths
    }

    /// Renames the documentation catalog with its first page, and the title of that, in the folder that has the new
    /// name already.
    private func renameArticle() throws(SystemError) {
        let (old, new) = (module.base, renamed.base)
        let (from, to) = ("\(renamed.folder)/Sources/\(old).docc", "\(renamed.folder)/Sources/\(new).docc")
        guard FileSystem.isFolder(house.path(from)) else { return }
        try FileSystem.move(house.path(from), to: house.path(to))
        let page = house.path("\(to)/\(old).md")
        guard FileSystem.exists(page) else { return }
        let text = String(decoding: try FileSystem.bytes(of: page), as: UTF8.self)
        try FileSystem.replaceSharedFile(page, with: text.replacing("# ``\(old)``\n", with: "# ``\(new)``\n"))
        try FileSystem.move(page, to: house.path("\(to)/\(new).md"))
    }

    private func refuse() throws(Refusal) {
        if let mistake = ModuleName.mistake(in: name) {
            throw Refusal("“\(name)” cannot be a module's name: \(mistake)")
        }
        let others = house.targets.filter { house.owner(of: $0.name)?.title != module.title }
        let taken = Set(others.map { $0.name.lowercased() } + house.systemLibraries.keys.map { $0.lowercased() })
        if let target = renamed.targets.first(where: { taken.contains($0.name.lowercased()) }) {
            throw Refusal("there is a target \(target.name) already: take another name")
        }
        guard FileSystem.isFolder(house.path(module.folder)) else { throw Refusal("\(module.folder) is missing") }
        guard name.lowercased() == module.name.lowercased() || !FileSystem.exists(house.path(renamed.folder)) else {
            throw Refusal("\(renamed.folder) is there already: take another name")
        }
    }

    /// The identifiers to replace, with their replacements: the names of targets, of types that begin with the module's
    /// name, and, except in a core module, derived names such as `notesBuilder`.
    private var words: [String: String] {
        get throws {
            var words = Dictionary(uniqueKeysWithValues: zip(module.targets.map(\.name), renamed.targets.map(\.name)))
            for target in module.targets {
                for path in house.swiftFiles(in: target.folder) ?? [] {
                    for type in try house.swiftFile(path).types where type.name.beginsWithName(module.name) {
                        words[type.name] = name + type.name.dropFirst(module.name.count)
                    }
                }
            }
            guard module.layer != .core else {
                // The name of a core module has no suffix, so words derived from the name can mean something else.
                return words
            }
            let (old, new) = (module.name.asProperty, name.asProperty)
            for end in ["Builder", "DidFinish", "DidFinishCalls", "Mock", "UseCase", "Repository"] {
                words[old + end] = new + end
            }
            for (start, end) in [("routeTo", ""), ("routeTo", "Calls"), ("whenRouteTo", ""), ("when", "DidFinish")] {
                words[start + module.name + end] = start + name + end
            }
            return words
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

extension String {
    /// Whether the text is the name, or the name followed by another word: `HomeScreen`, but not `Homework`, for
    /// `Home`.
    fileprivate func beginsWithName(_ name: String) -> Bool {
        guard hasPrefix(name) else { return false }
        return dropFirst(name.count).first.map { $0.isUppercase || $0.isNumber } ?? true
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
