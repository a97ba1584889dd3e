import Foundation

/// What SwiftPM itself needs in the house of a thousand modules: what no tool above it can save.
enum SwiftPackageManager: Group {
    static let name = "swiftpm"
    static let summary = "SwiftPM in the house of 1,000 modules, one of which is built; takes minutes"
    static let isOnRequest = true

    static func measures() throws -> [Measure] {
        let house = try GeneratedHouse(modules: 1_000)
        let last = house.count - 1
        let build = ["swift", "build", "--package-path", house.root, "--target", "\(house.name(last))FeatureInterface"]
        try Command.run(build)
        func measure(_ name: String, _ body: @escaping @MainActor () throws -> Double) -> Measure {
            Measure(name: name, unit: "ms", count: 5, work: body)
        }
        return [
            measure("manifest") {
                // SwiftPM keeps what it read by the manifest's text.
                let path = "\(house.root)/Project.swift"
                let text = try String(contentsOfFile: path, encoding: .utf8)
                try "\(text)\n".write(toFile: path, atomically: true, encoding: .utf8)
                return try Measure.milliseconds {
                    try Command.run(["swift", "package", "--package-path", house.root, "dump-package"])
                }
            },
            measure("build of one target, nothing changed") { try Measure.milliseconds { try Command.run(build) } },
            measure("build of one target, one file changed") {
                try house.edit(last)
                return try Measure.milliseconds { try Command.run(build) }
            },
        ]
    }
}
