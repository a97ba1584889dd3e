import Basics
import Console
import Platform
import Terminal

/// A console that forwards everything to another console, and records its input and output.
final class RecordingConsole: CancellationRecordingConsole, EditingConsole {
    private let base: any Console
    private let log: RunLog
    private let clock: WallClock
    private let realTime: () -> LocalTime
    private var noted: LocalTime
    private var isInCommand = false
    /// The signals that are not recorded yet, because their position in the recording depends on what happens to the
    /// current or the next line.
    private var pending: [Signal] = []
    private var last = Signal.interrupt

    /// Creates a console that records into a log. `start` is the time on the clock, which the log already has. When a
    /// line is read in a later minute, the clock is set to the real time, and the log gets that time.
    init(
        over base: any Console, log: RunLog, clock: WallClock, noted start: LocalTime,
        realTime: @escaping () -> LocalTime
    ) {
        (self.base, self.log, self.clock, noted, self.realTime) = (base, log, clock, start, realTime)
    }

    var abilities: ConsoleAbilities { ConsoleAbilities(editing: self, cancellations: self) }
    var isInteractive: Bool { base.isInteractive }
    var width: Int { base.width }

    var color: ColorChoice {
        get { base.color }
        set { base.color = newValue }
    }

    var lineHistory: HistoryFile? {
        get { base.lineHistory }
        set { base.lineHistory = newValue }
    }

    func nextLine(_ request: LineRequest) async throws -> LineReader.Line? {
        do {
            let line = try await base.nextLine(request)
            if !isInCommand, try isDropped() { return line }
            try setClock()
            // The end of a script's input is where its recording ends.
            if line != nil || isInteractive { try log.add(input: line) }
            return line
        } catch let error as CancellationError {
            try log.add(pending.first(where: ends) ?? pending.first ?? last)
            pending = []
            throw error
        }
    }

    /// Returns whether the line just read is dropped because a signal ends the run, and records that signal. All
    /// pending signals are cleared.
    private func isDropped() throws(SystemError) -> Bool {
        defer { pending = [] }
        guard let signal = pending.first(where: ends) else { return false }
        try log.add(signal)
        return true
    }

    func beginCommand() { isInCommand = true }

    func endCommand(isCancelled: Bool) throws {
        isInCommand = false
        if isCancelled {
            for signal in pending { try log.add(signal, cancelsCommand: true) }
            pending = []
        } else {
            // The command was done before a Ctrl-C that came too late.
            pending.removeAll { !ends($0) }
        }
    }

    /// Records the signal that ended the run, unless it is recorded already or the exit code shows that no signal ended
    /// the run.
    ///
    /// - Throws: `SystemError` if the signal cannot be written.
    func finish(with code: ExitCode) throws(SystemError) {
        guard code.signal != nil else { return }
        if let signal = pending.first(where: ends) { try log.add(signal) }
    }

    private func note(_ signal: Signal) {
        last = signal
        pending.append(signal)
    }

    /// Returns whether a signal ends the run. Ctrl-C does so only in a script.
    private func ends(_ signal: Signal) -> Bool { signal != .interrupt || !isInteractive }

    private func setClock() throws(SystemError) {
        let time = realTime()
        guard time != noted else { return }
        noted = time
        clock.set(to: time.timestamp)
        try log.add(time: time)
    }

    func bytes(ofFile path: String) throws -> [UInt8] {
        let bytes = try base.bytes(ofFile: path)
        try log.add(file: bytes)
        return bytes
    }

    func edit(_ text: String) throws -> String? {
        guard let text = try base.abilities.editing?.edit(text) else { return nil }
        try log.add(file: Array("\(text)\n".utf8))
        return text
    }

    func remember(_ line: String) async throws(SystemError) { try await base.remember(line) }

    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        // Ctrl-C is watched, too: otherwise it would end a script without being recorded.
        base.watch(signals.contains(.interrupt) ? signals : signals + [.interrupt]) { [weak self] signal in
            self?.note(signal)
            handle(signal)
        }
    }

    func show(_ text: Text) throws {
        try base.show(text)
        try log.add(data: text.recorded(color))
    }

    func show(json value: JSONValue) throws {
        try base.show(json: value)
        try log.add(data: value.text)
    }

    func tell(json value: JSONValue) throws {
        try base.tell(json: value)
        try log.add(message: value.text)
    }

    func show(document: String) throws {
        try base.show(document: document)
        try log.add(data: document.withoutLineEnd)
    }

    var showsProgress: Bool { base.showsProgress }

    func draw(progress: Text?) throws { try base.draw(progress: progress) }

    func draw(done: Text) throws { try base.draw(done: done) }

    func tell(_ text: Text) throws {
        try base.tell(text)
        try log.add(message: text.recorded(color))
    }
}

extension String {
    /// The string without its last line feed, which a recording adds itself.
    var withoutLineEnd: String {
        unicodeScalars.last == "\n" ? String(unicodeScalars.dropLast()) : self
    }
}

extension Text {
    /// Returns the text as it is recorded: without colors, or with the sixteen basic colors if the user requested
    /// colors.
    func recorded(_ color: ColorChoice) -> String {
        rendered(ColorDepth.detect(color, isTerminal: false, environment: Environment([:])))
    }
}
