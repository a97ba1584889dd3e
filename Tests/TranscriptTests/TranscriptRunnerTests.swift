import Testing

@Suite("The runner of transcripts")
struct TranscriptRunnerTests {
    @Test("the text of a transcript is read and written without a change")
    func roundTrip() throws {
        let text = "# one\n\n$ cat a\n< b\n<x 00 ff\n> c\n>~ d\n! e\n= 3\n# two\n$ cat\n\n# end\n"
        let transcript = try Transcript(parsing: text)
        #expect(transcript.text == text)
        #expect(transcript.runs.map(\.preamble) == [["# one", ""], ["# two"]])
        #expect(transcript.runs[0].expected.exitCode == 3)
    }

    @Test("a line out of place is refused by its number", arguments: ["> early", "$ cat\n= x", "$ cat\n? odd"])
    func refused(_ text: String) {
        let error = #expect(throws: Failure.self) { try Transcript(parsing: text) }
        #expect(error?.description.hasPrefix("line \(text.contains("\n") ? 2 : 1): ") == true)
    }

    @Test(
        "words split as in a shell",
        arguments: [
            ("$ a  b", ["a", "b"]), (#"$ a "b c"d '' "#, ["a", "b cd", ""]),
            (#"$ a\ b "\"" '\'"#, ["a b", "\"", "\\"]),
        ])
    func words(_ command: String, _ words: [String]) throws {
        #expect(try Transcript.Run(command: command).words == words)
    }

    @Test("input can be lines, bytes, and a text many times over")
    func input() throws {
        let run = Transcript.Run(command: "$ cat", input: ["< a b", "<", "<x 00 ff", "<repeat 3 xy"])
        #expect(try run.inputBytes == Array("a b\n\n".utf8) + [0, 255] + Array("xyxyxy".utf8))
    }

    @Test("a time of day is no part of what is expected")
    func time() async throws {
        let times = "2026-11-21 09:05, 12:30, 2026-11-21T08:05:00.250Z"
        let transcript = try Transcript(parsing: "$ sh -c 'echo \(times)' --data\n")
        let seen = try await TranscriptRunner(program: "/bin/sh").recorded(transcript).runs[0].expected
        #expect(seen.output == ["> YYYY-MM-DD HH:MM, 12:30, YYYY-MM-DDTHH:MM:SS.mmmZ"])
    }

    @Test("a run shows its output, its errors and its exit code")
    func outcome() async throws {
        let script = #"'cat; printf "\033[1m"; echo "$HOME $TERM" >&2; exit 3'"#
        let transcript = try Transcript(parsing: "$ sh -c \(script) --data\n< hello\n<\n")
        let seen = try await TranscriptRunner(program: "/bin/sh").recorded(transcript).runs[0].expected
        #expect(seen.lines == ["> hello", ">", #">~ \u{1B}[1m"#, "! $HOME dumb", "= 3"])
    }

    @Test("a later run finds what an earlier one left")
    func sharedHome() async throws {
        let command = "$ sh -c 'cat left; echo more >left' --data"
        let seen = try await TranscriptRunner(program: "/bin/sh").recorded(
            Transcript(parsing: "\(command)\n\(command)\n"))
        #expect(seen.runs.map(\.expected.output) == [[], ["> more"]])
    }

    @Test("a run is told the data folder of its transcript")
    func dataFolder() async throws {
        let transcript = try Transcript(parsing: "$ echo a\n$ echo --data $HOME/other\n")
        let seen = try await TranscriptRunner(program: "/bin/echo").recorded(transcript)
        #expect(seen.runs.map(\.expected.output) == [["> --data $HOME/data a"], ["> --data $HOME/other"]])
    }

    @Test("a difference shows what is missing, what is new, and the lines around")
    func difference() {
        let old = ["1", "2", "3", "4", "5", "6"]
        #expect(Difference.describe(from: old, to: old).isEmpty)
        let change = Difference.describe(from: old, to: ["1", "2", "3", "4", "5", "six"])
        #expect(change == "  3\n  4\n  5\n- 6\n+ six")
    }
}
