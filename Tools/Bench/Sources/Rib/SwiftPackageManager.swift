import Foundation

/// What SwiftPM itself needs in large houses: what no tool above it can save. Its plan of a build grows faster than the
/// house does, so that builds are measured in a house of 100 modules.
enum SwiftPackageManager: Group {
    static let name = "swiftpm"
    static let summary = "SwiftPM: the manifest of 1,000 modules, builds of one among 100; takes minutes"
    static let isOnRequest = true

    static func measures() throws -> [Measure] {
        let (large, house) = (try GeneratedHouse(modules: 1_000), try GeneratedHouse(modules: 100))
        let last = house.count - 1
        let build = ["swift", "build", "--package-path", house.root, "--target", "\(house.name(last))FeatureInterface"]
        try Command.run(build)
        func measure(_ name: String, _ body: @escaping @MainActor () throws -> Double) -> Measure {
            Measure(name: name, unit: "ms", count: 5, work: body)
        }
        return [
            measure("manifest of 1,000 modules") {
                // SwiftPM keeps what it read by the manifest's text.
                let path = "\(large.root)/Project.swift"
                let text = try String(contentsOfFile: path, encoding: .utf8)
                try "\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
                return try Measure.milliseconds {
                    try Command.run(["swift", "package", "--package-path", large.root, "dump-package"])
                }
            },
            measure("100 modules, nothing changed") { try Measure.milliseconds { try Command.run(build) } },
            measure("100 modules, one file changed") {
                try house.edit(last)
                return try Measure.milliseconds { try Command.run(build) }
            },
        ]
    }
}
