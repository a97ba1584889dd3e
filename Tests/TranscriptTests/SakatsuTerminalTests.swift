import Foundation
import PlatformTesting
import Testing

@Suite("sakatsu in a terminal")
struct SakatsuTerminalTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func start(_ words: String..., data: String = "data", type: String = "xterm") throws -> Session {
        try Session.inTerminal(home.command(words, app: "sakatsu", data: data), home: home.path, type: type)
    }

    @Test("a visit is written down by the form and found again")
    func form() async throws {
        let session = try start()
        try await session.answer([
            "> ": "add", "facility []> ": "Shimizuyu", "date [": "yesterday", "sets [3]> ": "2",
            "set [10m/60s/10m]> ": "12/90/10", "sauna temperature []> ": ".", "save? [yes]> ": "",
        ])
        try await session.expect("Visit 1: Shimizuyu, ")
        try await session.expect("2 sets (sauna 12 min")
        try await session.quit()
        let list = try start("list")
        let end = try await list.end()
        #expect(end == .exited(0))
        #expect(list.seen.contains("Shimizuyu"))
        #expect(list.seen.contains("2 sets"))
    }

    @Test("the prompt of the timer counts while a command is typed, rings, and goes on in another window")
    func timer() async throws {
        let session = try start()
        try await session.answer(["> ": "add Shimizuyu x1", "> ": "settings bath 1", "> ": "visit 1 set start"])
        try await session.expect("sauna 0:00/10:00 visit/1/timer> ")
        try session.type("ne")
        // Only what has changed of the row is written.
        try await session.expect("1/10:00 visit/1/timer> ne")
        let other = try start("visit", "1", "timer")
        #expect(try await other.end() == .exited(0))
        #expect(other.seen.contains("set 2, sauna: 0:0"))
        #expect(!session.seen.contains("\u{7}"))
        try session.type("xt\n")
        try await session.expect("Kept: set 2, sauna, ")
        try await session.expect("\u{7}")
        try await session.send(["finish": "The timer has ended."])
        try await session.expect("visit/1> ")
        try await session.quit()
    }

    @Test("a visit stays open when an exchange in another window gives its number to another one, and that is told")
    func renumbered() async throws {
        let sessions = try await twoMachines(typing: "visit 1", showing: "visit/1> ")
        for (name, session) in sessions {
            try await session.send(["afterword Nice": "The afterword is: Nice"])
            try await session.quit()
            let nice = try await names(foundBy: "Nice", in: name)
            #expect(nice == [name])
        }
        // One of the visits keeps the number.
        let told = sessions.count { $1.seen.contains("visit/1 is visit/2 now.") && $1.seen.contains("visit/2> ") }
        #expect(told == 1)
    }

    @Test("the visit of the question is deleted, even if an exchange in another window has given it another number")
    func deletedRenumbered() async throws {
        for (name, session) in try await twoMachines(typing: "delete 1", showing: "[no]> ") {
            try await session.send(["y": "Visit 1 is deleted."])
            try await session.quit()
            let left = try await names(foundBy: "a", in: name)
            #expect(left == Self.names.filter { $0 != name })
        }
    }

    private static let names = ["Alpha", "Beta"]

    /// Starts a session on each of two machines, adds a visit of the machine's name, types a line, and waits for a text.
    /// Then the machines exchange their visits in other windows.
    private func twoMachines(
        typing line: String, showing text: String
    ) async throws -> [(name: String, session: Session)] {
        var sessions: [(name: String, session: Session)] = []
        for name in Self.names {
            let session = try start(data: name)
            try await session.answer(["> ": "add \(name) yesterday 10/60/10", "> ": line])
            try await session.expect(text)
            sessions.append((name, session))
        }
        for name in ["Alpha", "Beta", "Alpha"] {
            let exchange = try start("--yes", "sync", home.file("log"), data: name)
            let ending = try await exchange.end()
            #expect(ending == .exited(0), "\(exchange.seen)")
        }
        return sessions
    }

    /// Returns the names of the visits that a search finds on a machine.
    private func names(foundBy word: String, in data: String) async throws -> [String] {
        let found = try start("search", word, data: data)
        let ending = try await found.end()
        #expect(ending == .exited(0))
        return Self.names.filter { found.seen.contains($0) }
    }

    @Test("the text of a visit is on the terminal and on its clipboard")
    func clipboard() async throws {
        let adding = try start("add", "Shimizuyu", "2026-11-20", "10/60/10")
        #expect(try await adding.end() == .exited(0))
        let copying = try start("visit", "1", "copy")
        #expect(try await copying.end() == .exited(0))
        let text = """
            Shimizuyu (2026-11-20)

            I did 1 set.
            Set 1: sauna 10 min → cool bath 60 s → rest 10 min
            """
        #expect(copying.seen.contains(text.replacingOccurrences(of: "\n", with: "\r\n")))
        #expect(copying.seen.contains("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}"))
        let dumb = try start("visit", "1", "copy", type: "dumb")
        #expect(try await dumb.end() == .exited(0))
        #expect(!dumb.seen.contains("]52;"))
    }
}
