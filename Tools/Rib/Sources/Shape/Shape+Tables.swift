import Basics
import SwiftFileKit

extension Shape {
    /// A table of the size of each feature, in the order of the manifest.
    var features: Section {
        let features = house.modules.filter { $0.layer == .feature && measures($0.name, in: .feature) }
        return Section(
            title: "Features", key: "features",
            columns: [
                .init(head: "", key: "name"), .init(head: "Interface", key: "interfaceLines"),
                .init(head: "Sources", key: "sourceLines"), .init(head: "both", key: "lines"),
                .init(head: "phrases", key: "phraseLines"), .init(head: "files", key: "files"),
            ],
            rows: features.map { feature in
                let (interface, sources) = (paths(of: feature, .interface), paths(of: feature, .implementation))
                let counts = [interface, sources, interface + sources].map { paths in
                    lines(of: paths.filter { !$0.isPathOfPhrases })
                }
                let phrases = lines(of: (interface + sources).filter(\.isPathOfPhrases))
                return [.string(feature.name)]
                    + (counts + [phrases, interface.count + sources.count]).map { .integer($0) }
            }, hasTotal: true,
            notes: [
                Self.definition,
                "Files whose names end in Phrases.swift have a column of their own, and are among the files.",
            ])
    }

    /// A table of the imports between the Interfaces of features, in the order of the manifest.
    var edges: Section {
        let edges = house.modules.filter { $0.layer == .feature }.flatMap { feature -> [(from: String, to: String)] in
            let imports = paths(of: feature, .interface).flatMap { files[$0]?.imports ?? [] }
            let others = imports.compactMap { house.owner(of: $0.module) }.filter { $0.layer == .feature }.map(\.name)
            return Set(others).subtracting([feature.name]).sorted().map { (feature.name, $0) }
        }.filter { measures($0.from, in: .feature) || measures($0.to, in: .feature) }
        return Section(
            title: "Interfaces of features that import another's: \(edges.count)", key: "edges",
            columns: [.init(head: "", key: "from"), .init(head: "imports", key: "to")],
            rows: edges.map { [.string($0.from), .string($0.to)] })
    }

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
