import Foundation

/// Measures of SwiftPM alone in a project of 1,000 modules: costs that no tool on top of SwiftPM can save. The baseline
/// is ten times the cost in a project of 100 modules, so that a ratio above 1 means more than linear growth.
enum SwiftPackageManager: Group {
    static let name = "swiftpm"
    static let summary = "SwiftPM in a house of 1,000 modules, against ten times a house of 100; takes half an hour"
    static let isOnRequest = true

    static func measures() throws -> [Measure] {
        let (large, small) = (try GeneratedHouse(modules: 1_000), try GeneratedHouse(modules: 100))
        let (first, smallFirst) = (try firstBuild(of: large), try firstBuild(of: small))
        func measure(_ name: String, _ body: @escaping @MainActor (GeneratedHouse) throws -> Double) -> Measure {
            Measure(name: name, unit: "ms", count: 5, work: { try body(large) }, twin: { try body(small) * 10 })
        }
        return [
            measure("manifest") { house in
                // SwiftPM caches a parsed manifest by the manifest's text, so the text is changed first.
                let path = "\(house.root)/Project.swift"
                let text = try String(contentsOfFile: path, encoding: .utf8)
                try "\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
                return try Measure.milliseconds {
                    try Command.run(["swift", "package", "--package-path", house.root, "dump-package"])
                }
            },
            Measure(
                name: "first build of one interface", unit: "ms", count: 1, work: { first }, twin: { smallFirst * 10 }),
            measure("build, nothing changed", build),
            measure("build, one file changed") { house in
                try house.edit(house.count - 1)
                return try build(house)
            },
        ]
    }

    /// Returns the time to build the interface of the last module, in milliseconds. Nearly all of this time is
    /// SwiftPM's planning, because that module has few dependencies.
    private static func build(_ house: GeneratedHouse) throws -> Double {
        let target = "\(house.name(house.count - 1))FeatureInterface"
        return try Measure.milliseconds {
            try Command.run(["swift", "build", "--package-path", house.root, "--target", target])
        }
    }

    /// Returns the time of the first build, in milliseconds, and builds once more: the second build still plans, and
    /// only the third one has nothing to do.
    private static func firstBuild(of house: GeneratedHouse) throws -> Double {
        let time = try build(house)
        _ = try build(house)
        return time
    }
}
