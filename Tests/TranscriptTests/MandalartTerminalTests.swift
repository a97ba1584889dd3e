import Foundation
import PlatformTesting
import Testing

@Suite("mandalart in a terminal")
struct MandalartTerminalTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test("a new person is led from the first question to a rated action item, and finds all the next day")
    func mainJob() async throws {
        let today = try home.terminal()
        try await today.expect("nickname> ")
        try await today.send([
            "Juno": "core goal (Enter skips it)> ", "Run a marathon": "home> ",
            "core \"Run two marathons\"": "The core goal is Run two marathons.",
            "set 1 Endurance": "Sub-goal 1 is Endurance.", "open 1": "home/subgoal/1> ",
            "set 2 \"Run 5 km\" 40%": "Action item 2 is Run 5 km, 40% done.",
            "rate 2 60": "Action item 2 is Run 5 km, 60% done.", "back": "Run two marathons",
        ])
        try await today.expect("home> ")
        try today.send(bytes: [4])
        #expect(try await today.end() == .exited(0))

        let tomorrow = try home.terminal()
        try await tomorrow.expect("Hello, Juno!")
        try await tomorrow.expect("1 Endurance")
        try await tomorrow.expect("60%")
        try await tomorrow.expect("home> ")
        try await tomorrow.quit()
    }

    @Test("what is taller than the terminal is shown by the pager, and what fits is not")
    func pager() async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        let pager = ["--pager", "sed 's/^/paged: /'"]
        for (words, isPaged) in [(["show"], false), (["help"], true), (["--no-pager", "help"], false)] {
            let session = try Session.inTerminal(home.command(pager + words), home: home.path)
            _ = try await session.end()
            #expect(session.seen.contains("paged: ") == isPaged, "\(words)")
        }
    }

    @Test("what is taller than the terminal is shown all the same where the pager cannot be run")
    func noPager() async throws {
        let session = try home.terminal("--pager", "/nowhere/pager 2>/dev/null", "help")
        _ = try await session.end()
        #expect(session.seen.contains("help [<command>]"))
    }

    @Test("a command that takes much away asks at the prompt, and in the arguments too: no ends that with 3")
    func confirmation() async throws {
        let session = try await home.newPerson()
        try await session.send([
            "set 1 Endurance": "home> ", "clear 1": "Empty sub-goal 1 “Endurance”? [no]> ", "": "Nothing was changed.",
        ])
        try await session.answer(["home> ": "clear 1"])
        try await session.expect("[no]> ")
        try session.send(bytes: [3])
        try await session.expect("Cancelled.")
        try await session.answer(["home> ": "clear 1", "[no]> ": "yes", "home> ": "undo"])
        #expect(session.seen.contains("Sub-goal 1 is empty now."))
        try await session.expect("home> ")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))
        for (answer, reply, code) in [("no", "Nothing was changed.", 3), ("yes", "Sub-goal 1 is empty now.", 0)] {
            let once = try home.terminal("clear", "1")
            try await once.answer(["[no]> ": answer])
            try await once.expect(reply)
            #expect(try await once.end() == .exited(Int32(code)))
        }
    }

    @Test("a long question is broken between words, and only its last line is edited")
    func longQuestion() async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        let session = try home.terminal("purge")
        let question = [
            "Erase for good what was deleted or replaced, with the history of all edits, the",
            "lines that you typed and the automatic backups? Nothing before now can be",
        ]
        try await session.expect(rows: question[0], question[1], "undone then. [no]>", cursor: 19)
        try session.type("yex")
        try await session.expect(rows: question[0], question[1], "undone then. [no]> yex", cursor: 22)
        try session.send(bytes: [127])
        try await session.expect(rows: question[0], question[1], "undone then. [no]> ye", cursor: 21)
        try await session.send(["s": "It is erased."])
        #expect(try await session.end() == .exited(0))
    }

    @Test("an import from the keyboard says so, and ends at Ctrl-D")
    func importFromKeyboard() async throws {
        #expect(try await home.run("nickname", "Juno").code == 0)
        let session = try home.terminal("import", "-")
        try await session.expect("Reading from the keyboard; Ctrl-D ends it.")
        try session.send("{}")
        try session.send(bytes: [4])
        try await session.expect("This holds no charts: it is neither")
        #expect(try await session.end() == .exited(1))
    }

    @Test("a message is broken between words where the terminal ends")
    func wrapping() async throws {
        let session = try home.terminal()
        try await session.answer(["nickname> ": "Juno", "core goal (Enter skips it)> ": "", "home> ": "clear 1/2/3/4"])
        try await session.expect("A cell is typed as 3")
        try await session.expect("“1/2/3/4”.\r\n")
        #expect(session.seen.split(separator: "\r\n").allSatisfy { $0.count <= 80 || $0.contains("\u{1B}") })
    }

    @Test("a command asks for what it lacks, Tab completes the answer, and an empty answer or Ctrl-D gives it up")
    func missingArgument() async throws {
        let session = try await home.newPerson()
        try await session.send([
            "core": "in one line: core Run a marathon", "Run a marathon": "The core goal is Run a marathon.",
            "set 1/2": "title: ", "": "Nothing was done.", "export": "1\u{A0}svg",
        ])
        try await session.expect("format: ")
        try session.type("mark\t")
        try await session.expect("down")
        try session.send(bytes: [3])
        try await session.expect("Cancelled.")
        try await session.answer(["home> ": "search"])
        try await session.expect("text: ")
        try session.send(bytes: [4])
        try await session.expect("Nothing was done.")
        try await session.answer(["home> ": "due 5", "due day: ": "2099-12-31"])
        try await session.expect("home> ")
        try await session.quit()
    }

    @Test("a note of several lines is written in the person's editor; one that fails changes nothing")
    func editor() async throws {
        let script = """
            #!/bin/sh
            grep -q first "$1" && exit 3
            printf 'first line\\nsecond line\\n' >"$1"

            """
        let path = try home.writeProgram(script, to: "ed'it")
        let session = try home.terminal(
            "--record", home.file("recording"), variables: ["EDITOR=\"\(path)\""])
        try await session.answer([
            "nickname> ": "Juno", "core goal (Enter skips it)> ": "", "home> ": "set 1 Endurance", "home> ": "note 1",
        ])
        try await session.expect("Sub-goal 1: the note is saved.")
        try await session.answer(["home> ": "note 1"])
        try await session.expect("The editor ended with exit code 3, so nothing was changed.")
        try await session.answer(["home> ": "list"])
        try await session.expect("first line second line")
        try await session.expect("home/list> ")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))
        let recording = try home.text(of: "recording")
        #expect(recording.contains("< note 1\n@ file first line\n@ file second line\n! Sub-goal 1: the"))
    }

    @Test(
        "a note of another chart than the one that the prompt names, also below it, is given to the editor as it is there"
    )
    func editorElsewhere() async throws {
        let path = try home.writeProgram("#!/bin/sh\nsed -i.old 's/$/ and more/' \"$1\"\n", to: "editor")
        let session = try home.terminal(variables: ["EDITOR=\(path)"])
        try await session.answer([
            "nickname> ": "Juno", "core goal (Enter skips it)> ": "", "home> ": "set 1 Run", "home> ": "note 1 one",
            "home> ": "charts new Read",
            "home (Read)> ": "set 1 Novels", "home (Read)> ": "open 1", "home/subgoal/1 (Read)> ": "back",
            "home (Read)> ": "note 1 two", "home (Read)> ": "chart 1 note 1", "home (Read)> ": "chart 1 list",
        ])
        try await session.expect("one and more")
        #expect(!session.seen.contains("two and more"))
    }

    @Test("a screen reader gets each prompt and each line once, in lines that break between words, and no pager")
    func linear() async throws {
        let pager = "sed 's/^/paged: /'"
        let session = try home.terminal(variables: ["ACCESSIBLE=1", "PAGER=\(pager)"])
        try await session.expect("nickname> ")
        try session.type("Juno")
        try await session.send(["": "core goal (Enter skips it)> ", "": "Centre: empty. "])
        try await session.expect("Empty: 1, 2, 3, 4, 6, 7, 8, 9. ")
        try await session.expect("home> ")
        let before = session.seen
        try session.type("core Run a marathon")
        try await session.send(["": "The core goal is Run a marathon."])
        try await session.expect("home> ")
        // The line is echoed as it was typed: the prompt is not drawn again for it.
        let typed = session.seen.dropFirst(before.count).split(separator: "\r\n").first
        #expect(typed == "core Run a marathon")
        try await session.send(["help": "quit: leave the program; all is saved already"])
        #expect(!session.seen.contains("paged: "))
        try await session.expect("home> ")
        try session.send(bytes: [4])
        #expect(try await session.end() == .exited(0))
        let escapes = #/\u{1B}\[[0-9;]*[A-Za-z]/#
        let lines = session.seen.replacing(escapes, with: "").split(separator: "\r\n")
        #expect(lines.filter { $0.count > 80 } == [])
    }
}
