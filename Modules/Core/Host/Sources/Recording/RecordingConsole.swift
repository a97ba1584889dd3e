import Basics
import Console
import Platform
import Terminal

/// A console that forwards everything to another console, and records its input and output.
///
/// When a line is read in a later minute, the clock is set to the real time, and the log gets that time.
final class RecordingConsole: Console {
    private let base: any Console
    private let log: RunLog
    private let clock: WallClock
    private var time: LocalTime
    private var isReading = false
    /// The signals that came while the current line is read.
    private var signals: [Signal] = []

    init(over base: any Console, log: RunLog, clock: WallClock, at time: LocalTime) {
        (self.base, self.log, self.clock, self.time) = (base, log, clock, time)
    }

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

    func nextLine(_ request: LineRequest) async throws -> LineReader.Content? {
        (isReading, signals) = (true, [])
        defer { isReading = false }
        do {
            let line = try await base.nextLine(request)
            // A signal that ends the run discards the line.
            if let signal = signals.first(where: ends) {
                try log.add(signal, inCommand: false)
                return line
            }
            try setClock()
            // The end of a script's input is where its recording ends.
            if line != nil || isInteractive { try log.add(input: line) }
            for signal in signals { try log.add(signal, inCommand: true) }
            return line
        } catch let error as CancellationError {
            if let signal = signals.first(where: ends) ?? signals.first { try log.add(signal, inCommand: false) }
            throw error
        }
    }

    /// Returns whether a signal ends the run. Ctrl-C does so only in a script.
    private func ends(_ signal: Signal) -> Bool { signal != .interrupt || !isInteractive }

    private func setClock() throws(SystemError) {
        let now = LocalTime(.now())
        guard now != time else { return }
        time = now
        clock.set(to: now.timestamp)
        try log.add(setting: "time", "\(now)")
    }

    func bytes(ofFile path: String) throws -> [UInt8] {
        let bytes: [UInt8]
        do {
            bytes = try base.bytes(ofFile: path)
        } catch let error as SystemError {
            try log.add(error)
            throw error
        }
        try log.add(file: bytes)
        return bytes
    }

    func answer(usually usual: String, of work: () async throws -> String) async throws -> String {
        let answer: String
        do {
            answer = try await base.answer(usually: usual, of: work)
        } catch let error as SystemError {
            try log.add(error)
            throw error
        }
        try log.add(answer: answer)
        return answer
    }

    func edit(_ text: String) throws -> String? {
        do {
            guard let text = try base.edit(text) else { return nil }
            try log.add(file: Array("\(text)\n".utf8))
            return text
        } catch let error as EditorFailed {
            try log.add(setting: "editor", "\(error.code)\(error.folder.map { " \($0)" } ?? "")")
            throw error
        } catch let error as EditedTextInvalid {
            try log.add(file: [0xFF])
            throw error
        }
    }

    func remember(_ line: String) async throws(SystemError) { try await base.remember(line) }

    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        // Ctrl-C is watched, too: otherwise it would end a script without being recorded.
        base.watch(signals.contains(.interrupt) ? signals : signals + [.interrupt]) { [weak self] signal in
            self?.note(signal)
            handle(signal)
        }
    }

    private func note(_ signal: Signal) {
        // The console will fail soon if the log cannot be written.
        if isReading { signals.append(signal) } else { try? log.add(signal, inCommand: true) }
    }

    func show(_ text: Text) throws {
        try base.show(text)
        try log.add(.data, output: text.recorded(color))
    }

    func write(json value: JSONValue, asMessage: Bool) throws {
        try base.write(json: value, asMessage: asMessage)
        try log.add(asMessage ? .message : .data, output: value.text)
    }

    func show(document: String) throws {
        try base.show(document: document)
        try log.add(.data, output: document.withoutLineEnd)
    }

    func tell(_ text: Text) throws {
        try base.tell(text)
        try log.add(.message, output: text.recorded(color))
    }

    var showsProgress: Bool { base.showsProgress }

    func draw(progress: Text?) throws { try base.draw(progress: progress) }

    func draw(done: Text) throws { try base.draw(done: done) }
}

extension String {
    /// The string without its last line feed, which a recording adds itself.
    fileprivate var withoutLineEnd: String {
        unicodeScalars.last == "\n" ? String(unicodeScalars.dropLast()) : self
    }
}

extension Text {
    /// Returns the text as it is recorded: without colors, or with the sixteen basic colors if the user requested
    /// colors.
    fileprivate func recorded(_ color: ColorChoice) -> String {
        rendered(ColorDepth.detect(color, isTerminal: false, environment: Environment([:])))
    }
}

/// A console that reads its input from a recording, and records the new output.
final class ReplayConsole: Console {
    private let log: RunLog
    private let clock: WallClock
    private var events: ArraySlice<(line: String, event: Recording.Run.Event)>
    private var handle: (@MainActor (Signal) -> Void)?
    /// The number of lines of output since the last event.
    private var outputs = 0
    let isInteractive: Bool
    let width: Int
    var color = ColorChoice.auto
    var lineHistory: HistoryFile?

