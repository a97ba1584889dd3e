import Dispatch
public import JSON
public import LineEditor
public import Platform
import Synchronization
public import Terminal

/// The console of the process: lines from standard input, data to standard output, messages to standard error.
public final class StandardConsole: SignalNotingConsole, PagingConsole, EditingConsole, ClipboardConsole {
    let program: String
    private let environment: Environment
    let input = InterruptibleInput(.input)
    let readers: Mutex<Readers>
    /// A queue for reading, which blocks its thread.
    let queue = DispatchQueue(label: "dev.ribcage.prompt.reader")
    private var signals: SignalWatch?
    /// Whether the drawn line must be erased before output.
    private var isDrawing = false

    /// A console for a program with this name.
    public init(program: String, environment: Environment = .process) {
        (self.program, self.environment) = (program, environment)
        readers = Mutex(Readers(lines: LineReader(input)))
    }

    /// Whether standard input is a terminal.
    public let isInteractive = StandardStream.input.isTerminal

    /// Whether a person is at a terminal that can erase a line.
    public var updatesPrompt: Bool {
        isInteractive && StandardStream.output.isTerminal && environment["TERM"] != "dumb"
    }

    /// Whether to use colours: `--color`.
    public var color = ColorChoice.auto

    /// The pager for text that is taller than the terminal.
    package var pager = PagerChoice.usual

    /// Whether a screen reader reads the terminal.
    package var isLinear = false

    /// The file that keeps commands for the next run.
    public var lineHistory: HistoryFile?

    /// The width of the terminal; 80 columns without one.
    public var width: Int { StandardStream.output.columns ?? 80 }

    /// The maximum size of a file that a person names: far more than a document with a thousand charts has, and few
    /// enough bytes to be held in memory.
    private static let largestFile = 24 << 20

    /// Reads a file; `-` is standard input.
    ///
    /// - Throws: `SystemError` when it cannot be read, or has more than 24 MiB.
    public func bytes(ofFile path: String) throws -> [UInt8] {
        try FileSystem.bytes(of: path == "-" ? "/dev/stdin" : path, atMost: Self.largestFile)
    }

    /// Opens the user's editor, `VISUAL` or `EDITOR`, on a text.
    ///
    /// - Throws: ``EditorFailed``, `SystemError`.
    package func edit(_ text: String) throws -> String? {
        guard isInteractive, StandardStream.output.isTerminal else { return nil }
        return try TextEditor(in: environment)?.edit(text, atMost: Self.largestFile)
    }

    /// Handles each of the signals from now on.
    public func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        self.signals = SignalWatch(signals) { signal in Task { @MainActor in handle(signal) } }
    }

    /// Records the signals from now on. ``watch(_:_:)`` replaces it.
    package func note(_ signals: [Signal]) -> @Sendable () -> Signal? {
        SignalNote.take(signals)
        return { SignalNote.first }
    }

    /// Writes to standard output. At a terminal, a text that is too tall is shown in a pager.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func show(_ text: Text) throws {
        if try showInPager(text) { return }
        let text = isLinear ? wrapped(text, for: .output) : text
        try StandardStream.output.write(rendered(text, for: .output))
    }

    /// Writes to standard error, wrapped if that is a terminal.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func tell(_ text: Text) throws {
        try StandardStream.error.write(rendered(wrapped(text, for: .error), for: .error))
    }

    /// Writes a line to standard output.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func show(json value: JSONValue) throws {
        try StandardStream.output.write("\(value.text)\n")
    }

    /// Writes a line to standard error.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func tell(json value: JSONValue) throws {
        try StandardStream.error.write("\(value.text)\n")
    }

    /// Writes to standard output. At a terminal, invisible characters are made visible.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func show(document: String) throws {
        guard StandardStream.output.isTerminal else { return try StandardStream.output.write(document) }
        let lines = document.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let text = lines.dropLast(lines.last?.isEmpty == true ? 1 : 0).map { Text(line: String($0)) }
        try show(text.joined(separator: "\n"))
    }

    /// Copies a text, if standard output is a terminal.
    ///
    /// - Throws: `SystemError` when the terminal is gone.
    package func copy(_ text: String) throws -> Clipboard? {
        guard StandardStream.output.isTerminal else { return nil }
        switch ClipboardRoute(in: environment) {
        case .command(let line):
            // What it says is not for the terminal of a person who sees the text.
            return (try? ShellCommand("\(line) >/dev/null 2>&1").run(input: text)) == 0 ? .desktop : nil
        case .escape:
            guard let sequence = ClipboardRoute.escape(text) else { return nil }
            try StandardStream.output.write(sequence)
            return .terminal
        case nil: return nil
        }
    }

    /// Whether standard error is a terminal that can erase a line.
    public var showsProgress: Bool { StandardStream.error.isTerminal && environment["TERM"] != "dumb" }

    /// Draws on standard error in place of the last drawing. A screen reader gets the first line, which stays.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func draw(progress: Text?) throws {
        if isLinear {
            if let progress, !isDrawing { try tell(progress) }
            return isDrawing = progress != nil
        }
        let depth = ColorDepth.detect(color, isTerminal: true, environment: environment)
        let line = progress?.truncated(to: (StandardStream.error.columns ?? 80) - 1).rendered(depth) ?? ""
        if progress != nil || isDrawing { try StandardStream.error.write("\r\u{1B}[K\(line)") }
        isDrawing = progress != nil
    }

    /// Writes a line to standard error in place of the progress line.
    ///
    /// - Throws: `SystemError` when the other end is gone or full.
    public func draw(done: Text) throws {
        try draw(progress: nil)
        try tell(done)
    }

    /// Shows the text in a pager if it is taller than the terminal. Returns whether it did.
    private func showInPager(_ text: Text) throws -> Bool {
        let output = StandardStream.output
        if pager == .none || isLinear && pager == .usual { return false }
        guard isInteractive, output.isTerminal, environment["TERM"] != "dumb", let rows = output.rows,
            text.rows(ofWidth: width) >= rows, let command = pager.command(in: environment)
        else { return false }
        // A pager that cannot be run has shown nothing.
        let code = try? ShellCommand(command).run(input: rendered(text, for: output))
        return code.map { ![126, 127].contains($0) } ?? false
    }

    /// Returns the text wrapped to the width of the stream, if that is a terminal.
    private func wrapped(_ text: Text, for stream: StandardStream) -> Text {
        guard stream.isTerminal else { return text }
        return text.wrapped(to: stream.columns ?? 80).joined(separator: "\n")
    }

    private func rendered(_ text: Text, for stream: StandardStream) -> String {
        text.rendered(ColorDepth.detect(color, isTerminal: stream.isTerminal, environment: environment)) + "\n"
    }
}
