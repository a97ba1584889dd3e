import Platform

extension Check {
    /// Finds lines of the table without a folder, and folders without a line.
    func checkFolders(_ all: inout Findings) {
        for module in house.modules { checkFolders(of: module, &all) }
        for target in house.targets where house.owner(of: target.name) == nil && files(target).isEmpty {
            all.add(
                target.line, .missingTarget,
                "\(target.folder) has no Swift file, and \(target.name) is made of it: write one, or remove the line")
        }
        for folder in house.folders(in: "Modules") {
            guard let layer = Layer(rawValue: folder) else {
                all.add(
                    "Modules/\(folder)", 1, .extraFolder,
                    "this is no layer: move it into one of Core, Domain, Data, Feature")
                continue
            }
            for name in house.folders(in: layer.folder) where house.module(layer, name) == nil {
                let hasFiles = house.swiftFiles(in: "\(layer.folder)/\(name)")?.isEmpty == false
                let isModule = hasFiles && ModuleName.mistake(in: name, of: layer) == nil
                all.add(
                    "\(layer.folder)/\(name)", 1, .extraFolder,
                    "this module has no line in the table: add \(layer.rawValue)(\"\(name)\"), or remove the folder",
                    fix: isModule ? .addModule(layer: layer, module: name) : nil)
            }
        }
        checkExtraTargets(&all)
    }

    private func checkFolders(of module: Module, _ all: inout Findings) {
        guard FileSystem.isFolder(house.path(module.folder)) else {
            let isNamed = (house.table.modules + house.table.outside).contains { line in
                line.words(module.layer.label).contains { $0.text == module.name }
            }
            return all.add(
                module.line, .missingTarget,
                "\(module.folder) is missing: make it, or remove the line of \(module.title)",
                fix: isNamed ? nil : .removeLine(module.key))
        }
        for target in module.targets where files(target).isEmpty {
            if target.kind == .program {
                all.add(
                    module.line, .noExample,
                    "\(module.title) has no example: write \(target.folder)/main.swift, which runs it alone on fakes")
            } else {
                let canBeFilled = target.kind == .testing || target.kind == .interface && module.layer != .feature
                all.add(
                    module.line, .missingTarget,
                    "\(target.folder) has no Swift file, and \(target.name) is made of it: write one",
                    fix: canBeFilled ? .fillFolder(target.folder) : nil)
            }
        }
    }

    private func checkExtraTargets(_ all: inout Findings) {
        for module in house.modules {
            let known = module.targets.map { String($0.folder.dropFirst(module.folder.count + 1)) }
            for folder in house.folders(in: module.folder) {
                let path = "\(module.folder)/\(folder)"
                // A folder without Swift files may hold what the data module reads at run time.
                let isRead = module.layer == .data && house.swiftFiles(in: path)?.isEmpty != false
                guard !known.contains(folder), !house.systemLibraries.values.contains(path), !isRead else { continue }
                all.add(
                    path, 1, .extraFolder,
                    "this belongs to no target: \(module.layer.article) has \(known.joined(separator: ", ")); "
                        + "move it into one of them")
            }
        }
        let folders = house.targets.map { "\($0.folder)/" }
        // Tools is not checked: a script there may compile files of its own.
        for path in ["App", "Tests"].flatMap({ top in house.folders(in: top).map { "\(top)/\($0)" } })
        where house.swiftFiles(in: path)?.contains(where: { !folders.contains(where: $0.hasPrefix) }) == true {
            all.add(
                path, 1, .extraFolder, "Swift files here belong to no target: add a line to the table, or move them")
        }
    }
}
