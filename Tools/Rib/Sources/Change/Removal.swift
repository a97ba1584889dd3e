import Platform

/// Removes a module: its line in the table and on the page of modules, its folder, its snapshots, and its place in the
/// catalog of screens.
struct Removal {
    let house: House
    let module: Module

    /// Removes the module if nothing depends on it. Its folder is deleted only after the table is written.
    ///
    /// - Throws: ``Refusal`` without any change if the module has dependents; `SystemError` when a file or folder
    ///   cannot be changed. If the table cannot be written, the module is kept.
    func apply() throws {
        let catalogs = try self.catalogs
        let dependents = try house.dependents(of: module).filter { place in
            !catalogs.contains { place.hasPrefix("\($0.path):") }
        }
        guard dependents.isEmpty else {
            throw Refusal(
                "\(module.title) is needed, so nothing was removed:\n  \(dependents.joined(separator: "\n  "))")
        }
        let folder = house.path(module.folder)
        let aside = house.path("\(module.layer.folder)/.\(module.name).removed")
        let isThere = FileSystem.isFolder(folder)
        if isThere { try FileSystem.move(folder, to: aside) }
        do {
            try FileSystem.replaceSharedFile(house.path(Table.path), with: house.table.text(removing: module.key))
        } catch {
            if isThere { try? FileSystem.move(aside, to: folder) }
            throw error
        }
        if isThere { try FileSystem.removeFolder(aside) }
        for catalog in catalogs { try FileSystem.replaceSharedFile(house.path(catalog.path), with: catalog.text) }
        if var page = try ModulesPage(of: house) {
            page.remove(module.name, from: module.layer)
            try FileSystem.replaceSharedFile(house.path(ModulesPage.path), with: page.text)
        }
        let snapshots = house.path(FeatureTemplate.snapshotFolder(of: module.name))
        if module.layer == .feature, FileSystem.isFolder(snapshots) { try FileSystem.removeFolder(snapshots) }
    }

    /// The files of the catalog that name the module, without it.
    private var catalogs: [(path: String, text: String)] {
        get throws(SystemError) {
            guard module.layer == .feature else { return [] }
            var catalogs: [(path: String, text: String)] = []
            for line in house.table.outside where line.word == "Catalog" {
                for path in house.target(named: line.name).flatMap({ house.swiftFiles(in: $0.folder) }) ?? [] {
                    guard let text = try house.swiftFile(path).removingEntry(module.name) else { continue }
                    catalogs.append((path, text))
                }
            }
            return catalogs
        }
    }
}
