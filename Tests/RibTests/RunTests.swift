import Foundation
import PlatformTesting
import Testing

@Suite("Tools/run")
struct RunTests {
    private let folder: TemporaryFolder

    /// A house with two apps, whose builds are scripts that print their arguments.
    init() throws {
        folder = try TemporaryFolder()
        let files = FileManager.default
        for name in ["App", "Modules", "Tools", ".build/release"] {
            try files.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
        }
        let tools = Golden.root.appending(path: "Tools")
        try files.copyItem(atPath: tools.appending(path: "lib").path, toPath: folder.file("Tools/lib"))
        _ = try folder.writeProgram(
            String(contentsOf: tools.appending(path: "run"), encoding: .utf8), to: "Tools/run")
        let table = """
            static let outside: [any Module] = [
                App(
                    "notes", in: "App/Notes", features: ["List"],
                    core: ["Stores"]),
                App("clock", in: "App/Clock", features: ["Hands"]),
                CrossTests("HouseTests"),
            ]

            """
        _ = try folder.write(table, to: "Project.swift")
        for name in ["notes", "clock"] {
            _ = try folder.writeProgram("#!/bin/sh\necho \(name): \"$@\"\n", to: ".build/release/\(name)")
            _ = try folder.write("\(folder.file(".build/release"))\n", to: ".build/\(name).stamp")
        }
    }

    @Test(
        "starts the first app of the table, or the one that is named, with all other arguments",
        arguments: [
            ("", "notes:"), ("show --app x", "notes: show --app x"), ("--app clock", "clock:"),
            ("--app=clock show --json", "clock: show --json"), ("--app notes --app clock", "notes: --app clock"),
        ])
    func starts(arguments: String, said: String) throws {
        let seen = try folder.run("-u BUILD_SYSTEM Tools/run \(arguments)")
        #expect(seen.output.split(separator: "\n").joined() == said)
        #expect(seen.code == 0)
    }

    @Test("says that a build takes minutes when it is the first one, and at no later one")
    func buildsAgain() throws {
        func told() throws -> Substring? {
            try folder.run("-u BUILD_SYSTEM Tools/run").output.split(separator: "\n").first {
                $0.hasPrefix("Building ")
            }
        }
        _ = try folder.write("// Newer than the build.\n", to: "App/New.swift")
        let later = try told()
        #expect(later == "Building notes …")
        try FileManager.default.removeItem(atPath: folder.file(".build/notes.stamp"))
        let first = try told()
        #expect(first == "Building notes, this takes some minutes the first time …")
    }

    @Test("refuses an app that the table does not have", arguments: ["--app HouseTests", "--app", "--app="])
    func unknown(arguments: String) throws {
        let seen = try folder.run("-u BUILD_SYSTEM Tools/run \(arguments)")
        #expect(seen.output.contains("in Project.swift. Name one of: notes clock"), "\(seen.output)")
        #expect(seen.code == 2)
    }
}
