import Foundation
import Testing

@Suite("The scripts in Tools")
struct ScriptTests {
    @Test("the shell of macOS reads all of a name: no letter beyond ASCII follows a variable without braces")
    func names() throws {
        let files = ["Tools", ".ci"].flatMap(Repository.paths)
        let scripts = files.filter { file in
            file.hasSuffix(".sh") || (try? Repository.text(file))?.hasPrefix("#!") == true
        }
        #expect(scripts.contains("Tools/run") && scripts.contains("Tools/lib/build.sh"), "\(scripts)")
        for script in scripts {
            // Bash 3.2 takes the bytes of a quotation mark for letters of the name.
            let found = try Repository.text(script).matches(of: /\$\w+[^\x00-\x7F]/).map { String($0.output) }
            #expect(found == [], "\(script)")
        }
    }

    @Test("the workflows call scripts that are there, and may be run")
    func workflows() throws {
        let files = Repository.paths(in: ".github/workflows").filter { $0.hasSuffix(".yml") }
        #expect(files.count >= 2)
        for file in files {
            let text = try Repository.text(file)
            let scripts = text.matches(of: /(?:\.ci|Tools)\/[\w-]+/).map { String($0.output) }
            #expect(!scripts.isEmpty || text.contains("tuist"), "\(file) runs nothing of this repository")
            for script in scripts {
                #expect(FileManager.default.isExecutableFile(atPath: Repository.url(script).path), "\(file): \(script)")
            }
        }
    }

    @Test("they read every system library from the table, with its package")
    func systemLibraries() async throws {
        let script = "root=. && . Tools/lib/requirements.sh && system_libraries"
        let lines = try await Command.run(["sh", "-c", script]).successfulOutput().split(separator: "\n")
        let rows = lines.map { $0.split(separator: " ") }
        #expect(rows.allSatisfy { $0.count == 2 }, "\(lines)")
        #expect(Set(rows.compactMap(\.first)) == Set(try await Manifest.current.systemLibraries.values.map { $0[...] }))
    }

    @Test(
        "they build with the build system that is chosen, Swift Build in a folder of its own",
        arguments: [
            ("", "build --package-path /house --scratch-path /house/.build --product app"),
            ("native", "build --package-path /house --scratch-path /house/.build --build-system native --product app"),
            (
                "swiftbuild",
                "build --package-path /house --scratch-path /house/.build-swiftbuild --build-system swiftbuild --product app"
            ),
        ])
    func buildSystem(name: String, words: String) async throws {
        let output = try await built(with: "BUILD_SYSTEM=\(name)", "BUILD_OPTIONS=")
        #expect(output == "\(words)\n")
    }

    @Test("they give SwiftPM the options that are chosen")
    func options() async throws {
        let output = try await built(with: "BUILD_SYSTEM=", "BUILD_OPTIONS=-Xswiftc -gnone")
        #expect(
            output == "build --package-path /house --scratch-path /house/.build -Xswiftc -gnone --product app\n")
    }

    /// Returns the words that SwiftPM gets with some variables.
    private func built(with variables: String...) async throws -> String {
        let script = ". Tools/lib/build.sh && swift() { echo $*; } && root=/house && swift_package build --product app"
        return try await Command.run(["env"] + variables + ["sh", "-c", script]).successfulOutput()
    }
}
