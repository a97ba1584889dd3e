import Platform
import SwiftFileKit

/// Removes a module: its line in the table and on the page of modules, its folder, its snapshots, and its place in the
/// catalog of screens.
struct Removal {
    let house: House
    let module: Module
    /// Whether features that lead to the module are changed, so that they do not any more.
    var unwires = false

    /// Removes the module if nothing depends on it. Also removes what `rib` generated for the module elsewhere: stubs,
    /// tests of ways, and words of the table that no code needs any more. The folder is deleted only after the table is
    /// written.
    ///
    /// - Throws: ``Refusal`` without any change if the module has dependents; `SystemError` when a file or folder
    ///   cannot be changed. If the table cannot be written, the module is kept.
    ///
    /// - Returns: the paths of the other files that changed.
    func apply() throws -> [String] {
        let wiring = try unwired()
        let house = wiring.house
        var changes = try wiring.allChanges()
        for (path, text) in try catalogs(changes) { changes.write(text, to: path) }
        let dependents = try house.dependents(of: module, with: changes)
        guard dependents.isEmpty else {
            let isWired = module.layer == .feature && !unwires && !wiring.parents(of: module.name).isEmpty
            throw Refusal(
                "\(module.title) is needed, so nothing was removed:\n  \(dependents.joined(separator: "\n  "))"
                    + (isWired ? "\n--unwire takes the ways out that lead to it." : ""))
        }
        changes.write(house.table.text(removing: module.key), to: Table.path)
        if var page = try ModulesPage(of: house) {
            page.remove(module.name, from: module.layer)
            changes.write(page.text, to: ModulesPage.path)
        }
        let folder = house.path(module.folder)
        let aside = house.path("\(module.layer.folder)/.\(module.name).removed")
        let isThere = FileSystem.isFolder(folder)
        if isThere { try FileSystem.move(folder, to: aside) }
        do {
            try changes.apply()
        } catch {
            if isThere { try? FileSystem.move(aside, to: folder) }
            throw error
        }
        if isThere { try FileSystem.removeFolder(aside) }
        let snapshots = house.path(FeatureTemplate.snapshotFolder(of: module.name))
        if module.layer == .feature, FileSystem.isFolder(snapshots) { try FileSystem.removeFolder(snapshots) }
        return changes.paths
    }

    /// Returns the wiring without the references to the module: with `unwires`, all of them; otherwise, only those of
    /// modules in which no handwritten code imports the module.
    private func unwired() throws -> FeatureWiring {
        var wiring = FeatureWiring(house)
        let names = Set(module.targets.map(\.name))
        for other in house.modules where other.title != module.title {
            let test = wayTest(in: other, wiring)
            let uses = try house.imports(of: module, in: other.folder, with: wiring.changes).filter { $0.path != test }
            if other.names(module.layer.label).contains(module.name), uses.isEmpty || unwires {
                if module.layer == .feature {
                    try wiring.unwire(module.name, from: other.name)
                } else if uses.isEmpty {
                    wiring.forget(module, in: other)
                }
            }
            if uses.isEmpty, let test { wiring.remove(test) }
            let stubs = try DependencyStub(of: other, in: wiring.changes, of: house)?.files().map(\.path) ?? []
            let isOld = stubs.contains { path in
                ((try? house.swiftFile(path)) ?? SwiftFile("")).imports.contains { names.contains($0.module) }
            }
            if isOld { wiring.writeStub(of: other) }
        }
        return wiring
    }

    /// Returns the path of the test that `rib` wrote of the way from a feature to the module; `nil` if there is none, or
    /// if it was changed by hand.
    private func wayTest(in other: Module, _ wiring: FeatureWiring) -> String? {
        guard module.layer == .feature, other.layer == .feature,
            let child = try? FeatureFacts(module, in: wiring.changes, of: house)
        else { return nil }
        return Wiring(house: house, parent: other, child: child).unchangedTest(wiring.changes)
    }

    /// Returns the files of the catalog that name the module, without it.
    private func catalogs(_ changes: ChangeSet) throws -> [(path: String, text: String)] {
        guard module.layer == .feature else { return [] }
        return try house.table.outside.filter { $0.word == "Catalog" }.flatMap { line in
            try (house.target(named: line.name).map { try changes.files(in: $0.folder, of: house) } ?? [])
                .compactMap { path, file in file.removingEntry(module.name).map { (path, $0) } }
        }
    }
}
