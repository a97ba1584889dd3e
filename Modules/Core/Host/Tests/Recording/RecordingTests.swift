import Basics
import Host
import HostTesting
import Platform
import Testing

@Suite("A recording")
struct RecordingTests {
    @Test("is read and written without a change")
    func roundTrip() throws {
        let text = "# one\n\n$ cat a\n@ terminal 80\n< b\n> c\n# between\n<x 00 ff\n! e\n= 3\n# two\n$ cat\n\n# end\n"
        let recording = try Recording(parsing: text)
        #expect(recording.text == text)
        #expect(recording.runs.map(\.preamble) == [["# one", ""], ["# two"]])
        #expect(recording.runs[0].lines == ["@ terminal 80", "< b", "> c", "# between", "<x 00 ff", "! e", "= 3"])
        #expect(recording.end == ["", "# end"])
    }

    @Test("refuses a line out of place by its number", arguments: [("> early", 1), ("$ cat\n? odd", 2)])
    func refused(_ text: String, _ number: Int) {
        let error = #expect(throws: RecordingError.self) { try Recording(parsing: text) }
        #expect(error?.description.hasPrefix("line \(number) ") == true)
    }

    @Test("keeps a mark at the beginning of a line for a letter of its own")
    func marks() throws {
        let text = "$ cat\n< \u{301}\r\n> \u{301}\n"
        #expect(try Recording(parsing: text).text == text)
    }

    @Test("tells what the program is to get again, and not what it did")
    func events() throws {
        let run = try Recording(
            "$ cat", "@ time 2026-11-21T09:05+09:00", "@ terminal 40", "@ data aGk=",
            "@ variable LANG=ko_KR=x", "@ place a://b", "# c", "@ file  \u{301}x", "@ file", "@ bytes", "@ bytes aGk=",
            "< a b",
            "<", "<x 00 ff", "<repeat 3 xy", "<^C", "<^C cancelled", "<HUP", "> d", "! e", "# c", "! f",
            "<TERM cancelled", "<^D", "> d", "! e", "= 1"
        ).runs[0]
        #expect(
            try run.events.map(\.event) == [
                .time(LocalTime(Timestamp(milliseconds: 1_795_219_500_000), minutesAhead: 540)),
                .terminal(columns: 40), .data(Array("hi".utf8)), .variable(name: "LANG", value: "ko_KR=x"),
                .place("a://b"), .comment, .file(Array(" \u{301}x\n".utf8)), .file([10]), .file([]),
                .file(Array("hi".utf8)),
                .input(Array("a b\n".utf8)), .input([10]), .input([0, 255]), .input(Array("xyxyxy".utf8)),
                .signal(.interrupt), .cancellation(.interrupt, after: 0), .signal(.hangUp), .comment,
                .cancellation(.terminate, after: 3), .endOfInput,
            ])
    }

    @Test(
        "refuses what cannot be done again",
        arguments: [
            "<x 1g", "<repeat x", "<repeat 99999999999 x", "@ time now", "@ terminal 0", "@ data a", "@ bytes a",
            "@ variable LANG",
            "@ colour red", "<^C -1", "<HUP soon", "<TERM cancelled 2",
            "@",
        ])
    func wrongEvents(_ line: String) throws {
        let run = try Recording("$ cat", line).runs[0]
        let error = #expect(throws: RecordingError.self) { try run.events }
        #expect(error?.description.hasSuffix(line) == true)
    }

    @Test(
        "of bytes is read as it was written", arguments: [[], [0], [255, 1], [1, 2, 3], Array(0...255)] as [[UInt8]])
    func stored(_ bytes: [UInt8]) throws {
        let log = RunLog()
        try log.add(stored: bytes)
        let run = try Recording(parsing: "$ cat\n" + log.lines.map { "\($0)\n" }.joined()).runs[0]
        let read = try run.events.flatMap { if case .data(let part) = $0.event { part } else { [UInt8]() } }
        #expect(read == bytes)
    }
}

@Suite("What is written of a run")
struct RunLogTests {
    @Test("is each line as it happened, with folders by their names, and control characters to be seen")
    func lines() throws {
        var noted: [String] = []
        let log = RunLog { noted.append($0) }
        log.name("/home/juno/data", as: "$HOME/data")
        try log.add(columns: 80)
        try log.add(input: .text("set 1 Run"))
        try log.add(message: "It lies in /home/juno/data.")
        try log.add(.interrupt)
        try log.add(.hangUp, cancelsCommand: true)
        try log.add(.terminate)
        try log.add(.suspend)
        try log.add(data: "a\u{1B}[1m\n\nb")
        try log.add(input: nil)
        try log.add(exitCode: .ok)
        try log.add(exitCode: .usage)
        #expect(
            log.lines == [
                "@ terminal 80", "< set 1 Run", "! It lies in $HOME/data.", "<^C", "<HUP cancelled", "<TERM",
                "> a\\u{1B}[1m", ">", "> b", "<^D",
                "= 2",
            ])
        #expect(noted == log.lines)
    }

    @Test(
        "has a file line by line, and what is no line of text as bytes, which make the same file again",
        arguments: [
            ("", 1), ("a", 1), ("a\n", 1), ("\n", 1), ("\n\n a\n \u{301}b\nc", 5), ("a\r\nb\t\n\u{1B}\n", 3),
            ("\u{FEFF}가\u{2028}\n\u{85}\n", 2),
        ])
    func files(text: String, count: Int) throws {
        let log = RunLog()
        try log.add(file: Array(text.utf8))
        #expect(log.lines.count == count)
        let run = try Recording(parsing: "$ cat\n" + log.lines.map { "\($0)\n" }.joined()).runs[0]
        let bytes = try run.events.flatMap { if case .file(let part) = $0.event { part } else { [UInt8]() } }
        #expect(bytes == Array(text.utf8))
    }

    @Test("has a file that is no text, too")
    func binary() throws {
        let log = RunLog()
        try log.add(file: [0xFF, 10, 0xC3])
        #expect(log.lines == ["@ bytes /wo=", "@ bytes ww=="])
    }

    @Test(
        "has input that is no text as one that is refused for the same",
        arguments: [LineReader.Line.invalidUTF8, .nulByte, .tooLong(70_000)])
    func wrongInput(_ line: LineReader.Line) throws {
        let log = RunLog()
        try log.add(input: line)
        let run = try Recording(parsing: "$ cat\n" + log.lines.map { "\($0)\n" }.joined()).runs[0]
        let bytes = try run.events.flatMap { if case .input(let part) = $0.event { part } else { [UInt8]() } }
        #expect(LineReader.Line(bytes.dropLast()) == line)
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
