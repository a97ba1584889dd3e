public import Languages
import Platform

/// The input and output of a program, run by run, as a text that can be replayed.
///
/// The first word of a line says what it is:
///
///     # a comment; so are empty lines
///     $ mandalart home set 3 "Swim a mile"   a run; words in quotes or with backslashes, as at the prompt
///     @ terminal 80                          a person is at a terminal of so many columns; none: a script
///     @ time 2026-11-21T09:05+09:00          the time from here on
///     @ data SGVsbG8sIE1hbmRhbGFydCE=        what was stored before the run, in base64, on as many lines as it needs
///     @ variable LANG=ko_KR.UTF-8            what the environment said of the language
///     @ place mandalart://home/subgoal/1     where the person had left off
///     @ file {"schema":1}                    a line of the file that is read next
///     @ bytes aGFsZiBhIGxpbmU=               bytes of it, in base64, that are no line of text
///     < a line of input
///     <x 00 ff                               bytes of input in hexadecimal, without a line end
///     <repeat 1048576 a                      a text so many times over, without a line end
///     <^C and <^D                            the keys, at a terminal
///     <HUP and <TERM                         the signals that end the program
///     <^C 3                                  a signal during a command, after three of its steps
///     > a line of data
///     ! a line of a message
///     = 2                                    the exit code; none: 0
///
/// A control character that was shown is written `\u{1B}`. The runs of a recording share their data, so that a later
/// one sees what an earlier one left.
public struct Recording: Equatable, Sendable {
    /// One start of the program.
    public struct Run: Equatable, Sendable {
        /// The comments and empty lines above it.
        public var preamble: [String] = []
        /// The line with the command that starts it.
        public var command: String
        /// The lines below, in the order of the events.
        public var lines: [String] = []

        /// A run with its command, and the lines above and below it.
        public init(preamble: [String] = [], command: String, lines: [String] = []) {
            (self.preamble, self.command, self.lines) = (preamble, command, lines)
        }
    }

    /// The runs, oldest first.
    public var runs: [Run] = []
    /// The comments and empty lines below the last run.
    public var end: [String] = []

    /// A recording without runs.
    public init() {}

    /// The recording as the text of its file.
    public var text: String {
        let lines = runs.flatMap { $0.preamble + [$0.command] + $0.lines } + end
        return lines.map { "\($0)\n" }.joined()
    }

    /// Parses the text of a file.
    ///
    /// - Throws: ``RecordingError`` if the text is not a recording.
    public init(parsing text: String) throws(RecordingError) {
        // A line ends at `\n` alone: `\r\n` is one character, and a space and an accent after it are one, too.
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

/// The first word of a line of a run.
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

    /// All marks for an error message, including those outside of runs.
    static var all: String { (["#", "$"] + allCases.map(\.rawValue)).joined(separator: " ") }
}

/// The error for an invalid recording.
public struct RecordingError: Explained, Equatable {
    /// The number of the invalid line, counted from 1.
    public let line: Int?
    /// The reason.
    public let reason: Phrase

    init(line: Int? = nil, _ reason: Phrase) {
        (self.line, self.reason) = (line, reason)
    }

    /// One line for a person.
    public var explanation: Phrase { line.map { RecordingPhrases.atLine($0, reason) } ?? reason }
}
