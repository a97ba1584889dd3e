import Platform

/// A new project: the shared code and the tools of this project without its apps, and one feature to begin with.
struct NewProject {
    let house: House
    let name: String
    let folder: String
    /// The language codes of the new project; `nil` for the languages of this project.
    var languages: [String]?

    var program: String { name.lowercased() }

    private static let feature = "Home"
    private static let app = "App"
    /// The copied test targets, which cover the shared code and not an app.
    private static let tests = ["ArchitectureTests", "RibcageConformance", "DocumentationTests", "SnapshotTests"]
    private static let tools = ["ProcessKit", "RibKit", "rib", "CatalogKit", "Catalog"]
    private static let copied =
        [
            "Modules/Core", "Tools/Rib", "Tools/Process", "Tools/Catalog", "Tools/lib", "Tools/run", "Tools/test",
            ".ci", ".gitignore",
            ".swift-format",
        ]
        + ["LICENSE"] + tests.map { "Tests/\($0)" }

    /// Creates the project, completely or not at all.
    ///
    /// - Throws: ``Refusal`` for an invalid name or a folder that is not empty, `SystemError` when something cannot be
    ///   read or written.
    func make() throws {
        try refuse()
        let apps = house.table.outside.filter { $0.word == Self.app }
        guard let app = apps.first else {
            throw Refusal("there is no app in the table, whose place the new one could take: add one")
        }
        var changes = ChangeSet(root: folder)
        // Copied files that name an app name the new app instead.
        var words: [String: String] = [:]
        for app in apps {
            words[app.name] = program
            if let folder = app.words("in").first?.text.split(separator: "/").dropFirst().first {
                words[String(folder)] = name
            }
        }
        let spoken = try ProjectLanguages(of: house)
        let codes = languages ?? spoken.all.map(\.code)
        let change = try LanguageChange(from: spoken, to: codes)
        let paths = Self.copied.flatMap { house.files(below: $0) }.filter { !change.removes($0) }
        for path in paths {
            // Modules and this tool are copied unchanged, so that they can be compared with those here.
            let isMachinery = path.hasPrefix("Modules/") || path.hasPrefix("Tools/Rib/")
            let text = try text(of: path)
            changes.write(change.text(of: path, isMachinery ? text : text.replacingWords(words)), to: path)
        }
        let template = ProjectTemplate(name: name, program: program, feature: Self.feature)
        for (path, text) in template.files { changes.write(text.translated(into: codes), to: path) }
        let home = FeatureTemplate(name: Self.feature, domains: [], isViewless: false, isRoot: true)
        for (path, text) in home.files { changes.write(text.translated(into: codes), to: path) }
        for (path, text) in home.snapshots(in: codes) { changes.write(text, to: path) }
        for (path, text) in change.files { changes.write(text, to: path) }
        changes.write(template.catalog(of: home), to: "Tools/Catalog/Sources/Catalog.swift")
        let manifest = manifest(app)
        changes.write(manifest, to: Table.path)
        let new = House(root: folder, manifest: SwiftFile(manifest))
        try writePage(for: new, to: &changes)
        try DependencyStub(of: Module(.feature, Self.feature), in: changes, of: new)?.write(to: &changes)
        try changes.apply()
        do {
            for path in paths where FileSystem.isExecutable(house.path(path)) {
                try FileSystem.makeExecutable("\(folder)/\(path)")
            }
            try FileSystem.createLink("\(folder)/Package.swift", to: Table.path)
            try House.redraw(at: folder)
        } catch {
            try? FileSystem.removeFolder(folder)
            throw error
        }
    }

    private func refuse() throws(Refusal) {
        if let mistake = ModuleName.mistake(in: name) {
            throw Refusal("“\(name)” cannot be a project's name: \(mistake)")
        }
        let machinery = house.targets.filter { target in
            house.owner(of: target.name)?.layer == .core || (Self.tests + Self.tools).contains(target.name)
        }
        if let target = machinery.first(where: { $0.name.lowercased() == program }) {
            throw Refusal("there is a target \(target.name) in every project: take another name")
        }
        let isEmpty = (try? FileSystem.entries(in: folder))?.isEmpty ?? !FileSystem.exists(folder)
        guard isEmpty else { throw Refusal("\(folder) is not empty: name a folder that is not there yet") }
    }

