import Platform
import SwiftFileKit

/// A new project: the machinery that its choices need, an app, and one feature to begin with. The machinery's tests and
/// this tool stay in the template.
struct NewProject {
    let house: House
    let choices: ProjectChoices
    let folder: String
    /// The licence of the project's own code; `nil` leaves the choice to its owner.
    let license: License?

    var program: String { choices.name.lowercased() }

    private static let feature = "Home"
    private static let app = "App"
    /// The targets outside the modules that a project takes over.
    private static let tests = "SnapshotTests"
    private static let tools = ["CatalogKit", "Catalog"]
    private static let copied = [
        "Tools/Catalog/Sources", "Tools/lib", "Tools/run", "Tools/test", "Tools/install", ".gitignore",
        ".gitattributes", ".swift-format", "Tests/\(tests)",
    ]

    /// Creates the project, completely or not at all.
    ///
    /// - Throws: ``Refusal`` for an invalid name or a folder that is not empty, `SystemError` when something cannot be
    ///   read or written.
    func make() throws {
        try refuse()
        guard let app = house.table.outside.first(where: { $0.word == Self.app }) else {
            throw Refusal("there is no app in the table, whose place the new one could take: add one")
        }
        var changes = ChangeSet(root: folder)
        let change = try LanguageChange(from: ProjectLanguages(of: house), to: choices.languages)
        let machinery = Machinery(house: house, change: change)
        for module in house.machinery(with: choices.extras) {
            for (path, text) in try machinery.files(of: module) { changes.write(text, to: path) }
        }
        let words = otherWords
        let paths = Self.copied.flatMap { house.files(below: $0) }.filter { !change.removes($0) }
        for path in paths {
            changes.write(change.text(of: path, try house.text(path).replacingWords(words)), to: path)
        }
        // The machinery keeps its licence.
        changes.write(try house.text("LICENSE"), to: "\(Layer.core.folder)/LICENSE")
        if let license { changes.write(try license.text(for: choices.name, in: house), to: "LICENSE") }
        let template = ProjectTemplate(choices, program: program, feature: Self.feature, license: license)
        let home = FeatureTemplate(name: Self.feature, domains: [], isViewless: false, isRoot: true)
        for (path, text) in template.files.merging(home.files, uniquingKeysWith: { first, _ in first }) {
            changes.write(text.translated(into: choices.languages), to: path)
        }
        for (path, text) in home.snapshots(in: choices.languages) { changes.write(text, to: path) }
        let patterns = TranslationList.patterns(in: changes.texts)
        for (path, text) in change.files(listing: patterns) { changes.write(text, to: path) }
        changes.write(template.catalog(of: home), to: "Tools/Catalog/Sources/Catalog.swift")
        changes.write(choices.text, to: ProjectChoices.path)
        let manifest = manifest(app)
        changes.write(manifest, to: Table.path)
        let new = House(root: folder, manifest: SwiftFile(manifest))
        try writePage(for: new, to: &changes)
        try DependencyStub(of: Module(.feature, Self.feature), in: changes, of: new)?.write(to: &changes)
        try changes.apply()
        do {
            let executable = paths.filter { FileSystem.isExecutable(house.path($0)) } + ProjectTemplate.scripts
            for path in executable { try FileSystem.makeExecutable("\(folder)/\(path)") }
            try FileSystem.createLink("\(folder)/Package.swift", to: Table.path)
        } catch {
            try? FileSystem.removeFolder(folder)
            throw error
        }
    }

    private func refuse() throws {
        let name = choices.name
        if ProjectChoices.isProject(house) {
            throw Refusal("\(house.root) is a project made from a template: run init in a clone of its template")
        }
        if let mistake = ModuleName.mistake(in: name) {
            throw Refusal("“\(name)” cannot be a project's name: \(mistake)")
        }
        let kept = house.targets.filter { target in
            house.owner(of: target.name)?.layer == .core || ([Self.tests] + Self.tools).contains(target.name)
        }
        if let target = kept.first(where: { $0.name.lowercased() == program }) {
            throw Refusal("there is a target \(target.name) in every project: take another name")
        }
        let isEmpty = (try? FileSystem.entries(in: folder))?.isEmpty ?? !FileSystem.exists(folder)
        guard isEmpty else { throw Refusal("\(folder) is not empty: name a folder that is not there yet") }
    }

    /// The words that name the apps of the house and their folders, each with the word of the new app.
    private var otherWords: [String: String] {
        var words: [String: String] = [:]
        for app in house.table.outside where app.word == Self.app {
            words[app.name] = program
            if let folder = app.words("in").first?.text.split(separator: "/").dropFirst().first {
                words[String(folder)] = choices.name
            }
        }
        return words
    }

    /// Writes this repository's page of modules, reduced to the machinery and the new feature.
    private func writePage(for new: House, to changes: inout ChangeSet) throws(SystemError) {
        guard var page = try ModulesPage(of: house) else { return }
        let kept = Set(house.machinery(with: choices.extras).map(\.key))
        for module in house.modules where !kept.contains(module.key) { page.remove(module.name, from: module.layer) }
        page.add(Module(.feature, Self.feature), in: new, describedAs: "the root of `\(program)`")
        changes.write(page.text, to: ModulesPage.path)
    }

