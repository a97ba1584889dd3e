import Platform
import SwiftFileKit

/// A part of the machinery that a project takes over after it was made.
struct Addition {
    let extra: ProjectChoices.Extra
    private let house, template: House
    private let choices: ProjectChoices

    /// Creates an addition to a project.
    ///
    /// - Throws: ``Refusal`` if the folder is no project, if the project already has the part, or if the project's
    ///   template cannot be fetched.
    init(of extra: ProjectChoices.Extra, to house: House) throws {
        choices = try ProjectChoices(of: house)
        guard house.module(.core, extra.module) == nil else {
            throw Refusal("the project has \(extra.module) already")
        }
        (self.extra, self.house) = (extra, house)
        template = try Template(of: choices).house(asIn: house.root)
    }

    /// Adds the modules, their lines in the table and what the app needs, all or nothing; then lists the modules on their
    /// page, which `rib check --fix` does, too.
    ///
    /// - Returns: the folders of the new modules and the paths of other new and changed files, and what is left to write
    ///   by hand.
    func apply() throws -> (paths: [String], left: [String]) {
        var changes = ChangeSet(root: house.root)
        let machinery = Machinery(
            house: template, change: try LanguageChange(from: ProjectLanguages(of: template), to: choices.languages))
        let modules = template.machinery(with: [extra]).filter { house.module(.core, $0.name) == nil }
        for module in modules {
            for (path, text) in try machinery.files(of: module) { changes.write(text, to: path) }
        }
        let table = table(adding: modules)
        changes.write(table.text, to: Table.path)
        let left = try wire(&changes)
        try changes.apply()
        try writePage(of: modules)
        let changed = changes.paths.filter { path in !modules.contains { path.hasPrefix("\($0.folder)/") } }
        return ((modules.map(\.folder) + changed).sorted(), left)
    }

    /// Lists the modules on the page of modules, where they are written already, as the template's page describes them.
    private func writePage(of modules: [Module]) throws {
        let house = try House(at: house.root)
        guard var page = try ModulesPage(of: house) else { return }
        let rows = try ModulesPage(of: template)?.rows ?? []
        for module in modules {
            page.add(module, in: house, describedAs: rows.first { $0.names(module) }?.cells.last)
        }
        try FileSystem.replaceSharedFile(house.path(ModulesPage.path), with: page.text)
    }

    /// Returns the project's table with lines for the modules and their system libraries, and with the store for its app.
    private func table(adding modules: [Module]) -> Table {
        var table = house.table
        func change(_ text: (Table) -> String) { table = Table(SwiftFile(text(table))) }
        for line in modules.compactMap({ template.table.takenOver($0.key) }) {
            change { $0.text(adding: line, asIn: template.table.modules) }
        }
        for line in template.table.systemLibraries
        where modules.contains(where: { $0.name == line.words("of").first?.text }) {
            change { $0.text(adding: line, asIn: template.table.systemLibraries) }
        }
        if let app = app {
            for module in ProjectChoices.modulesOfApp(with: added) {
                change { $0.text(changing: app.key, Layer.core.label) { $0.append(module) } }
            }
        }
        return table
    }

    /// The part, and those which come along.
    private var added: [ProjectChoices.Extra] { extra.needed.filter { !choices.extras.contains($0) } }

    private var app: Table.Line? { house.table.outside.first { $0.word == "App" } }

    /// Changes the app so that it opens its store, or exchanges its edits. Only code in the form that `rib init` writes
    /// is changed.
    ///
    /// - Returns: the changes that are left to write by hand, because a file has another form.
    private func wire(_ changes: inout ChangeSet) throws -> [String] {
        guard let app, let folder = house.target(named: app.name)?.folder else { return [] }
        if added.contains(.store) {
            let path = "\(folder)/Storage.swift"
            let storage = StorageTemplate(program: app.name).storage
            if !FileSystem.exists(house.path(path)) { changes.write(storage, to: path) }
        }
        let steps =
            (added.contains(.store) ? StorageTemplate.steps : [])
            + (added.contains(.sync) ? [StorageTemplate.sharing] : [])
        var left: [String] = []
        for step in steps {
            let file = "\(folder)/\(step.file)"
            if let text = try? changes.file(file), let new = step.apply(text) {
                changes.write(new.translated(into: choices.languages), to: file)
            } else {
                left.append("\(file) has another form than rib init writes: \(step.request)")
            }
        }
        return left
    }
}
