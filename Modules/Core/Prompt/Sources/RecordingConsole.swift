import JSON
import LineEditor
import Platform
import Recording
import Terminal

/// A console that writes down all that goes over another one.
final class RecordingConsole: Console {
    private let base: any Console
    private let log: RunLog
    private let clock: WallClock
    private let realTime: () -> LocalTime
    private var noted: LocalTime

    /// The clock stands at `start`, which was noted, and is set before each line when a minute has passed since.
    init(
        over base: any Console, log: RunLog, clock: WallClock, noted start: LocalTime,
        realTime: @escaping () -> LocalTime
    ) {
        (self.base, self.log, self.clock, noted, self.realTime) = (base, log, clock, start, realTime)
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

    func nextLine(_ request: LineRequest) async throws -> LineReader.Line? {
        do {
            let line = try await base.nextLine(request)
            try setClock()
            // The end of a script's input is where its recording ends.
            if line != nil || isInteractive { try log.add(input: line) }
            return line
        } catch let error as CancellationError {
            try log.addInterrupt()
            throw error
        }
    }

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

    func remember(_ line: String) throws(SystemError) { try base.remember(line) }

    func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        base.watch(signals, handle)
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

    func tell(_ text: Text) throws {
        try base.tell(text)
        try log.add(message: text.recorded(color))
    }
}

extension String {
    /// A document as a recording has it, which ends lines by itself.
    var withoutLineEnd: String {
        unicodeScalars.last == "\n" ? String(unicodeScalars.dropLast()) : self
    }
}

extension Text {
    /// As a recording has it: without colours, unless they were asked for, and then the sixteen.
    func recorded(_ color: ColorChoice) -> String {
        rendered(ColorDepth.detect(color, isTerminal: false, environment: Environment([:])))
    }
}
