import Basics
import BasicsTesting
import Terminal
import Testing

@testable import Commands

@MainActor @Suite("Two columns")
struct TableTests {
    private func table(_ rows: (usage: Phrase, summary: Phrase)..., width: Int) -> [String] {
        Reader(language: .english, width: width).table(rows).map(\.plain)
    }

    @Test("stand side by side, and the second one is wrapped within itself")
    func columns() {
        let seen = table(("go <route>", "go to a place"), ("show", "show this place, or the one above"), width: 36)
        #expect(
            seen == ["  go <route>  go to a place", "  show        show this place, or", "              the one above"])
    }

    @Test("leave a line of its own to what would take their room, and are no wider for it")
    func long() {
        let seen = table(("export <format> [--all]", "write a document"), ("show", "show this place"), width: 40)
        #expect(seen == ["  export <format> [--all]", "        write a document", "  show  show this place"])
    }
    @Test("are no wider than a narrow page, and break between words", arguments: [30, 40, 60])
    func narrow(width: Int) {
        let seen = table(
            ("import <file> [--into <name> | --as-new]", "read what was exported"),
            ("mandalart [options]", "ask and answer"),
            width: width)
        #expect(seen.allSatisfy { $0.count <= width })
        let words = seen.joined(separator: " ").split(separator: " ")
        #expect(words.contains("--as-new]") && words.contains("exported") && words.contains("answer"))
    }

    @Test("show values beside their names, each wrapped within itself")
    func facts() {
        let facts: [(name: Phrase, value: Text)] = [
            ("nickname", "Juno"), ("data", "/home/juno/my charts/mandalart.db"),
        ]
        let seen = Reader(language: .english, width: 36).facts(facts).lines.map(\.plain)
        #expect(seen == ["  nickname  Juno", "  data      /home/juno/my", "            charts/mandalart.db"])
    }

    @Test("are a line for each row to a screen reader, however long")
    func linear() {
        let reader = Reader(width: 20, isLinear: true)
        let table = reader.table([("go <route>", "go to a place of the program"), ("show", "")]).map(\.plain)
        #expect(table == ["go <route>: go to a place of the program", "show"])
        let facts = reader.facts([("data", "/home/juno/my charts/mandalart.db")]).plain
        #expect(facts == "data: /home/juno/my charts/mandalart.db")
        let prompt = reader.prompt("a question that is wider than that").plain
        #expect(prompt == "a question that is\nwider than that> ")
    }
}
