import Testing

@Suite("The scripts in Tools")
struct ScriptTests {
    @Test("they read every system library from the table, with its packages")
    func systemLibraries() async throws {
        let script = "root=. && . Tools/lib/requirements.sh && system_libraries"
        let lines = try await Command.run(["sh", "-c", script]).successfulOutput().split(separator: "\n")
        let rows = lines.map { $0.split(separator: " ") }
        #expect(rows.allSatisfy { $0.count == 3 }, "\(lines)")
        #expect(Set(rows.compactMap(\.first)) == Set(try await Manifest.current.systemLibraries.values.map { $0[...] }))
    }
}
