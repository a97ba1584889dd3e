public import Basics
import Platform

/// The input and output of a program, run by run, as a text that can be replayed.
///
/// The first word of each line determines the line's meaning:
///
///     # a comment; so are empty lines
///     $ mandalart home set 3 "Swim a mile"   a run; words in quotes or with backslashes, as at the prompt
///     @ terminal 80                          the width of the person's terminal in columns; none: a script
///     @ time 2026-11-21T09:05+09:00          the time from here on
///     @ data SGVsbG8sIE1hbmRhbGFydCE=        the data stored before the run, in base64; several lines if long
///     @ variable LANG=ko_KR.UTF-8            an environment variable, or an alias from the settings
///     @ place mandalart://home/subgoal/1     the place where the person had left off
///     @ file {"schema":1}                    a line of a file that the program reads
///     @ bytes aGFsZiBhIGxpbmU=               bytes of the file that are not a line of text, in base64
///     < a line of input
///     <x 00 ff                               bytes of input in hexadecimal, without a line end
///     <repeat 1048576 a                      a text repeated this number of times, without a line end
///     <^C and <^D                            the keys Ctrl-C and Ctrl-D at a terminal
///     <HUP and <TERM                         the signals that end the program
///     <^C cancelled                          a signal that cancelled the command, after the output above
///     > a line of data
///     ! a line of a message
///     = 2                                    the exit code; none: 0
///
/// Control characters of the output are escaped, as in `\u{1B}`. All runs of a recording share their stored data, so
/// that a later run sees what an earlier run stored.
public struct Recording: Equatable, Sendable {
    /// One run of the program.
    public struct Run: Equatable, Sendable {
        /// The comments and empty lines above the command.
        public var preamble: [String] = []
        /// The line with the command that starts the run, beginning with `$`.
        public var command: String
        /// The lines below the command, in the order of the events.
        public var lines: [String] = []

        /// Creates a run from its command and the lines above and below the command.
        public init(preamble: [String] = [], command: String, lines: [String] = []) {
            (self.preamble, self.command, self.lines) = (preamble, command, lines)
        }
    }

    /// The runs, oldest first.
    public var runs: [Run] = []
    /// The comments and empty lines below the last run.
    public var end: [String] = []

    /// Creates a recording without runs.
    public init() {}

    /// The recording as the text of its file.
    public var text: String {
        let lines = runs.flatMap { $0.preamble + [$0.command] + $0.lines } + end
        return lines.map { "\($0)\n" }.joined()
    }

    /// Creates a recording by parsing the text of its file.
    ///
    /// - Throws: ``RecordingError`` if the text is not a recording.
    public init(parsing text: String) throws(RecordingError) {
        // By scalars: a line ends at `\n` alone, but `\r\n` is one character, as are a space and an accent after it.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (number, line) in zip(1..., text.unicodeScalars.last == "\n" ? lines.dropLast() : lines[...]) {
            try take(line, number)
        }
    }

    private mutating func take(_ line: String, _ number: Int) throws(RecordingError) {
        let mark = String(line.unicodeScalars.prefix { $0 != " " })
        if mark.isEmpty || mark.hasPrefix("#") {
            end.append(line)
        } else if mark == "$" {
            runs.append(Run(preamble: end, command: line))
            end = []
        } else {
            guard Mark(rawValue: mark) != nil else {
                throw RecordingError(line: number, RecordingPhrases.beginsWithNone(of: Mark.all))
            }
            guard let last = runs.indices.last else { throw RecordingError(line: number, RecordingPhrases.noRun) }
            // Comments between the lines of a run are a part of it.
            runs[last].lines += end + [line]
            end = []
        }
    }
}

/// The mark at the beginning of a line in a run, such as `@` or `<repeat`, which determines the line's meaning.
enum Mark: String, CaseIterable {
    case setting = "@"
    case input = "<"
    case inputBytes = "<x"
    case inputRepeated = "<repeat"
    case interrupt = "<^C"
    case hangUp = "<HUP"
    case terminate = "<TERM"
    case quit = "<QUIT"
    case endOfInput = "<^D"
    case data = ">"
    case message = "!"
    case exitCode = "="

    /// The signal that the mark records, if any.
    var signal: Signal? {
        switch self {
        case .interrupt: .interrupt
        case .hangUp: .hangUp
        case .terminate: .terminate
        case .quit: .quit
        case .setting, .input, .inputBytes, .inputRepeated, .endOfInput, .data, .message, .exitCode: nil
        }
    }

    /// All marks, separated by spaces, including those outside of runs; for an error message.
    static var all: String { (["#", "$"] + allCases.map(\.rawValue)).joined(separator: " ") }
}

/// The error for an invalid recording.
public struct RecordingError: Explained, Equatable {
    /// The number of the invalid line, counted from 1; `nil` if the reason contains the line itself.
    public let line: Int?
    /// The reason, without the number of the line.
    public let reason: Phrase

    init(line: Int? = nil, _ reason: Phrase) {
        (self.line, self.reason) = (line, reason)
    }

    /// The one-line message of the error.
    public var explanation: Phrase { line.map { RecordingPhrases.atLine($0, reason) } ?? reason }
}
