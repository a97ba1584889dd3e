import Basics
import Console
import Platform
import Terminal

/// A console that reads its input from a recording, and records the new output.
final class ReplayConsole: CancellationRecordingConsole, EditingConsole {
    private let log: RunLog
    private let clock: WallClock
    private var events: ArraySlice<(line: String, event: Recording.Run.Event)>
    private var handle: (@MainActor (Signal) -> Void)?
    private var isInCommand = false
    /// The number of lines of output since the last event.
    private var outputs = 0
    let isInteractive: Bool
    let width: Int
    var color = ColorChoice.auto
    var lineHistory: HistoryFile?

    var abilities: ConsoleAbilities { ConsoleAbilities(editing: self, cancellations: self) }

    /// Creates a console that replays events. `columns` is the width of the recorded terminal, `nil` for a script.
    init(_ events: ArraySlice<(line: String, event: Recording.Run.Event)>, columns: Int?, log: RunLog, clock: WallClock)
    {
        (self.events, self.log, self.clock) = (events, log, clock)
        (isInteractive, width) = (columns != nil, columns ?? 80)
    }

    func nextLine(_ request: LineRequest) throws -> LineReader.Line? {
        outputs = 0
        let line = try readLine()
        try cancelCommand()
        return line
    }

    private func readLine() throws -> LineReader.Line? {
        var bytes: [UInt8] = []
        while let (line, event) = events.popFirst() {
            try log.add(line)
            switch event {
            case .time(let time): clock.set(to: time.timestamp)
            case .input(let more): bytes += more
            case .signal(let signal), .cancellation(let signal, _):
                handle?(signal)
                throw CancellationError()
            case .endOfInput: return bytes.isEmpty ? nil : LineReader.Line(bytes)
            case .comment, .terminal, .data, .variable, .place, .file: break
            }
            if bytes.last == UInt8(ascii: "\n") { return LineReader.Line(bytes.dropLast()) }
        }
        return bytes.isEmpty ? nil : LineReader.Line(bytes)
    }

    /// Returns the next recorded contents of a file, without accessing the file system.
    func bytes(ofFile path: String) throws -> [UInt8] {
        guard let bytes = try nextFile() else { throw SystemError.missing(path) }
        return bytes
    }

    /// Returns the recorded text of the editor; `nil` if the next event of the recording is not a file.
    func edit(_ text: String) throws -> String? { try nextFile().flatMap { String(editing: $0) } }

    private func nextFile() throws -> [UInt8]? {
        var bytes: [UInt8]?
        while let (line, event) = events.first, case .file(let more) = event {
            events.removeFirst()
            try log.add(line)
            bytes = (bytes ?? []) + more
        }
        outputs = bytes == nil ? outputs : 0
        try cancelCommand()
        return bytes
    }

    /// Copies the remaining events, which the program did not read, to the new recording.
    func finish() throws(SystemError) {
        while let (line, _) = events.popFirst() { try log.add(line) }
    }

    func beginCommand() throws {
        isInCommand = true
        try cancelCommand()
    }

    func endCommand(isCancelled: Bool) { isInCommand = false }

    /// Sends the signals that canceled the recorded command, once as much as then is shown.
    private func cancelCommand() throws(SystemError) {
        while isInCommand, let index = events.firstIndex(where: { $0.event != .comment }),
            case .cancellation(let signal, let count) = events[index].event, outputs >= count
        {
            for (line, _) in events[...index] { try log.add(line) }
            events.removeSubrange(...index)
            outputs = 0
            handle?(signal)
        }
    }

    /// Runs a closure that records an output, and counts its lines.
    private func add(_ output: () throws -> Void) throws {
        let before = log.lines.count
        try output()
        outputs += log.lines.count - before
        try cancelCommand()
    }

    func remember(_ line: String) {}

    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        self.handle = handle
    }

    func show(_ text: Text) throws { try add { try log.add(data: text.recorded(color)) } }

    func show(json value: JSONValue) throws { try add { try log.add(data: value.text) } }

    func tell(json value: JSONValue) throws { try add { try log.add(message: value.text) } }

    func show(document: String) throws { try add { try log.add(data: document.withoutLineEnd) } }

    var showsProgress: Bool { false }

    func draw(progress: Text?) throws {}

    func draw(done: Text) throws {}

    func tell(_ text: Text) throws { try add { try log.add(message: text.recorded(color)) } }
}
