import Basics
public import Commands
import Console
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
///     @ bytes aGFsZiBhIGxpbmU=               bytes of a file that is not made of lines of text, in base64
///     @ answer /home/juno/plan.csv           the answer of work on files that the person named, such as writing one
///     @ failed write 28 /home/juno/plan.csv  the failure of such work or of reading a file: the operation, the code of
///                                            the system, the path
///     @ editor 1                             the exit code of an editor that failed, and its folder if that is kept
///     < a line of input
///     <x 00 ff                               bytes of input in hexadecimal, with the line ends among them
///     <repeat 1048576 a                      a text repeated this number of times, without a line end
///     <^C and <^D                            the keys Ctrl-C and Ctrl-D at a terminal
///     <HUP and <TERM                         the signals that end the program
///     <^C cancelled                          a signal that came in a command, after the output above
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
        let preamble: [String]
        /// The line with the command that starts the run, beginning with `$`.
        public let command: String
        /// The lines below the command, in the order of the events.
        public internal(set) var lines: [String] = []
    }

    /// The runs, oldest first.
    public internal(set) var runs: [Run] = []
    /// The comments and empty lines below the last run.
    private var end: [String] = []

    package var text: String {
        (runs.flatMap { $0.preamble + [$0.command] + $0.lines } + end).map { "\($0)\n" }.joined()
    }

    /// Creates a recording by parsing the text of its file.
    ///
    /// - Throws: `UsageError` if the text is not a recording.
    public init(parsing text: String) throws(UsageError) {
        // By scalars: a line ends at `\n` alone, but `\r\n` is one character, as are a space and an accent after it.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (number, line) in zip(1..., text.unicodeScalars.last == "\n" ? lines.dropLast() : lines[...]) {
            let mark = line.firstWord.word
            if mark.isEmpty || mark.hasPrefix("#") {
                end.append(line)
                continue
            }
            if mark == "$" {
                runs.append(Run(preamble: end, command: line))
            } else {
                guard Mark(rawValue: mark) != nil else {
                    throw UsageError(RecordingPhrases.atLine(number, RecordingPhrases.beginsWithNone(of: Mark.all)))
                }
                guard let last = runs.indices.last else {
                    throw UsageError(RecordingPhrases.atLine(number, RecordingPhrases.noRun))
                }
                // Comments between the lines of a run are a part of it.
                runs[last].lines += end + [line]
            }
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

    var signal: Signal? {
        switch self {
        case .interrupt: .interrupt
        case .hangUp: .hangUp
        case .terminate: .terminate
        case .quit: .quit
        default: nil
        }
    }

    /// All marks, separated by spaces, including those outside of runs; for an error message.
    fileprivate static var all: String { (["#", "$"] + allCases.map(\.rawValue)).joined(separator: " ") }
}

extension Recording.Run {
    /// An event of a recorded run, as a replay plays it.
    enum Event: Equatable {
        case comment
        /// The time that the clock shows from this event on.
        case time(LocalTime)
        case terminal(columns: Int)
        /// A part of the data that was stored before the run.
        case data([UInt8])
        case variable(name: String, value: String)
        case place(String)
        /// Bytes of a file that the program reads.
        case file([UInt8])
        /// The answer of work on files that the person named.
        case answer(String)
        /// The failure of such work, or of reading a file.
        case failure(SystemError)
        /// The failure of the person's editor.
        case editor(EditorFailed)
        case input([UInt8])
        /// A signal that came in place of the next line of input.
        case signal(Signal)
        /// A signal that came in a command, after this number of lines of output since the last event.
        case cancellation(Signal, after: Int)
        /// The end of the input; at a terminal, more input may follow.
        case endOfInput
    }

    /// The word after the mark of a signal that came in a command.
    static let cancelled = "cancelled"

    /// The events of the run, each with its line. Lines that record output and the exit code are left out.
    var events: [(line: String, event: Event)] {
        get throws(UsageError) {
            var events: [(String, Event)] = []
            var outputs = 0
            for line in lines {
                let (word, rest) = line.firstWord
                guard let mark = Mark(rawValue: word) else {
                    events.append((line, .comment))
                    continue
                }
                if [.data, .message, .exitCode].contains(mark) {
                    outputs += 1
                    continue
                }
                guard let event = Self.event(mark, rest, after: outputs) else {
                    throw UsageError(RecordingPhrases.cannotBeDone(line))
                }
                events.append((line, event))
                outputs = 0
            }
            return events
        }
    }