    /// Creates a console that replays events. `columns` is the width of the recorded terminal, `nil` for a script.
    init(_ events: ArraySlice<(line: String, event: Recording.Run.Event)>, columns: Int?, log: RunLog, clock: WallClock)
    {
        (self.events, self.log, self.clock) = (events, log, clock)
        (isInteractive, width) = (columns != nil, columns ?? 80)
    }

    func nextLine(_ request: LineRequest) throws -> LineReader.Content? {
        try Task.checkCancellation()
        let bytes = try nextInput()
        try sendSignals()
        return bytes.map { LineReader.Content($0.last == lineFeed ? $0.dropLast() : $0[...]) }
    }

    /// Returns the bytes of input up to the next line end; `nil` at the end of the input.
    private func nextInput() throws -> [UInt8]? {
        var bytes: [UInt8] = []
        while bytes.last != lineFeed, let event = try nextEvent() {
            switch event {
            case .time(let time): clock.set(to: time.timestamp)
            case .input(let more): bytes += more
            case .signal(let signal), .cancellation(let signal, _):
                handle?(signal)
                throw CancellationError()
            case .endOfInput: return bytes.isEmpty ? nil : bytes
            case .comment, .terminal, .data, .variable, .place, .file, .answer, .failure, .editor: break
            }
        }
        return bytes.isEmpty ? nil : bytes
    }

    private func nextEvent() throws(SystemError) -> Recording.Run.Event? {
        guard let (line, event) = events.popFirst() else { return nil }
        outputs = 0
        try log.add(line)
        return event
    }

    /// Returns the next recorded contents of a file, without accessing the file system.
    ///
    /// - Throws: the recorded failure, or the error of a missing file if nothing was recorded.
    func bytes(ofFile path: String) throws -> [UInt8] {
        try throwFailure()
        guard let bytes = try nextFile() else { throw SystemError.missing(path) }
        return bytes
    }

    /// Returns the recorded answer, or `usual` if none was recorded, without performing the work.
    ///
    /// - Throws: the recorded failure, or `CancellationError` if a signal arrived during the recorded work.
    func answer(usually usual: String, of work: () async throws -> String) throws -> String {
        try throwFailure()
        guard case .answer(let answer)? = events.first?.event else {
            try sendSignals()
            try Task.checkCancellation()
            return usual
        }
        _ = try nextEvent()
        try sendSignals()
        return answer
    }

    /// Throws the failure if the next event of the recording is one.
    private func throwFailure() throws {
        guard case .failure(let error)? = events.first?.event else { return }
        _ = try nextEvent()
        try sendSignals()
        throw error
    }

    /// Returns the recorded text of the editor; `nil` if the recording has no text or failure of an editor here.
    ///
    /// - Throws: ``EditorFailed`` or ``EditedTextInvalid`` if the recorded editor failed.
    func edit(_ text: String) throws -> String? {
        if case .editor(let failure)? = events.first?.event {
            _ = try nextEvent()
            try sendSignals()
            throw failure
        }
        guard let bytes = try nextFile() else { return nil }
        guard let text = String(editing: bytes) else { throw EditedTextInvalid() }
        return text
    }

    private func nextFile() throws(SystemError) -> [UInt8]? {
        var bytes: [UInt8]?
        while case .file(let more)? = events.first?.event {
            _ = try nextEvent()
            bytes = (bytes ?? []) + more
        }
        try sendSignals()
        return bytes
    }

    /// Copies the remaining events, which the program did not read, to the new recording.
    func finish() throws(SystemError) {
        while try nextEvent() != nil {}
    }

    /// Sends the signals that came in the recorded command, once as much as then is shown.
    private func sendSignals() throws(SystemError) {
        while let handle, let index = events.firstIndex(where: { $0.event != .comment }),
            case .cancellation(let signal, let count) = events[index].event, outputs >= count
        {
            while events.startIndex <= index { _ = try nextEvent() }
            handle(signal)
        }
    }

    private func add(_ mark: Mark, _ text: String) throws(SystemError) {
        let before = log.lines.count
        try log.add(mark, output: text)
        outputs += log.lines.count - before
        try sendSignals()
    }

    func remember(_ line: String) {}

    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        self.handle = handle
        try? sendSignals()
    }

    func show(_ text: Text) throws { try add(.data, text.recorded(color)) }

    func write(json value: JSONValue, asMessage: Bool) throws { try add(asMessage ? .message : .data, value.text) }

    func show(document: String) throws { try add(.data, document.withoutLineEnd) }

    func tell(_ text: Text) throws { try add(.message, text.recorded(color)) }

    var showsProgress: Bool { false }

    func draw(progress: Text?) {}

    func draw(done: Text) {}
}

private let lineFeed = UInt8(ascii: "\n")
