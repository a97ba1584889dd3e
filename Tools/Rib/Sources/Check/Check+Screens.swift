import SwiftFileKit

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

    /// Finds places of an app's features that its `placeDescriptions` lack. A debug build stops at its start if a way leads
    /// to one of them.
    func checkPlaces(_ all: inout Findings) {
        for app in house.apps {
            guard let target = house.target(named: app.name) else { continue }
            let described = Set(files(target).flatMap(\.describedPlaces))
            guard let path = files(target).first(where: { !$0.describedPlaces.isEmpty })?.path else { continue }
            for module in house.modules where module.layer == .feature && app.features.contains(module.name) {
                guard let own = module.targets.first(where: { $0.kind == .implementation }) else { continue }
                for place in Set(files(own).flatMap(\.places)).subtracting(described).sorted() {
                    all.add(
                        path, 1, .notDescribed,
                        "\(app.name) leads to \(module.name) and does not describe it: add \(place) to its placeDescriptions"
                    )
                }
            }
        }
    }
}

extension SwiftFile {
    private func isPlace(_ index: Int) -> Bool {
        isToken(index, "placeDescription") || isToken(index, "placeDescriptions")
    }

    /// The descriptions of places that the file declares, such as `NotesBuilder.placeDescription`.
    var places: [String] {
        tokens.indices.filter { index in
            isPlace(index) && isToken(index - 2, "static") && (isVariable(index - 1) || isToken(index - 1, "func"))
        }.compactMap { index in
            types.last { $0.index < index }.map { "\($0.name).\(text(tokens[index]))" }
        }
    }

    /// The descriptions of places that the file names, such as `NotesBuilder.placeDescription`.
    var describedPlaces: [String] {
        tokens.indices.filter { isPlace($0) && isToken($0 - 1, ".") && $0 > 1 }
            .map { "\(text(tokens[$0 - 2])).\(text(tokens[$0]))" }
    }

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
