import Platform

extension Check {
    /// Findings for lines of the table without a folder, and for folders without a line.
    var folderFindings: [Finding] {
        house.modules.flatMap(missingFolders) + missingOutside + extraModules + extraTargets
    }

    private func missingFolders(of module: Module) -> [Finding] {
        let targets = module.targets
        if !FileSystem.isFolder(house.path(module.folder)) {
            let isNamed = (house.table.modules + house.table.outside).contains { line in
                line.words(module.layer.label).contains { $0.text == module.name }
            }
            return [
                Finding(
                    Table.path, module.line, .missingTarget,
                    "\(module.folder) is missing: make it, or remove the line of \(module.title)",
                    fix: isNamed ? nil : .removeLine(module.key))
            ]
        }
        return targets.compactMap { target in
            guard files(target).isEmpty else { return nil }
            let canBeFilled = target.kind == .testing || target.kind == .interface && module.layer != .feature
            return switch target.kind {
            case .program:
                Finding(
                    Table.path, module.line, .noExample,
                    "\(module.title) has no example: write \(target.folder)/main.swift, which runs it alone on fakes")
            case .interface, .implementation, .testing, .tests:
                Finding(
                    Table.path, module.line, .missingTarget,
                    "\(target.folder) has no Swift file, and \(target.name) is made of it: write one",
                    fix: canBeFilled ? .fillFolder(target.folder) : nil)
            }
        }
    }

    private var missingOutside: [Finding] {
        house.targets.filter { house.owner(of: $0.name) == nil && files($0).isEmpty }.map { target in
            Finding(
                Table.path, target.line, .missingTarget,
                "\(target.folder) has no Swift file, and \(target.name) is made of it: write one, or remove the line")
        }
    }

    private var extraModules: [Finding] {
        house.folders(in: "Modules").flatMap { folder -> [Finding] in
            guard let layer = Layer(rawValue: folder) else {
                return [
                    Finding(
                        "Modules/\(folder)", 1, .extraFolder,
                        "this is no layer: move it into one of Core, Domain, Data, Feature")
                ]
            }
            return house.folders(in: layer.folder).compactMap { name in
                guard house.module(layer, name) == nil else { return nil }
                let isModule = house.swiftFiles(in: "\(layer.folder)/\(name)")?.isEmpty == false
                return Finding(
                    "\(layer.folder)/\(name)", 1, .extraFolder,
                    "this module has no line in the table: add \(layer.rawValue)(\"\(name)\"), or remove the folder",
                    fix: isModule && ModuleName.mistake(in: name) == nil
                        ? .addModule(layer: layer, module: name) : nil)
            }
        }
    }

    private var extraTargets: [Finding] {
        let libraries = Set(house.systemLibraries.values)
        let inModules = house.modules.flatMap { module in
            let known = module.targets.map { String($0.folder.dropFirst(module.folder.count + 1)) }
            return house.folders(in: module.folder).compactMap { folder -> Finding? in
                let path = "\(module.folder)/\(folder)"
                guard !known.contains(folder), !libraries.contains(path) else { return nil }
                // A folder without Swift files may hold what the data module reads at run time.
                if module.layer == .data, house.swiftFiles(in: path)?.isEmpty != false { return nil }
                return Finding(
                    path, 1, .extraFolder,
                    "this belongs to no target: \(module.layer.article) has \(known.joined(separator: ", ")); "
                        + "move it into one of them")
            }
        }
        let folders = house.targets.map { "\($0.folder)/" }
        // Tools is not checked: a script there may compile files of its own.
        let outside = ["App", "Tests"].flatMap { top in
            house.folders(in: top).compactMap { name -> Finding? in
                let path = "\(top)/\(name)"
                let stray = (house.swiftFiles(in: path) ?? []).first { file in !folders.contains { file.hasPrefix($0) }
                }
                guard stray != nil else { return nil }
                return Finding(
                    path, 1, .extraFolder, "Swift files here belong to no target: add a line to the table, or move them"
                )
            }
        }
        return inModules + outside
    }
}
