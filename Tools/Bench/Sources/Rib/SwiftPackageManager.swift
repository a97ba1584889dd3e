import Foundation

/// The cost of SwiftPM itself in a house of a thousand modules, which no tool on top of it can save. The baseline is
/// ten times the cost in a tenth of that house, so that a ratio above 1 means more than linear growth.
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
                // SwiftPM keeps what it read by the manifest's text.
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

    /// Returns the time of a build of the last module's interface, in milliseconds. Nearly all of it is SwiftPM's
    /// planning, as that module has few dependencies.
    private static func build(_ house: GeneratedHouse) throws -> Double {
        let target = "\(house.name(house.count - 1))FeatureInterface"
        return try Measure.milliseconds {
            try Command.run(["swift", "build", "--package-path", house.root, "--target", target])
        }
    }

    /// Returns the time of the first build. The second one plans again, and the third finds nothing to do.
    private static func firstBuild(of house: GeneratedHouse) throws -> Double {
        let time = try build(house)
        _ = try build(house)
        return time
    }
}
