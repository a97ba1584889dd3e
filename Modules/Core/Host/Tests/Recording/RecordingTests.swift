import Basics
import BasicsTesting
import Console
import ConsoleTesting
import Platform
import PlatformTesting
import Testing

@testable import Host

@Suite("A recording")
struct RecordingTests {
    @Test(
        "is read and written without a change, also a mark at the beginning of a line for a letter of its own",
        arguments: [
            "# one\n\n$ cat a\n@ terminal 80\n< b\n> c\n# between\n<x 00 ff\n! e\n= 3\n# two\n$ cat\n\n# end\n",
            "$ cat\n< \u{301}\r\n> \u{301}\n",
        ])
    func roundTrip(text: String) throws {
        #expect(try Recording(parsing: text).text == text)
    }

    @Test(
        "has the contents of a file, the lines of a text to be read, which make the same file again",
        arguments: [
            ("", 1), ("a", 1), ("a\n", 1), ("\n", 1), ("\n\n a\n \u{301}b\n", 4), ("a\r\nb\t\n\u{1B}\n", 1),
            ("\u{FEFF}가\u{2028}\n", 1), ("\n\nb", 1),
        ])
    func files(text: String, count: Int) throws {
        let log = RunLog()
        try log.add(file: Array(text.utf8))
        #expect(log.lines.count == count)
        let bytes = try Recording.Run(preamble: [], command: "$ cat", lines: log.lines).events.flatMap {
            if case .file(let part) = $0.event { part } else { [UInt8]() }
        }
        #expect(bytes == Array(text.utf8))
    }

    @Test(
        "has input that is no text as one that is refused for the same",
        arguments: [LineReader.Content.invalidUTF8, .nulByte, .tooLong(70_000)])
    func wrongInput(_ line: LineReader.Content) throws {
        let log = RunLog()
        try log.add(input: line)
        let bytes = try Recording.Run(preamble: [], command: "$ cat", lines: log.lines).events.flatMap {
            if case .input(let part) = $0.event { part } else { [UInt8]() }
        }
        #expect(LineReader.Content(bytes.dropLast()) == line)
    }

    @Test("has pasted lines as the one line of input that they are, which makes the same input again")
    func pastedLines() throws {
        let line = LineReader.Content.text("note 3/2 first\n# second\r\n둘째")
        let log = RunLog()
        try log.add(input: line)
        let recording = try Recording(parsing: "$ cat\n\(log.lines.joined(separator: "\n"))\n")
        let bytes = try recording.runs[0].events.map {
            if case .input(let part) = $0.event { part } else { [UInt8]() }
        }
        #expect(bytes.map { LineReader.Content($0.dropLast()) } == [line])
    }

    @Test("has an editor that failed or wrote no text, and fails in the same way again")
    @MainActor func editor() throws {
        let failures = [EditorFailed(code: 1), EditorFailed(code: 143, folder: "/tmp/my text")]
        let (script, log) = (ConsoleScript([]), RunLog())
        for failure in failures { script.edits.append { _ in throw failure } }
        script.edits.append { _ in throw EditedTextInvalid() }
        let time = LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0)
        let console = RecordingConsole(over: script, log: log, clock: .stub, at: time)
        for failure in failures { #expect(throws: failure) { try console.edit("") } }
        #expect(throws: EditedTextInvalid.self) { try console.edit("") }
        let events = try Recording.Run(preamble: [], command: "$ cat", lines: log.lines).events
        let replay = ReplayConsole(events[...], columns: 80, log: RunLog(), clock: .stub)
        for failure in failures { #expect(throws: failure) { try replay.edit("") } }
        #expect(throws: EditedTextInvalid.self) { try replay.edit("") }
    }

    @Test("has the answers and failures of work on files in one line each, and answers the same again without the work")
    @MainActor func answers() async throws {
        let log = RunLog()
        log.name("/home/juno/data", as: "$HOME/data")
        let time = LocalTime(Timestamp(milliseconds: 0), minutesAhead: 0)
        let console = RecordingConsole(over: ConsoleScript([]), log: log, clock: .stub, at: time)
        let (full, path) = (SystemError(.write, "/home/juno/data/a b", code: 28), "/home/juno/data/x\ny")
        let recorded = try await console.answer(usually: "new") { path }
        #expect(recorded == path)
        await #expect(throws: full) { try await console.answer(usually: "new") { throw full } }
        #expect(log.lines == ["@ answer $HOME/data/x\\u{A}y", "@ failed write 28 $HOME/data/a b"])
        let events = try Recording.Run(preamble: [], command: "$ cat", lines: log.lines).events
        let replay = ReplayConsole(events[...], columns: 80, log: RunLog(), clock: .stub)
        var isDone = false
        func answer() throws -> String {
            try replay.answer(usually: "new") {
                isDone = true
                return ""
            }
        }
        let first = try answer()
        #expect(first == "$HOME/data/x\\u{A}y")
        #expect(throws: SystemError(.write, "$HOME/data/a b", code: 28)) { try answer() }
        let last = try answer()
        #expect(last == "new")
        #expect(!isDone)
    }

    @Test("names folders by their names, and shows control characters")
    func output() throws {
        let log = RunLog()
        log.name("/home/juno/data", as: "$HOME/data")
        try log.add(.message, output: "It lies in /home/juno/data.")
        try log.add(.data, output: "a\u{1B}[1m\n\nb")
        #expect(log.lines == ["! It lies in $HOME/data.", "> a\\u{1B}[1m", ">", "> b"])
    }
}

@Suite("A difference")
struct DifferenceTests {
    @Test("shows what is missing, what is new, and the lines around")
    func lines() {
        let old = ["1", "2", "3", "4", "5", "6"]
        #expect(Difference.describe(from: old, to: old).isEmpty)
        let change = Difference.describe(from: old, to: ["1", "2", "3", "4", "5", "six"])
        #expect(change == "  3\n  4\n  5\n- 6\n+ six")
    }
}
