import Foundation
import PlatformTesting
import Testing

@Suite("mandalart in a terminal")
struct MandalartTerminalTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    private func start() throws -> Session {
        try Session.inTerminal([Program.path("mandalart"), "--data", home.file("data")], home: home.path)
    }

    @Test("a new person is led from the first question to a rated action item, and finds all the next day")
    func mainJob() async throws {
        let today = try start()
        for (prompt, line, reply) in [
            ("nickname> ", "Juno", "Hello, Juno!"),
            ("home> ", "core \"Run a marathon\"", "The core goal is Run a marathon."),
            ("home> ", "set 1 Endurance", "Sub-goal 1 is Endurance."),
            ("home> ", "open 1", "Sub-goal 1: "),
            ("home/subgoal/1> ", "set 2 \"Run 5 km\" 40%", "Action item 2 is Run 5 km, 40% done."),
            ("home/subgoal/1> ", "rate 2 60", "Action item 2 is Run 5 km, 60% done."),
            ("home/subgoal/1> ", "back", "Run a marathon"),
        ] {
            try await today.expect(prompt)
            try today.send(line)
            try await today.expect(reply)
        }
        try await today.expect("home> ")
        try today.send(bytes: [4])
        #expect(try await today.end() == .exited(0))

        let tomorrow = try start()
        try await tomorrow.expect("Hello, Juno!")
        try await tomorrow.expect("1 Endurance")
        try await tomorrow.expect("60%")
        try await tomorrow.expect("home> ")
        try tomorrow.send("quit")
        #expect(try await tomorrow.end() == .exited(0))
    }

    @Test("what is taller than the terminal is shown by the pager, and what fits is not")
    func pager() async throws {
        let data = ["--data", home.file("data")]
        let command = [try Program.path("mandalart")] + data
        let filling = try Session.inTerminal(command + ["nickname", "Juno"], home: home.path)
        #expect(try await filling.end() == .exited(0))
        let pager = ["--pager", "sed 's/^/paged: /'"]
        for (words, isTall) in [(["show"], false), (["help"], true)] {
            let session = try Session.inTerminal(command + pager + words, home: home.path)
            _ = try await session.end()
            #expect(session.seen.contains("paged: ") == isTall, "\(words)")
        }
        let plain = try Session.inTerminal(command + pager + ["--no-pager", "help"], home: home.path)
        _ = try await plain.end()
        #expect(!plain.seen.contains("paged: "))
    }

    @Test("what is taller than the terminal is shown all the same where the pager cannot be run")
    func noPager() async throws {
        let command = [
            try Program.path("mandalart"), "--data", home.file("data"), "--pager", "/nowhere/pager 2>/dev/null",
        ]
        let session = try Session.inTerminal(command + ["help"], home: home.path)
        _ = try await session.end()
        #expect(session.seen.contains("help [<command>]"))
    }

    @Test("the prompt names the chart where there are several, also below it")
    func severalCharts() async throws {
        let session = try start()
        for (prompt, line) in [
            ("nickname> ", "Juno"), ("home> ", "core Run"), ("home> ", "charts new Career"),
            ("home (Career)> ", "set 1 Craft"), ("home (Career)> ", "open 1"),
            ("home/subgoal/1 (Career)> ", "quit"),
        ] {
            try await session.expect(prompt)
            try session.send(line)
        }
        #expect(try await session.end() == .exited(0))
    }

    @Test("a form that is left with Ctrl-D saves nothing, and the person goes on")
    func form() async throws {
        let session = try start()
        try await session.expect("nickname> ")
        try session.send("Juno")
        try await session.expect("home> ")
        try session.send("edit 1")
        try await session.expect("title []> ")
        try session.send("Endurance")
        try await session.expect("note []> ")
        try session.send(bytes: [4])
        try await session.expect("Nothing is saved.")
        try await session.expect("An empty chart")
        try await session.expect("home> ")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))
    }

    @Test("a command that takes much away asks at the prompt, and in the arguments too: no ends that with 3")
    func confirmation() async throws {
        let session = try start()
        try await session.expect("nickname> ")
        try session.send("Juno")
        try await session.expect("home> ")
        try session.send("set 1 Endurance")
        try await session.expect("home> ")
        try session.send("clear 1")
        try await session.expect("Empty sub-goal 1 “Endurance”? [no]> ")
        try session.send("")
        try await session.expect("Nothing was changed.")
        try await session.expect("home> ")
        try session.send("clear 1")
        try await session.expect("[no]> ")
        try session.send(bytes: [3])
        try await session.expect("Cancelled.")
        try await session.expect("home> ")
        try session.send("clear 1")
        try await session.expect("[no]> ")
        try session.send("yes")
        try await session.expect("Sub-goal 1 is empty now.")
        try await session.expect("home> ")
        try session.send("undo")
        try await session.expect("home> ")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))

        for (answer, reply, code) in [("no", "Nothing was changed.", 3), ("yes", "Sub-goal 1 is empty now.", 0)] {
            let command = try [Program.path("mandalart"), "--data", home.file("data"), "clear", "1"]
            let once = try Session.inTerminal(command, home: home.path)
            try await once.expect("[no]> ")
            try once.send(answer)
            try await once.expect(reply)
            #expect(try await once.end() == .exited(Int32(code)))
        }
    }

    @Test("a long question is broken between words, and only its last line is edited")
    func longQuestion() async throws {
        let command = try [Program.path("mandalart"), "--data", home.file("data")]
        #expect(try await Session.inTerminal(command + ["nickname", "Juno"], home: home.path).end() == .exited(0))
        let session = try Session.inTerminal(command + ["purge"], home: home.path)
        let question = [
            "Erase for good what was deleted or replaced, with the history of all edits, the",
            "lines that you typed and the automatic backups? Nothing before now can be",
        ]
        try await session.expect(rows: question[0], question[1], "undone then. [no]>", cursor: 19)
        try session.type("yex")
        try await session.expect(rows: question[0], question[1], "undone then. [no]> yex", cursor: 22)
        try session.send(bytes: [127])
        try await session.expect(rows: question[0], question[1], "undone then. [no]> ye", cursor: 21)
        try session.send("s")
        try await session.expect("It is erased.")
        #expect(try await session.end() == .exited(0))
    }

    @Test("an import from the keyboard says so, and ends at Ctrl-D")
    func importFromKeyboard() async throws {
        let command = try [Program.path("mandalart"), "--data", home.file("data")]
        #expect(try await Session.inTerminal(command + ["nickname", "Juno"], home: home.path).end() == .exited(0))
        let session = try Session.inTerminal(command + ["import", "-"], home: home.path)
        try await session.expect("Reading from the keyboard; Ctrl-D ends it.")
        try session.send("{}")
        try session.send(bytes: [4])
        try await session.expect("This holds no charts: it is neither")
        #expect(try await session.end() == .exited(1))
    }

    @Test("a message is broken between words where the terminal ends")
    func wrapping() async throws {
        let session = try start()
        try await session.expect("nickname> ")
        try session.send("Juno")
        try await session.expect("home> ")
        try session.send("clear 1/2/3/4")
        try await session.expect("A cell is typed as 3")
        try await session.expect("“1/2/3/4”.\r\n")
        #expect(session.seen.split(separator: "\r\n").allSatisfy { $0.count <= 80 || $0.contains("\u{1B}") })
    }

    @Test("a command asks for what it lacks, Tab completes the answer, and an empty answer or Ctrl-D gives it up")
    func missingArgument() async throws {
        let session = try start()
        try await session.expect("nickname> ")
        try session.send("Juno")
        try await session.expect("home> ")
        try session.send("core")
        try await session.expect("in one line: core Run a marathon")
        try await session.expect("title: ")
        try session.send("Run a marathon")
        try await session.expect("The core goal is Run a marathon.")
        for (line, question) in [("set 1/2", "title: "), ("rate 1/2", "rate: ")] {
            try await session.expect("home> ")
            try session.send(line)
            try await session.expect(question)
            try session.send("")
            try await session.expect("Nothing was done.")
        }
        try await session.expect("home> ")
        try session.send("export")
        try await session.expect("1\u{A0}svg")
        try await session.expect("format: ")
        try session.type("mark\t")
        try await session.expect("down")
        try session.send(bytes: [3])
        try await session.expect("Cancelled.")
        try await session.expect("home> ")
        try session.send("search")
        try await session.expect("text: ")
        try session.send(bytes: [4])
        try await session.expect("Nothing was done.")
        try await session.expect("home> ")
        try session.send("log 1")
        try await session.expect("text: ")
        try session.send("ran 6 km")
        try await session.expect("home> ")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))
    }

    @Test("a note of several lines is written in the person's editor; one that fails changes nothing")
    func editor() async throws {
        let script = """
            #!/bin/sh
            grep -q first "$1" && exit 3
            printf 'first line\\nsecond line\\n' >"$1"

            """
        let path = try home.writeProgram(script, to: "ed'it")
        let session = try Session.inTerminal(
            [
                "/usr/bin/env", "-u", "VISUAL", "EDITOR=\"\(path)\"", Program.path("mandalart"), "--data",
                home.file("data"),
                "--record", home.file("recording"),
            ], home: home.path)
        try await session.expect("nickname> ")
        try session.send("Juno")
        try await session.expect("home> ")
        try session.send("set 1 Endurance")
        try await session.expect("home> ")
        try session.send("note 1")
        try await session.expect("Sub-goal 1: the note is saved.")
        try await session.expect("home> ")
        try session.send("note 1")
        try await session.expect("The editor ended with exit code 3, so nothing was changed.")
        try await session.expect("home> ")
        try session.send("list")
        try await session.expect("first line second line")
        try await session.expect("home/list> ")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))
        let recording = String(decoding: try home.bytes(of: "recording"), as: UTF8.self)
        #expect(recording.contains("< note 1\n@ file first line\n@ file second line\n! Sub-goal 1: the"))
    }

    @Test("a note of another chart is given to the editor as it is there, not as in the chart in view")
    func editorElsewhere() async throws {
        let path = try home.writeProgram("#!/bin/sh\nsed -i.old 's/$/ and more/' \"$1\"\n", to: "editor")
        let session = try Session.inTerminal(
            [
                "/usr/bin/env", "-u", "VISUAL", "EDITOR=\(path)", Program.path("mandalart"), "--data",
                home.file("data"),
            ], home: home.path)
        for (prompt, line) in [
            ("nickname> ", "Juno"), ("home> ", "set 1 Run"), ("home> ", "note 1 one"), ("home> ", "charts new Read"),
            ("home (Read)> ", "set 1 Novels"), ("home (Read)> ", "note 1 two"), ("home (Read)> ", "chart 1 note 1"),
            ("home (Read)> ", "chart 1 list"),
        ] {
            try await session.expect(prompt)
            try session.send(line)
        }
        try await session.expect("one and more")
        #expect(!session.seen.contains("two and more"))
    }

    @Test("a screen reader gets each prompt and each line once, in lines that break between words, and no pager")
    func linear() async throws {
        let pager = "sed 's/^/paged: /'"
        let session = try Session.inTerminal(
            ["/usr/bin/env", "ACCESSIBLE=1", "PAGER=\(pager)", Program.path("mandalart"), "--data", home.file("data")],
            home: home.path)
        try await session.expect("nickname> ")
        try session.type("Juno")
        try session.send("")
        try await session.expect("Centre: empty. ")
        try await session.expect("Empty: 1, 2, 3, 4, 6, 7, 8, 9. ")
        try await session.expect("home> ")
        let before = session.seen
        try session.type("core Run a marathon")
        try session.send("")
        try await session.expect("The core goal is Run a marathon.")
        try await session.expect("home> ")
        // The line is echoed as it was typed: the prompt is not drawn again for it.
        let typed = session.seen.dropFirst(before.count).split(separator: "\r\n").first
        #expect(typed == "core Run a marathon")
        try session.send("help")
        try await session.expect("quit: leave the program; all is saved already")
        #expect(!session.seen.contains("paged: "))
        try await session.expect("home> ")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))
        let escapes = #/\u{1B}\[[0-9;]*[A-Za-z]/#
        let lines = session.seen.replacing(escapes, with: "").split(separator: "\r\n")
        #expect(lines.filter { $0.count > 80 } == [])
    }
}
