import Basics
import Console
import Platform
import Terminal

/// A console that reads its input from a recording, and records the new output.
final class ReplayConsole: StepConsole, EditingConsole {
    private let log: RunLog
    private let clock: WallClock
    private var events: ArraySlice<(line: String, event: Recording.Run.Event)>
    private var handle: (@MainActor (Signal) -> Void)?
    private var steps: CancellationSteps?
    let isInteractive: Bool
    let width: Int
    var color = ColorChoice.auto
    var lineHistory: HistoryFile?

    var abilities: ConsoleAbilities { ConsoleAbilities(editing: self, steps: self) }

    /// Creates a console that replays events. `columns` is the width of the recorded terminal, `nil` for a script.
    init(_ events: ArraySlice<(line: String, event: Recording.Run.Event)>, columns: Int?, log: RunLog, clock: WallClock)
    {
        (self.events, self.log, self.clock) = (events, log, clock)
        (isInteractive, width) = (columns != nil, columns ?? 80)
    }

    func nextLine(_ request: LineRequest) throws -> LineReader.Line? {
        try sendSignals()
        let line = try readLine()
        steps?.take()
        // What comes next in the recording may be a signal.
        try sendSignals()
        return line
    }

    private func readLine() throws -> LineReader.Line? {
        var bytes: [UInt8] = []
        while let (line, event) = events.popFirst() {
            try log.add(line)
            switch event {
            case .time(let time): clock.set(to: time.timestamp)
            case .input(let more): bytes += more
            case .signal(let signal, _):
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
        try sendSignals()
        var bytes: [UInt8]?
        while let (line, event) = events.first, case .file(let more) = event {
            events.removeFirst()
            try log.add(line)
            bytes = (bytes ?? []) + more
        }
        guard let bytes else { return nil }
        steps?.take()
        try sendSignals()
        return bytes
    }

    /// Copies the remaining events, which the program did not read, to the new recording.
    func finish() throws(SystemError) {
        while let (line, _) = events.popFirst() { try log.add(line) }
    }

    func begin(_ steps: CancellationSteps) throws {
        self.steps = steps
        try sendSignals()
    }

    func end() throws {
        try sendSignals()
        steps = nil
    }

    /// Sends the recorded signals that are due after the steps taken so far. The next signal is scheduled: it cancels
    /// the command after the number of steps that was recorded with it.
    private func sendSignals() throws(SystemError) {
        guard let steps else { return }
        while let index = events.firstIndex(where: { $0.event != .comment }),
            case .signal(let signal, let count?) = events[index].event
        {
            guard steps.taken >= count else { return steps.cancel(after: count) }
            for (line, _) in events[...index] { try log.add(line) }
            events.removeSubrange(...index)
            handle?(signal)
        }
    }

    /// Runs a closure that records an output, and counts the output as a step of the current command.
    private func add(_ line: () throws -> Void) throws {
        try sendSignals()
        try line()
        steps?.take()
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
