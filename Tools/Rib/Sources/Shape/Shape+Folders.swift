import Basics

extension Shape {
    /// A table of the folders that contain Swift files, sorted by path. A folder's subfolders do not count toward its
    /// size.
    var folderSection: Section {
        let shown = folders.sorted { $0.key < $1.key }.filter { path, _ in
            module.map { "\(path)/".hasPrefix("\($0.folder)/") } ?? true
        }
        return Section(
            title: "Folders", key: "folders",
            columns: [
                .init(head: "", key: "path"), .init(head: "files", key: "files"), .init(head: "lines", key: "lines"),
                .init(head: "longest", key: "longestLines"), .init(head: "file", key: "longestFile"),
            ],
            rows: shown.map { path, paths in
                let longest = paths.max { lines(of: [$0]) < lines(of: [$1]) } ?? ""
                return [
                    .string(path), .integer(paths.count), .integer(lines(of: paths)), .integer(lines(of: [longest])),
                    .string(String(longest.dropFirst(path.count + 1))),
                ]
            }, notes: [Self.definition])
    }

    /// A table of the modules, and of the targets outside the modules, in the order of the manifest.
    var modules: Section {
        let modules = house.modules.filter { measures($0.name, in: $0.layer) }
        let outside = house.targets.filter { module == nil && house.owner(of: $0.name) == nil }
        let parts = modules.map { ("\($0.layer.rawValue)/\($0.name)", $0.targets) } + outside.map { ($0.name, [$0]) }
        return Section(
            title: "Modules and other targets", key: "modules",
            columns: [
                .init(head: "", key: "name"), .init(head: "files", key: "files"), .init(head: "lines", key: "lines"),
                .init(head: "tests", key: "testLines"),
            ],
            rows: parts.map { name, targets in
                let isShipped = { (target: Target) in target.kind != .testing && target.kind != .tests }
                let isExample = { (target: Target) in target.folder.hasSuffix("/Example") }
                let paths = targets.map { ($0, self.targets[$0.name] ?? []) }
                let own = paths.filter { isShipped($0.0) && !isExample($0.0) }.flatMap(\.1)
                let all = paths.flatMap(\.1)
                return [
                    .string(name), .integer(all.count), .integer(lines(of: own)),
                    .integer(lines(of: all) - lines(of: own)),
                ]
            }, hasTotal: true,
            notes: [Self.definition, "Those of tests are in Testing, Tests and Example."])
    }
}
