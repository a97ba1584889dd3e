import Foundation
import PlatformTesting

/// What Tuist would read, got by compiling and running `Project.swift` against our stand-in for its module.
struct TuistProject {
    /// One target, as Tuist is told of it.
    struct Target {
        let name, product, bundleIdentifier: String
        let sources, dependencies: [String]
    }

    let targets: [Target]
    let settings: [String: String]
    /// The targets that the scheme for all builds, and those that it tests.
    let built, tested: [String]

    /// The project of this repository: compiled once, when the first test asks for it.
    static var current: TuistProject {
        get async throws { TuistProject(try await project.value) }
    }

    private static let project = Task { try await read(flags: []) }

    /// What `Project.swift` prints through the stand-in when it is compiled with the given flags.
    static func read(flags: [String]) async throws -> String {
        let folder = try TemporaryFolder()
        let standIn = try folder.write(ProjectDescription.source, to: "ProjectDescription.swift")
        let library = [
            "-emit-library", "-static", "-emit-module", "-module-name", "ProjectDescription",
            "-emit-module-path", folder.file("ProjectDescription.swiftmodule"),
            "-o", folder.file("libProjectDescription.a"),
        ]
        _ = try await Command.compile(library + [standIn]).successfulOutput()
        let manifest = Repository.url("Project.swift").path
        let places = ["-I", folder.file(""), "-L", folder.file(""), "-lProjectDescription"]
        let program = folder.file("project")
        _ = try await Command.compile(flags + places + [manifest, "-o", program]).successfulOutput()
        return try await Command.run([program]).successfulOutput()
    }

    private init(_ output: String) {
        var targets: [Target] = []
        var settings: [String: String] = [:]
        var schemes: [[String]] = []
        for line in output.split(separator: "\n") {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            if fields[0] == "target", fields.count == 6 {
                let lists = fields[4...].map { $0.split(separator: ",").map(String.init) }
                targets.append(
                    Target(
                        name: fields[1], product: fields[2], bundleIdentifier: fields[3], sources: lists[0],
                        dependencies: lists[1]))
            } else if fields[0] == "setting", fields.count == 3 {
                settings[fields[1]] = fields[2]
            } else if fields[0] == "scheme", fields.count == 4 {
                schemes += fields[2...].map { $0.split(separator: ",").map(String.init) }
            }
        }
        (self.targets, self.settings) = (targets, settings)
        (built, tested) = (schemes.first ?? [], schemes.last ?? [])
    }
}
