import Basics
import BasicsTesting
import Commands
import Testing

@testable import Host

@MainActor @Suite("The commands of the host")
struct CommandGroupTests {
    @Test("have an example where they take something, and understand it")
    func examples() throws {
        let documents = DocumentOffer(formats: ["json"], item: "page", export: "write", importing: "read")
        let groups: [HostCommandGroup] = [.history, .documents(documents), .backup(of: StoreStub())]
        for command in HostCommandTable(adding: groups.flatMap(\.commands)).all {
            let entry = command.entry
            #expect(entry.name == command.name)
            #expect((entry.example == nil) == (entry.usage.english == entry.name))
            for language in Language.allCases {
                var words = try Words(typing: entry.example?.text(in: language) ?? entry.name)
                #expect(words.next() == entry.name)
                _ = try command.read(words)
            }
        }
    }
}

private struct StoreStub: BackupStore {
    func backUp(to path: String?) -> String { path ?? "" }
}
