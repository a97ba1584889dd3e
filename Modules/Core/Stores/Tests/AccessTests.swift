import BasicsTesting
import ConsoleTesting
import Host
import HostTesting
import Stores
import StoresTesting
import Testing

@MainActor @Suite("A program with a declared store")
struct AccessTests {
    private func run(_ arguments: String...) async -> [String] {
        let program = Program(
            StoreDeclaration.notes.program, summary: "Keeps notes.", store: StoreDeclaration.notes.access)
        let console = ConsoleScript([])
        _ = await program.run(arguments, on: console) { _, _ in Program.App(root: CoverRouter()) }
        return console.transcript
    }

    @Test("names the files of the store in its manual, by its own name")
    func manual() async {
        let manual = await run("manual").joined(separator: "\n")
        #expect(manual.contains("local/share/notes/notes.db"), "\(manual)")
        for suffix in ["-wal", "-shm", "-acknowledged"] {
            // The manual escapes the hyphen.
            #expect(manual.contains("local/share/notes/notes.db\\\(suffix)"), "\(manual)")
        }
        #expect(!manual.contains("notes.db\\-journal"))
        #expect(manual.contains("All pages. With $XDG_DATA_HOME or"))
        #expect(manual.contains("local/share/notes/backups/") && manual.contains("local/state/notes/"))
    }

    @Test("names the licence of the library that reads the store")
    func licences() async {
        let seen = await run("licences")
        #expect(seen.contains { $0.contains("SQLite") }, "\(seen)")
    }
}
