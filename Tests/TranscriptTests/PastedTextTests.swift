import Foundation
import PlatformTesting
import Testing

@Suite("A text that is pasted in a terminal")
struct PastedTextTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func start() async throws -> Session {
        let session = try await home.newPerson(type: "xterm", locale: "C.UTF-8")
        try await session.send(["set 1 Run": "Sub-goal 1 is Run."])
        try await session.expect("home> ")
        return session
    }

    private func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }

    @Test("is put into the line as one, with its line breaks shown, and nothing runs before Enter")
    func several() async throws {
        let session = try await start()
        try session.type(pasted("note 1 first\rundo\r\n\tlast\r"))
        try await session.expect(rows: "home> note 1 first␊undo␊ last", cursor: 29)
        try session.type("!\n")
        try await session.expect("Sub-goal 1: the note is saved.")
        try await session.expect("home> ")
        let note = try await home.run("--json", "open", "1")
        #expect(note.output.contains(#""note":"first\nundo\n last!""#))
        // The line can be brought back, and is not kept in the file, which has one line each.
        try session.type("\u{1B}[A")
        try await session.expect(rows: "home> note 1 first␊undo␊ last!")
        #expect(try home.text(of: "data/history") == "set 1 Run\n")
    }

    @Test("has spaces for line breaks where a text has one line")
    func title() async throws {
        let session = try await start()
        try session.type(pasted("set 2 Swim\na\tmile\n") + "\n")
        try await session.expect("Sub-goal 2 is Swim a mile.")
    }

    @Test("answers one question of a form, and none before Enter")
    func form() async throws {
        let session = try await start()
        try await session.send(["edit 1": "title [Run]> "])
        try session.type(pasted("Swim\n.\nmore\n"))
        try await session.expect(rows: "title [Run]> Swim␊.␊more")
        try session.type("\u{15}Swim\n")
        try await session.expect("note []> ")
        try session.type(pasted("at the lake\n.\nat noon") + "\n.\n\n")
        try await session.expect("is saved.")
        try await session.expect("home> ")
        let note = try await home.run("--json", "open", "1")
        #expect(note.output.contains(#""note":"at the lake\n.\nat noon""#))
    }

    @Test("does not confirm what a command asks")
    func question() async throws {
        let session = try await start()
        try await session.send(["clear 1": "[no]> "])
        try session.type(pasted("yes\nyes\n"))
        try await session.expect(rows: "Empty sub-goal 1 “Run”? [no]> yes␊yes")
        try session.type("\u{3}")
        try await session.expect("home> ")
    }

    @Test("is text with all its control characters, and ends nothing")
    func controls() async throws {
        let session = try await start()
        try session.type(pasted("core a\u{3}\u{4}\u{1A}\u{1B}[A\u{15}b"))
        try await session.expect(rows: "home> core a␃␄␚␛[A␕b")
        try session.type("\u{15}core x\n")
        try await session.expect("The core goal is x.")
    }

    @Test("is enclosed in brackets at a prompt alone: not in a program that has the terminal, nor after the end")
    func brackets() async throws {
        let show = #"#!/bin/sh\#nprintf 'in the editor.'; read -r _ </dev/tty\#nprintf x >"$1""#
        let session = try home.terminal(variables: ["EDITOR=\(home.writeProgram(show, to: "editor"))"])
        func brackets() -> Bool { Screen(showing: session.seen).bracketsPastes }
        try await session.expect("nickname> ")
        #expect(brackets())
        try session.send("Juno")
        try await session.answer([
            "core goal (Enter skips it)> ": "", "home> ": "set 1 Run", "home> ": "note 1",
        ])
        try await session.expect("in the editor.")
        #expect(!brackets())
        try session.send("")
        try await session.expect("is saved.")
        try await session.expect("home> ")
        #expect(brackets())
        try session.type("\u{3}")
        try await session.expect("home> ")
        #expect(brackets())
        try session.type("\u{4}")
        #expect(try await session.end() == .exited(0))
        #expect(!brackets())
    }

    @Test("is not enclosed in brackets once the program is suspended, or has ended by a signal")
    func bracketsEnd() async throws {
        let command = try home.command([]).joined(separator: " ")
        let script = "SWIFT_BACKTRACE=enable=no \(command); echo stopped.; read -r _; fg; echo code $?."
        let session = try Session.inTerminal(["/bin/sh", "-mc", script], home: home.path)
        func brackets() -> Bool { Screen(showing: session.seen).bracketsPastes }
        try await session.expect("nickname> ")
        try session.type("Ju\u{1A}")
        try await session.expect("stopped.")
        #expect(!brackets())
        #expect(!session.takesKeys)
        try session.send("")
        try await session.expect("nickname> Ju")
        #expect(brackets())
        #expect(session.takesKeys)
        try session.type("\u{1C}")
        try await session.expect("code 131.")
        #expect(!brackets())
        _ = try await session.end()
    }
}