    /// Returns the event of a mark and the text after it; `nil` if it cannot be replayed.
    private static func event(_ mark: Mark, _ rest: String, after outputs: Int) -> Event? {
        if let signal = mark.signal {
            return rest.isEmpty ? .signal(signal) : rest == cancelled ? .cancellation(signal, after: outputs) : nil
        }
        switch mark {
        case .setting: return setting(rest)
        case .input: return .input(Array("\(rest)\n".utf8))
        case .inputBytes:
            let bytes = rest.split(separator: " ").map { UInt8($0, radix: 16) }
            return bytes.contains(nil) ? nil : .input(bytes.compactMap(\.self))
        case .inputRepeated:
            let (count, text) = rest.firstWord
            guard let count = Int(count), (0...longestRepetition).contains(count) else { return nil }
            return text.isEmpty ? nil : .input(Array(repeatElement(Array(text.utf8), count: count).joined()))
        default: return .endOfInput
        }
    }

    private static let longestRepetition = 16_777_216

    private static func setting(_ text: String) -> Event? {
        let (name, value) = text.firstWord
        switch name {
        case "time": return LocalTime(value).map(Event.time)
        case "terminal": return Int(value).flatMap { $0 > 0 ? .terminal(columns: $0) : nil }
        case "data": return [UInt8](base64: value).map(Event.data)
        case "variable":
            let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return parts.count == 2 ? .variable(name: parts[0], value: parts[1]) : nil
        case "file": return .file(Array("\(value)\n".utf8))
        case "bytes": return [UInt8](base64: value).map(Event.file)
        case "answer": return .answer(value)
        case "failed": return SystemError(recorded: value).map(Event.failure)
        case "editor":
            let (code, folder) = value.firstWord
            return Int32(code).map { .editor(EditorFailed(code: $0, folder: folder.isEmpty ? nil : folder)) }
        case "place": return .place(value)
        default: return nil
        }
    }
}

extension String {
    /// The text up to the first space, and the text after it. By scalars: a space with a combining mark is another
    /// character, but it still ends a word.
    fileprivate var firstWord: (word: String, rest: String) {
        let end = unicodeScalars.firstIndex(of: " ") ?? endIndex
        return (String(unicodeScalars[..<end]), String(unicodeScalars[end...].dropFirst()))
    }
}

extension SystemError {
    private static let operations: [(name: String, operation: Operation)] = [
        ("open", .open), ("read", .read), ("write", .write), ("replace", .replace), ("create", .create),
        ("folder", .createFolder), ("remove", .remove), ("lock", .lock),
    ]

    /// The error as a recording has it: the operation, the code and the path; `nil` for an operation of another module.
    var recorded: String? {
        let name = Self.operations.first { $0.operation == operation }?.name
        return name.map { "\($0) \(code)\(path.map { " \($0)" } ?? "")" }
    }

    fileprivate init?(recorded text: String) {
        let (name, rest) = text.firstWord
        let (code, path) = rest.firstWord
        guard let operation = Self.operations.first(where: { $0.name == name })?.operation, let code = Int32(code)
        else { return nil }
        self.init(operation, path.isEmpty ? nil : path, code: code)
    }
}

private enum RecordingPhrases {
    static func atLine(_ number: Int, _ reason: Phrase) -> Phrase {
        Phrase("line \(number) \(reason)", .ko("\(number)번째 줄: \(reason)"), .ja("\(number)行目: \(reason)"))
    }

    static func beginsWithNone(of marks: String) -> Phrase {
        Phrase(
            "begins with none of \(marks)", .ko("다음 중 하나로 시작해야 합니다: \(marks)"), .ja("次のどれかで始めてください: \(marks)"))
    }

    static let noRun = Phrase("belongs to no run", .ko("어느 실행에도 속하지 않습니다"), .ja("どの実行のものでもありません"))

    static func cannotBeDone(_ line: String) -> Phrase {
        Phrase("cannot be done again: \(line)", .ko("다시 실행할 수 없습니다: \(line)"), .ja("再実行できません: \(line)"))
    }
}
