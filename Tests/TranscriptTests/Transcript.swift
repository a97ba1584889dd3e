/// A golden transcript: runs of one program that share a home folder, so that a later run sees what an earlier one left.
///
/// A transcript is a text file, `Tests/Transcripts/*.transcript`. The first word of a line says what it is:
///
///     # a comment, kept when the file is recorded anew; so are empty lines
///     $ mandalart home set 3 "Swim a mile"   a run; words split as in a shell, with quotes and backslashes only
///     < a line of standard input             none: the input is empty; it never is a terminal
///     <x 00 ff                               input bytes in hexadecimal, without a line end
///     <repeat 1048576 a                      a text so many times over, without a line end
///     > a line of standard output
///     ! a line of standard error
///     >~ or !~                               the last line of a stream, when it has no line end
///     = 2                                    the exit code, 128 + n for signal n; none: 0
///
/// The runner adds `--data` and a folder right after the first word, unless the run names `--data` itself. In a run
/// `$HOME` stands for the folder of the whole transcript, and so it does in the output. A control character in the
/// output is written `\u{1B}`, and a byte that is no UTF-8 becomes U+FFFD.
///
/// With the variable `RECORD=1` the tests write what they see into the files, and fail to say so.
struct Transcript: Equatable {
    /// One start of the program, and what is expected of it.
    struct Run: Equatable {
        /// The comments and empty lines above it.
        var preamble: [String] = []
        /// The line that tells how to start it.
        var command: String
        /// The lines that tell its input.
        var input: [String] = []
        var expected = Outcome()
    }

    /// What a run shows of itself, as lines of a transcript.
    struct Outcome: Equatable {
        var output: [String] = []
        var error: [String] = []
        var exitCode: Int32 = 0

        /// The lines in the order in which a transcript holds them.
        var lines: [String] { output + error + (exitCode == 0 ? [] : ["= \(exitCode)"]) }
    }

    var runs: [Run] = []
    /// The comments and empty lines below the last run.
    var end: [String] = []

    /// The transcript as the text of its file.
    var text: String {
        let lines = runs.flatMap { $0.preamble + [$0.command] + $0.input + $0.expected.lines } + end
        return lines.map { "\($0)\n" }.joined()
    }
}
