import SwiftFileKit

extension Check {
    /// Finds imports of modules that the importing target does not declare as dependencies, and imports of system
    /// modules where they are not allowed.
    func checkImports(_ all: inout Findings) {
        for target in house.targets {
            for file in files(target) {
                var seen = Set(target.dependencies)
                for line in file.imports where seen.insert(line.module).inserted {
                    if let message = misplaced(line.module, in: target) {
                        all.add(file.path, line.line, .systemImport, message)
                    } else if line.module != target.name, let rank = house.rank(named: line.module) {
                        let finding = finding(line.module, rank, in: target)
                        all.add(file.path, line.line, finding.rule, finding.message, fix: finding.fix)
                    } else if house.rank(named: line.module) == nil, !line.isConditional,
                        !Self.toolchain.contains(line.module)
                    {
                        all.add(
                            file.path, line.line, .undeclaredImport,
                            "\(line.module) is neither in the table nor a module of the toolchain: correct the name, "
                                + "remove the import, or put it into “#if canImport(\(line.module))” if a platform has it"
                        )
                    }
                }
            }
        }
    }

    /// The modules that come with Swift on every platform, those of the C libraries, and those of manifests. A module
    /// of one platform is imported in a branch of `#if`.
    private static let toolchain: Set = [
        "Swift", "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing", "Cxx", "CxxStdlib",
        "Dispatch",
        "Distributed", "Observation", "RegexBuilder", "Synchronization", "Foundation", "FoundationEssentials",
        "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Testing", "XCTest", "Darwin",
        "Glibc",
        "Musl", "PackageDescription", "PackagePlugin", "ProjectDescription",
    ]

    private func finding(
        _ module: String, _ rank: House.Rank, in target: Target
    ) -> (rule: Finding.Rule, message: String, fix: Fix?) {
        if !House.allowedRanks(for: target).contains(rank) || rank == .tests || rank == .program {
            let message = "\(module) is \(rank.rawValue), which \(House.rank(of: target).rawValue) must not import: "
            return (.layer, message + advice(module, rank), nil)
        }
        let owner = house.owner(of: target.name)
        if let owner, let core = house.owner(of: module), core.layer == .core,
            let layer = house.layer(forbidding: core.name, in: owner)
        {
            let message = "\(target.name) imports \(module), which is not for \(layer.article): "
            return (.layer, message + remedy(in: owner), nil)
        }
        if house.table.outside.contains(where: { $0.word == "App" && $0.name == target.name }) {
            let message =
                "\(target.name) imports \(module), which nothing that it links uses: name it in the line of a feature "
                + "that does, a core module in the line of the app, or remove the import"
            return (.undeclaredImport, message, nil)
        }
        let message = "\(target.name) imports \(module) and does not declare it: "
        guard let owner, let (label, word) = Self.word(for: module, in: owner, of: house) else {
            return (.undeclaredImport, message + "declare it in the table, or remove it", nil)
        }
        return (
            .undeclaredImport, message + "add \"\(word)\" to \(label) of \(owner.layer.rawValue)(\"\(owner.name)\")",
            owner.fix { .addWord(line: $0, label: label, word: word) }
        )
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
        let owner = house.owner(of: target.name)
        if owner?.names(Module.toolchain).contains(module) == true { return nil }
        if ["Glibc", "Musl", "Darwin"].contains(module) {
            let isTool = target.folder.hasPrefix("Tools/") && target.kind == .program || House.rank(of: target) == .kit
            if isTool || target.kind == .tests { return nil }
            let remedy = owner.flatMap { owner in
                owner.layer == .core ? ", or add \"\(module)\" to toolchain of Core(\"\(owner.name)\")" : nil
            }
            return "\(module) is for tests, for tools, and for core modules that wrap it: use such a module"
                + (remedy ?? "")
        }
        guard target.isShipped, module.hasPrefix("Foundation") else { return nil }
        return "\(module) delays every start of the program: use plain Swift, or a core module that wraps it, "
            + "whose line has toolchain: [\"\(module)\"]"
    }

    /// Finds dependencies in the table that no file imports.
    func checkUnused(_ all: inout Findings) {
        func check(
            _ words: [Table.Word], _ label: String, of title: String, imported: Set<String>, fix: (String) -> Fix?,
            offered: (String) -> [String]?
        ) {
            for word in words where offered(word.text).map(imported.isDisjoint) == true {
                all.add(
                    word.line, .unusedDependency,
                    "\(title) declares “\(word.text)” in \(label) and no file imports it: remove the word",
                    fix: fix(word.text))
            }
        }
        for module in house.modules {
            let files = module.targets.flatMap(files)
            guard !files.isEmpty else { continue }
            let imported = Set(files.flatMap { $0.imports.map(\.module) })
            for (label, layer) in module.layer.labels + [(Module.toolchain, nil)] {
                check(module.words[label] ?? [], label, of: module.title, imported: imported) { word in
                    module.fix { .removeWord(line: $0, label: label, word: word) }
                } offered: { word in
                    layer == nil ? [word] : layer.flatMap { house.module($0, word)?.offered }
                }
            }
        }
        for line in house.table.outside {
            guard let target = house.target(named: line.name) else { continue }
            let imported = Set(files(target).flatMap { $0.imports.map(\.module) })
            for layer in Layer.allCases {
                check(line.words(layer.label), layer.label, of: line.name, imported: imported) { _ in
                    nil
                } offered: { word in
                    house.module(layer, word).map { layer == .core ? $0.offered : [$0.base, "\($0.base)Interface"] }
                }
            }
            check(line.words("kits"), "kits", of: line.name, imported: imported) { _ in
                nil
            } offered: {
                [$0]
            }
        }
    }
}
