public import Basics
public import Platform

extension Recording.Run {
    /// An event of a recorded run, as a replay plays it.
    public enum Event: Equatable, Sendable {
        /// A comment or an empty line, which replays nothing.
        case comment
        /// The time that the clock shows from this event on.
        case time(LocalTime)
        /// The program runs at a terminal with this number of columns.
        case terminal(columns: Int)
        /// A part of the data that was stored before the run.
        case data([UInt8])
        /// An environment variable, or an alias from the settings.
        case variable(name: String, value: String)
        /// The place where the person left off.
        case place(String)
        /// Bytes of a file that the program reads.
        case file([UInt8])
        /// Bytes of the program's input.
        case input([UInt8])
        /// A signal, such as Ctrl-C, that arrives in place of the next line of input.
        case signal(Signal)
        /// A signal that cancels the current command, after this number of lines of output since the last event.
        case cancellation(Signal, after: Int)
        /// The end of the input; at a terminal, more input may follow.
        case endOfInput
    }

    /// The events of the run, each with its line. Lines that record output and the exit code are left out.
    ///
    /// - Throws: ``RecordingError`` for a line that cannot be replayed.
    public var events: [(line: String, event: Event)] {
        get throws(RecordingError) {
            var events: [(String, Event)] = []
            var outputs = 0
            for line in lines {
                switch try Self.event(line) {
                case nil: outputs += 1
                case .comment?: events.append((line, .comment))
                case .cancellation(let signal, _)?:
                    events.append((line, .cancellation(signal, after: outputs)))
                    outputs = 0
                case let event?:
                    events.append((line, event))
                    outputs = 0
                }
            }
            return events
        }
    }

    /// Returns the line that records an exit code; `nil` for the code 0.
    static func exitLine(_ code: Int32) -> String? {
        code == 0 ? nil : "\(Mark.exitCode.rawValue) \(code)"
    }

    /// The word after the mark of a signal that canceled a command.
    static let cancelled = "cancelled"

    private static func event(_ line: String) throws(RecordingError) -> Event? {
        let words = line.unicodeScalars.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        let rest = words.count > 1 ? words[1] : ""
        let mark = Mark(rawValue: words[0])
        if let signal = mark?.signal {
            switch rest {
            case "": return .signal(signal)
            case Self.cancelled: return .cancellation(signal, after: 0)
            default: throw RecordingError(RecordingPhrases.cannotBeDone(line))
            }
        }
        switch mark {
        case .setting: return try setting(rest, in: line)
        case .input: return .input(Array("\(rest)\n".utf8))
        case .inputBytes: return .input(try bytes(rest, in: line))
        case .inputRepeated: return .input(try repeated(rest, in: line))
        case .endOfInput: return .endOfInput
        case .interrupt, .hangUp, .terminate, .quit, .data, .message, .exitCode: return nil
        case nil: return .comment
        }
    }

    private static func setting(_ text: String, in line: String) throws(RecordingError) -> Event {
        // By scalars: a space with a combining mark is another character, but it still ends a word.
        let words = text.unicodeScalars.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            .map(String.init)
        switch (words.first, words.last ?? "") {
        case ("time", let text):
            if let time = LocalTime(text) { return .time(time) }
        case ("terminal", let text):
            if let columns = Int(text), columns > 0 { return .terminal(columns: columns) }
        case ("data", let text):
            if let bytes = [UInt8](base64: text) { return .data(bytes) }
        case ("variable", let text):
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if parts.count == 2 { return .variable(name: parts[0], value: parts[1]) }
        case ("file", _):
            return .file(Array(words.dropFirst().joined().utf8) + [UInt8(ascii: "\n")])
        case ("bytes", _):
            if let bytes = [UInt8](base64: words.dropFirst().joined()) { return .file(bytes) }
        case ("place", let text):
            return .place(text)
        default: break
        }
        throw RecordingError(RecordingPhrases.cannotBeDone(line))
    }

    private static func bytes(_ text: String, in line: String) throws(RecordingError) -> [UInt8] {
        var bytes: [UInt8] = []
        for digits in text.split(separator: " ") {
            guard let byte = UInt8(digits, radix: 16) else {
                throw RecordingError(RecordingPhrases.noByte(String(digits), in: line))
            }
            bytes.append(byte)
        }
        return bytes
    }

    private static func repeated(_ text: String, in line: String) throws(RecordingError) -> [UInt8] {
        let words = text.split(separator: " ", maxSplits: 1)
        guard words.count == 2, let count = Int(words[0]), (0...longestRepetition).contains(count) else {
            throw RecordingError(RecordingPhrases.needsCount(upTo: longestRepetition, line))
        }
        return Array(repeatElement(Array(words[1].utf8), count: count).joined())
    }

    private static let longestRepetition = 16_777_216
}
