import Basics

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
}
