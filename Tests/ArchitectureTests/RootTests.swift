import Foundation
import Testing

@Suite("The root of the repository")
struct RootTests {
    private static let named: Set = [
        "App", "Modules", "Tests", "Tools", "Project.swift", "Package.swift", "README.md", "LICENSE",
    ]

    @Test("the root holds only what the layout names, dot-entries and what git ignores")
    func onlyNamedEntries() async throws {
        let others = Repository.names(in: "").filter { !Self.named.contains($0) && !$0.hasPrefix(".") }
        for name in others {
            let isIgnored = try await Command.run(["git", "check-ignore", "--quiet", name]).exitCode == 0
            #expect(isIgnored, "\(name) has no place at the root")
        }
    }

    @Test("Package.swift is a link to Project.swift")
    func packageIsALink() throws {
        let path = Repository.url("Package.swift").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "Project.swift")
    }
}
