package import Platform
package import SwiftFileKit

/// A working copy of the project: the table of modules, and the targets that the table expands to.
package struct House: Sendable {
    /// The path of the root folder, without a trailing slash.
    package let root: String
    package let table: Table
    package let modules: [Module]
    /// All targets, in the order of the table.
    package let targets: [Target]
    /// The folder of each system library's module map, relative to the root, by library name.
    package let systemLibraries: [String: String]

    private let targetIndex: [String: Int]
    private let moduleIndex: [String: Int]
    private let ownerIndex: [String: Int]

    package init(at root: String) throws(SystemError) {
        self.init(root: root, manifest: SwiftFile(try FileSystem.bytes(of: "\(root)/\(Table.path)")))
    }

    /// Creates a house with a manifest that need not be written to disk yet.
    package init(root: String, manifest: SwiftFile) {
        self.root = root
        table = Table(manifest)
        modules = table.modules.compactMap(Module.init)
        var owners: [String: Int] = [:]
        var targets: [Target] = []
        for (index, module) in modules.enumerated() {
            for target in module.targets {
                owners[target.name] = index
                targets.append(target)
            }
        }
        targets += table.outside.compactMap { Self.outside($0, among: targets) }
        self.targets = targets
        systemLibraries = Dictionary(
            table.systemLibraries.map { ($0.name, "Modules/Core/\($0.words("of").first?.text ?? "")/\($0.name)") },
            uniquingKeysWith: { first, _ in first })
        targetIndex = Dictionary(targets.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        moduleIndex = Dictionary(
            modules.enumerated().map { ("\($1.layer.rawValue) \($1.name)", $0) },
            uniquingKeysWith: { first, _ in first })
        ownerIndex = owners
    }

    package func target(named name: String) -> Target? { targetIndex[name].map { targets[$0] } }

    package func module(_ layer: Layer, _ name: String) -> Module? {
        moduleIndex["\(layer.rawValue) \(name)"].map { modules[$0] }
    }

    /// Returns the module that declares the target; `nil` for a target outside the modules.
    package func owner(of target: String) -> Module? { ownerIndex[target].map { modules[$0] } }

    /// Returns the absolute path of a path relative to the root.
    package func path(_ path: String) -> String { "\(root)/\(path)" }

    /// Returns the target for a line of the table's list `outside`, which has the targets that belong to no module,
    /// such as `App(…)`; `nil` if the line calls an unknown name.
    private static func outside(_ line: Table.Line, among targets: [Target]) -> Target? {
        func names(_ label: String) -> [String] {
            if line.namesAllCore(label) { return allCore(among: targets) }
            return line.words(label).map(\.text)
        }
        let folder = names("in").first ?? ""
        switch line.word {
        case "App":
            let begins =
                ["Host"] + names("core") + names("features").map { "\($0)Feature" } + names("data").map { "\($0)Data" }
            let linked = linked(from: begins, among: targets)
            return Target(.program, line.name, folder, linked, line: line.line)
        case "Catalog":
            let features = targets.filter { rank(of: $0) == .feature }.map(\.name)
            return Target(.implementation, line.name, folder, names("core") + features, line: line.line)
        case "CrossTests":
            let doubles = Set((names("core") + ["Platform"]).map { "\($0)Testing" }).sorted()
            let implementations =
                names("domains").flatMap { ["\($0)Domain", "\($0)DomainInterface", "\($0)DomainTesting"] }
                + names("data").map { "\($0)Data" }
            let dependencies = names("core") + implementations + names("kits") + doubles + names("drives")
            return Target(.tests, line.name, "Tests/\(line.name)", dependencies, line: line.line)
        case "Tool":
            let dependencies = names("core") + names("kits") + names("drives")
            return Target(.program, line.name, folder, dependencies, line: line.line)
        case "ToolKit":
            return Target(.implementation, line.name, folder, names("core") + names("kits"), line: line.line)
        default: return nil
        }
    }

    private static func allCore(among targets: [Target]) -> [String] {
        targets.filter { $0.kind == .implementation && $0.folder.hasPrefix("\(Layer.core.folder)/") }.map(\.name)
    }

    /// Returns the names of the targets that an app with the given targets links: all of their dependencies, the
    /// implementations of linked interfaces, and the data modules whose interfaces are all linked.
    private static func linked(from start: [String], among targets: [Target]) -> [String] {
        let dependencies = Dictionary(
            targets.map { ($0.name, $0.dependencies) }, uniquingKeysWith: { first, _ in first })
        let data = targets.filter { rank(of: $0) == .data }
        var (linked, next) = (Set<String>(), start)
        while let name = next.popLast() {
            guard linked.insert(name).inserted else { continue }
            next += dependencies[name] ?? []
            guard name.hasSuffix("Interface") else { continue }
            next.append(String(name.dropLast("Interface".count)))
            let stores = data.filter {
                $0.dependencies.allSatisfy { !$0.hasSuffix("Interface") || linked.contains($0) }
            }
            next += stores.map(\.name)
        }
        return targets.map(\.name).filter(linked.contains)
    }

    /// Returns the nearest folder with a manifest, from the given folder upward; `nil` if there is none.
    package static func root(above folder: String) -> String? {
        var folder = folder[...]
        while true {
            if FileSystem.exists("\(folder)/\(Table.path)") { return folder.isEmpty ? "/" : String(folder) }
            guard let slash = folder.lastIndex(of: "/") else { return nil }
            folder = folder[..<slash]
        }
    }
}

extension House {
    /// An app, as a line of the table declares it.
    package struct App {
        package let name: String
        /// The name of the app's folder in `App`.
        package let folder: String
        /// The names of the features that the app links.
        package let features: Set<String>
    }

    package var apps: [App] {
        table.outside.filter { $0.word == "App" }.compactMap { line in
            guard let app = target(named: line.name) else { return nil }
            let folder = app.folder.split(separator: "/").dropFirst().first ?? app.name[...]
            let features = app.dependencies.compactMap(owner).filter { $0.layer == .feature }.map(\.name)
            return App(name: app.name, folder: String(folder), features: Set(features))
        }
    }
}
