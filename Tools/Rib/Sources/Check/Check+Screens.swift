extension Check {
    func checkScreens(_ all: inout Findings) {
        let catalogs = house.table.outside.filter { $0.word == "Catalog" }.compactMap { line in
            house.target(named: line.name).flatMap { files($0).first { $0.types.contains { $0.name == "Catalog" } } }
        }
        for module in house.modules where module.layer == .feature {
            guard let target = module.targets.first(where: { $0.kind == .implementation }) else { continue }
            let files = files(target)
            let listed = Set(files.flatMap(\.typesWithStates))
            let screens = files.flatMap { file in
                file.types.filter { $0.keyword != "protocol" && $0.name.hasSuffix("Screen") }.map { (file.path, $0) }
            }
            for (path, screen) in screens where !listed.contains(screen.name) {
                all.add(
                    path, screen.line, .noStates,
                    "\(screen.name) lists no states: write “static func states()” in "
                        + "\(target.folder)/\(screen.name)+States.swift, for the catalog and the snapshots")
            }
            for catalog in catalogs where !screens.isEmpty && !catalog.catalogEntries.contains(module.name) {
                all.add(
                    catalog.path, 1, .notInCatalog,
                    "\(module.title) is not in the catalog: add CatalogEntry(\"\(module.name)\", \(module.name)Builder.placeDescription)"
                )
            }
        }
    }
}

extension SwiftFile {
    /// The names of the types that declare `static func states` in their body or in an extension.
    var typesWithStates: [String] {
        tokens.indices.filter { isToken($0, "func") && isToken($0 + 1, "states") && isToken($0 - 1, "static") }
            .compactMap { index in
                let start = tokens[..<index].indices.last {
                    ["extension", "enum", "class", "struct"].contains(text(tokens[$0]))
                }
                return start.map { text(tokens[$0 + 1]) }
            }
    }

    /// The names of the features in the file's catalog entries, such as `Notes` in `CatalogEntry("Notes", …)`.
    var catalogEntries: [String] { catalogNames.compactMap(string) }

    private var catalogNames: [Token] {
        tokens.indices.dropLast(2).filter { isToken($0, "CatalogEntry") && isToken($0 + 1, "(") }
            .map { tokens[$0 + 2] }
    }

    /// Returns the text of the file, with a feature renamed in the catalog entries.
    func renamingEntry(_ old: String, to new: String) -> String {
        text(with: catalogNames.filter { string($0) == old }.map { ($0.range, "\"\(new)\"") })
    }
}