    /// Returns the new project's manifest: its table lists the machinery, the new app and its feature, and the tests
    /// and the catalog of screens.
    private func manifest(_ app: Table.Line) -> String {
        let machinery = house.machinery(with: choices.extras)
        let kept = Set(machinery.map(\.key))
        var table = house.table
        func change(_ edit: (Table) -> String) { table = Table(SwiftFile(edit(table))) }
        for module in house.modules {
            change { table in
                guard kept.contains(module.key), let line = table.takenOver(module.key) else {
                    return table.text(removing: module.key)
                }
                return table.text(replacing: module.key, with: line)
            }
        }
        for line in house.table.systemLibraries
        where !machinery.contains(where: { $0.name == line.words("of").first?.text }) {
            change { $0.text(removing: line.key) }
        }
        for line in house.table.outside where line.key != app.key {
            guard ([Self.tests] + Self.tools).contains(line.name) else {
                change { $0.text(removing: line.key) }
                continue
            }
            // The project gets neither this tool nor the part of the catalog that reads the table with it.
            change { $0.text(changing: line.key, "kits") { names in names.removeAll { !Self.tools.contains($0) } } }
            guard line.word == "Tool" else { continue }
            change { $0.text(changing: line.key, "core") { names in names.removeAll { $0 == "Platform" } } }
        }
        change { $0.text(replacing: app.key, with: newApp) }
        var text = table.text
        while text.contains("\n\n\n") { text = text.replacing("\n\n\n", with: "\n\n") }
        text = text.replacing("\n\n    ]", with: "\n    ]")
        text = Table(SwiftFile(text)).text(adding: Module(.feature, Self.feature))
        text = text.replacing(Self.optimization, with: "")
        return renamed(SwiftFile(text))
    }

    /// The case of the manifest that is for this tool alone.
    private static let optimization = """
            case _ where name == "SwiftFileKit":  // The tool reads each file of the house with it, also as a debug build.
                .target(name: name, dependencies: uses, path: folder, swiftSettings: settings + [.unsafeFlags(["-O"])])

        """

    /// The table's line for the new app, which has one feature.
    private var newApp: Table.Line {
        func argument(_ label: String?, _ words: [String], isList: Bool = false) -> Table.Argument {
            Table.Argument(label: label, words: words.map { Table.Word($0, line: 0) }, line: 0, isList: isList)
        }
        let modules = ProjectChoices.modulesOfApp(with: choices.extras)
        let core = modules.isEmpty ? [] : [argument("core", modules, isList: true)]
        return Table.Line(
            word: Self.app,
            arguments: [
                argument(nil, [program]), argument("in", ["App/\(choices.name)/Sources"]),
                argument("features", [Self.feature], isList: true),
            ] + core, range: 0..<0, line: 0)
    }

    /// Returns the manifest with the project's name replaced.
    private func renamed(_ file: SwiftFile) -> String {
        var (changes, old): ([(range: Range<Int>, new: String)], String) = ([], "")
        for index in file.tokens.indices
        where (file.isToken(index, "Package") || file.isToken(index, "Project")) && file.isToken(index + 2, "name") {
            guard index + 4 < file.tokens.count, let name = file.string(file.tokens[index + 4]) else { continue }
            old = name
            changes.append((file.tokens[index + 4].range, "\"\(choices.name)\""))
        }
        return file.text(with: changes).replacing("\"dev.\(old.lowercased()).", with: "\"dev.\(program).")
    }
}

/// The core modules of a template, as a project takes them over.
struct Machinery {
    let house: House
    let change: LanguageChange

    /// Returns the files of a core module by path: its sources, doubles and articles in the project's languages, and no
    /// tests.
    ///
    /// - Throws: ``Refusal`` for a file that is not text, `SystemError` when one cannot be read.
    func files(of module: Module) throws -> [(path: String, text: String)] {
        let paths = house.files(below: module.folder).filter {
            !$0.hasPrefix("\(module.folder)/Tests/") && !change.removes($0)
        }
        return try paths.map { ($0, change.text(of: $0, try house.text($0))) }
    }
}

extension House {
    /// Returns the text of a file.
    ///
    /// - Throws: ``Refusal`` for a file that is not text, `SystemError` when it cannot be read.
    func text(_ path: String) throws -> String {
        guard let text = String(validating: try FileSystem.bytes(of: self.path(path)), as: UTF8.self) else {
            throw Refusal("\(path) is no text in UTF-8, so that it cannot be copied")
        }
        return text
    }
}

extension Table {
    /// Returns the line of a core module as a project takes it over from its template: without tests.
    func takenOver(_ key: Key) -> Line? {
        guard var line = modules.first(where: { $0.key == key }) else { return nil }
        let no = Word("false", line: 0, range: 0..<0, source: "false")
        line.arguments.append(Argument(label: Module.isTested, words: [no], line: 0, isList: false))
        return line
    }
}
