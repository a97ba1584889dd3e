import PlatformTesting
import Testing

@Suite("A label that changes before the prompt of a terminal")
struct LiveLabelTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private let left = "\u{1B}[D"

    private func start(type: String = "xterm", _ arguments: String...) async throws -> Session {
        let program = try Program.path("timer-example")
        let session = try Session.inTerminal([program] + arguments, home: home.path, type: type)
        try await session.expect("> ")
        return session
    }

    @Test("goes on, and leaves what is typed and the cursor in it as they are", arguments: ["xterm", "vt100"])
    func typing(type: String) async throws {
        let session = try await start(type: type)
        try await session.send(["start 2": "차 0/2 > "])
        try session.type("note 사우나\(left)\(left)")
        try await session.expect(rows: "차 2/2 > note 사우나", cursor: 16)
        try session.type("한")
        try await session.expect(rows: "차 2/2 > note 사한우나", cursor: 18)
        try session.type("\n")
        try await session.send(["show": "noted: 사한우나"])
    }

    @Test("rings once at its end")
    func bell() async throws {
        let session = try await start()
        try await session.send(["start 1": "차 0/1 > "])
        try await session.expect("\u{7}")
        try await session.expect(rows: "차 1/1 >", cursor: 9)
        try session.send("note \u{B7}")
        try await session.send(["show": "noted: \u{B7}"])
        try session.send("stop")
        // Ctrl-D is a key only where a prompt waits for one.
        try await session.expect(rows: ">")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))
        #expect(session.seen.filter { $0 == "\u{7}" }.count == 1, "\(session.seen)")
    }

    @Test("is drawn in the row in which the prompt begins, however many rows the line has, and wherever the cursor is")
    func rows() async throws {
        let session = try await start()
        try await session.send(["start 2": "차 0/2 > "])
        // The prompt has 9 columns: 71 are left, of which a wide letter at the end of the row needs two.
        let first = "note " + String(repeating: "a", count: 65)
        let second = "가" + String(repeating: "b", count: 78)
        try session.type(first + second + "cc" + left)
        try await session.expect(rows: "> start 2", "차 2/2 > \(first)", second, "cc", cursor: 1)
        try session.type("\u{1}")
        try await session.expect(rows: "> start 2", "차 2/2 > \(first)", second, "cc", cursor: 9)
    }

    @Test("takes the width that a window has got meanwhile, before a key is typed there")
    func resized() async throws {
        let session = try await start()
        try await session.send(["start 2": "차 0/2 > "])
        try session.type("note " + String(repeating: "a", count: 60))
        session.resize(columns: 100)
        try await session.expect(rows: "차 2/2 > note " + String(repeating: "a", count: 60), cursor: 74)
        try session.type("b\n")
        try session.send("show")
        try await session.expect("noted: " + String(repeating: "a", count: 60) + "b")
    }

    @Test("stays when Ctrl-C gives up the line, and goes when its screen has none")
    func interruption() async throws {
        let session = try await start()
        try await session.send(["start 2": "차 0/2 > "])
        try session.type("never\u{3}")
        try await session.expect(rows: "차 2/2 >", cursor: 9)
        try session.send("stop")
        try await session.expect(rows: ">")
    }

    @Test("is in no terminal that takes no line back, for no screen reader, and in no pipe")
    func plain() async throws {
        let dumb = try await start(type: "dumb")
        try dumb.send("start 1")
        try await dumb.send(["show": "noted:"])
        #expect(!dumb.seen.contains("차"), "\(dumb.seen)")
        let linear = try await start("--linear")
        try await linear.send(["start 1": "\u{7}", "show": "noted:"])
        #expect(!linear.seen.contains("차"), "\(linear.seen)")
        let piped = try Session.overPipes([Program.path("timer-example")], home: home.path)
        try piped.send("start 1")
        try await piped.send(["show": "noted:"])
        #expect(!piped.seen.contains("차"), "\(piped.seen)")
    }
}