    /// Writes the page of modules as it is here, with the core modules and the new feature alone.
    private func writePage(for new: House, to changes: inout ChangeSet) throws(SystemError) {
        guard var page = try ModulesPage(of: house) else { return }
        for module in house.modules where module.layer != .core { page.remove(module.name, from: module.layer) }
        page.add(Module(.feature, Self.feature), in: new, describedAs: "the root of `\(program)`")
        changes.write(page.text, to: ModulesPage.path)
    }

    /// Returns the text of a copied file, without the parts that concern only this project.
    private func text(of path: String) throws -> String {
        guard let text = String(validating: try FileSystem.bytes(of: house.path(path)), as: UTF8.self) else {
            throw Refusal("\(path) is no text in UTF-8, so that it cannot be copied")
        }
        switch path {
        // The app and the tool are tested where they are developed.
        case ".ci/run": return text.split(separator: "\n\n").filter(Self.isTaken).joined(separator: "\n\n")
        // The last part describes the tests of the tool, which are not copied.
        case "Tools/Rib/README.md": return String(text.prefix(upTo: text.firstRange(of: "\n## Where things are")))
        default: return text
        }
    }

    /// Whether a paragraph of a script uses only tools and tests that are copied to the new project.
    private static func isTaken(_ paragraph: Substring) -> Bool {
        let words = paragraph.split { " \n()'\"=".contains($0) }
        let areToolsCopied = words.filter { $0.hasPrefix("Tools/") }.allSatisfy { word in
            copied.contains { word == $0 || word.hasPrefix("\($0)/") }
        }
        let filters = zip(words, words.dropFirst()).filter { $0.0 == "--filter" }.map(\.1)
        return areToolsCopied && filters.allSatisfy { filter in tests.contains { filter.hasSuffix($0) } }
    }

    /// Returns the new project's manifest: its table lists the core modules, the copied tests and tools, the new app,
    /// and its feature.
    private func manifest(_ app: Table.Line) -> String {
        var table = house.table
        for module in house.modules where module.layer != .core {
            table = Table(SwiftFile(table.text(removing: module.key)))
        }
        for line in table.outside where line.key != app.key && !(Self.tests + Self.tools).contains(line.name) {
            table = Table(SwiftFile(table.text(removing: line.key)))
        }
        var text = table.text(replacing: app.key, with: newApp)
        while text.contains("\n\n\n") { text = text.replacing("\n\n\n", with: "\n\n") }
        text = text.replacing("\n\n    ]", with: "\n    ]")
        text = Table(SwiftFile(text)).text(adding: Module(.feature, Self.feature))
        return renamed(SwiftFile(text))
    }

    /// The table's line for the new app, which has one feature and no store.
    private var newApp: Table.Line {
        func argument(_ label: String?, _ word: String, isList: Bool = false) -> Table.Argument {
            Table.Argument(label: label, words: [Table.Word(word, line: 0)], line: 0, isList: isList)
        }
        return Table.Line(
            word: Self.app,
            arguments: [
                argument(nil, program), argument("in", "App/\(name)/Sources"),
                argument("features", Self.feature, isList: true),
            ], range: 0..<0, line: 0)
    }

    /// Returns the manifest with the project's name replaced.
    private func renamed(_ file: SwiftFile) -> String {
        var (changes, old): ([(range: Range<Int>, new: String)], String) = ([], "")
        for index in file.tokens.indices
        where (file.isToken(index, "Package") || file.isToken(index, "Project")) && file.isToken(index + 2, "name") {
            guard index + 4 < file.tokens.count, let name = file.string(file.tokens[index + 4]) else { continue }
            old = name
            changes.append((file.tokens[index + 4].range, "\"\(self.name)\""))
        }
        return file.text(with: changes).replacing("\"dev.\(old.lowercased()).", with: "\"dev.\(program).")
    }
}

extension String {
    fileprivate func prefix(upTo range: Range<String.Index>?) -> Substring {
        range.map { self[..<$0.lowerBound] } ?? self[...]
    }
}
