extension Check {
    /// Findings for imports of modules that the importing target does not declare as dependencies, and for imports of
    /// system modules where they are not allowed.
    var importFindings: [Finding] {
        house.targets.flatMap { target in
            let declared = Set(target.dependencies)
            return files(target).flatMap { file in
                var seen: Set<String> = []
                return file.imports.compactMap { line -> Finding? in
                    guard !declared.contains(line.module), seen.insert(line.module).inserted else { return nil }
                    if let message = misplaced(line.module, in: target) {
                        return Finding(file.path, line.line, .systemImport, message)
                    }
                    guard line.module != target.name, let rank = house.rank(named: line.module) else { return nil }
                    return finding(line, of: rank, in: target, file: file.path)
                }
            }
        }
    }

    private func finding(_ line: Import, of rank: House.Rank, in target: Target, file: String) -> Finding {
        if !House.allowedRanks(for: target).contains(rank) || rank == .tests || rank == .program {
            return Finding(
                file, line.line, .layer,
                "\(line.module) is \(rank.rawValue), which \(House.rank(of: target).rawValue) must not import: "
                    + advice(line.module, rank))
        }
        let owner = house.owner(of: target.name)
        if let owner, let core = house.owner(of: line.module), core.layer == .core,
            let layer = house.layer(forbidding: core.name, in: owner)
        {
            return Finding(
                file, line.line, .layer,
                "\(target.name) imports \(line.module), which is not for \(layer.article): \(remedy(in: owner))")
        }
        if house.table.outside.contains(where: { $0.word == "App" && $0.name == target.name }) {
            return Finding(
                file, line.line, .undeclaredImport,
                "\(target.name) imports \(line.module), which nothing that it links uses: "
                    + "name it in the line of a feature that does, a core module in the line of the app, "
                    + "or remove the import")
        }
        guard let owner, let (label, word) = Self.word(for: line.module, in: owner, of: house) else {
            return Finding(
                file, line.line, .undeclaredImport,
                "\(target.name) imports \(line.module) and does not declare it: declare it in the table, or remove it")
        }
        return Finding(
            file, line.line, .undeclaredImport,
            "\(target.name) imports \(line.module) and does not declare it: "
                + "add \"\(word)\" to \(label) of \(owner.layer.rawValue)(\"\(owner.name)\")",
            fix: owner.isPlain
                ? .addWord(line: owner.key, label: label, word: word) : nil)
    }

    private func advice(_ module: String, _ rank: House.Rank) -> String {
        switch rank {
        case .feature: "import \(module)Interface, and take its builder from the Dependency"
        case .domain: "import \(module)Interface, and take its use case from the Dependency"
        case .schema, .data: "import the interface of its domain, and let the app hand over the repository"
        case .domainInterface, .featureInterface: "hand over what is needed from above"
        case .testing: "leave doubles to tests, examples and other doubles"
        case .systemLibrary: "import the core module that wraps it"
        case .core, .kit, .catalog, .tests, .program: "move what is needed into a library"
        }
    }

    /// Returns the label and the word that declare a dependency on the target in the module's line; `nil` if the line
    /// cannot declare the dependency, or already does.
    static func word(for target: String, in module: Module, of house: House) -> (label: String, word: String)? {
        guard let owner = house.owner(of: target), owner.offered.contains(target), owner.title != module.title
        else {
            let label = module.layer.labels.first { $0.layer == nil }?.label
            return house.systemLibraries[target] != nil ? label.map { ($0, target) } : nil
        }
        guard let label = module.layer.labels.first(where: { $0.layer == owner.layer })?.label,
            !module.names(label).contains(owner.name)
        else { return nil }
        return (label, owner.name)
    }

    private func misplaced(_ module: String, in target: Target) -> String? {
        if ["Glibc", "Musl", "Darwin"].contains(module) {
            let isTool = target.folder.hasPrefix("Tools/") && target.kind == .program || House.rank(of: target) == .kit
            let mayImport = isTool || target.kind == .tests || target.folder.hasPrefix("Modules/Core/Platform/")
            return mayImport
                ? nil : "\(module) is for Platform, tests and tools: put the call into Modules/Core/Platform"
        }
        guard target.isShipped, module.hasPrefix("Foundation") else { return nil }
        return "\(module) delays every start of the program: use Platform or plain Swift"
    }

    /// Findings for dependencies in the table that no file imports.
    var unusedFindings: [Finding] {
        house.modules.flatMap { module in
            let files = module.targets.flatMap(files)
            guard !files.isEmpty else { return [Finding]() }
            let imported = Set(files.flatMap { $0.imports.map(\.module) })
            return module.layer.labels.flatMap { label, layer in
                (module.words[label] ?? []).compactMap { word in
                    let offered = layer == nil ? [word.text] : layer.flatMap { house.module($0, word.text)?.offered }
                    guard let offered, imported.isDisjoint(with: offered) else { return nil }
                    return Finding(
                        Table.path, word.line, .unusedDependency,
                        "\(module.title) declares “\(word.text)” in \(label) and no file imports it: remove the word",
                        fix: module.isPlain
                            ? .removeWord(line: module.key, label: label, word: word.text) : nil)
                }
            }
        } + unusedOutside
    }

    private var unusedOutside: [Finding] {
        house.table.outside.flatMap { line -> [Finding] in
            guard let target = house.target(named: line.name) else { return [] }
            let imported = Set(files(target).flatMap { $0.imports.map(\.module) })
            return ["core", "features", "domains", "data", "kits"].flatMap { label in
                line.words(label).compactMap { word in
                    let offered: [String]? =
                        switch label {
                        case "kits": [word.text]
                        case "domains": house.module(.domain, word.text).map { [$0.base, "\($0.base)Interface"] }
                        case "features": house.module(.feature, word.text).map { [$0.base, "\($0.base)Interface"] }
                        case "data": house.module(.data, word.text).map { [$0.base] }
                        default: house.module(.core, word.text)?.offered
                        }
                    guard let offered, imported.isDisjoint(with: offered) else { return nil }
                    return Finding(
                        Table.path, word.line, .unusedDependency,
                        "\(line.name) declares “\(word.text)” in \(label) and no file imports it: remove the word")
                }
            }
        }
    }
}
