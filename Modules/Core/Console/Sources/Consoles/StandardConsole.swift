public import Basics
import Dispatch
public import Platform
import Synchronization
public import Terminal

/// The console of the process. It reads lines from standard input, writes data to standard output, and writes messages
/// to standard error.
public final class StandardConsole: Console {
    private let environment: Environment
    let input = InterruptibleInput(.input)
    let readers: Mutex<Readers>
    /// The queue on which lines are read, because reading blocks the thread.
    let queue = DispatchQueue(label: "dev.ribcage.prompt.reader")
    /// The watches of the ``watched`` signals. Each signal must have only one.
    private var watches: [SignalWatch] = []
    private var watched: Set<Signal> = []
    private var handleSignal: (@MainActor @Sendable (Signal) -> Void)?
    /// Whether a progress line is currently drawn.
    private var isDrawing = false

    /// Creates a console.
    public init(environment: Environment = .process) {
        self.environment = environment
        readers = Mutex(Readers(lines: LineReader(input)))
    }

    /// Whether standard input is a terminal.
    public let isInteractive = StandardStream.input.isTerminal

    /// Whether standard input and output are a terminal that can erase a line.
    public var updatesPrompt: Bool {
        isInteractive && StandardStream.output.isTerminal && environment["TERM"] != "dumb"
    }

    /// The choice of whether output is colored, as given by `--color`.
    public var color = ColorChoice.auto

    private var pager = PagerChoice.usual
    private var isLinear = false

    /// Sets the pager, and whether a screen reader reads the terminal; by default, none does.
    public func page(with pager: PagerChoice, isLinear: Bool) { (self.pager, self.isLinear) = (pager, isLinear) }

    /// The file that stores the commands for the next run; `nil` to store none.
    public var lineHistory: HistoryFile?

    /// The width of the terminal in columns; 80 if standard output is not a terminal.
    public var width: Int { StandardStream.output.columns ?? 80 }

    /// The maximum size of a file that a person names, in bytes: far more than a document with a thousand charts needs,
    /// and little enough to be held in memory.
    private static let largestFile = 24 << 20

    /// Returns the contents of a file; `-` is standard input.
    ///
    /// - Throws: `SystemError` when the file cannot be read, or is larger than 24 MiB.
    public func bytes(ofFile path: String) throws -> [UInt8] {
        try FileSystem.bytes(ofDocument: path, atMost: Self.largestFile)
    }

    /// Opens the user's editor, `VISUAL` or `EDITOR`, on a text and returns the edited text; `nil` if there is no
    /// editor or no terminal.
    ///
    /// - Throws: ``EditorFailed``, ``EditedTextInvalid``, or `SystemError`.
    public func edit(_ text: String) throws -> String? {
        guard isInteractive, StandardStream.output.isTerminal else { return nil }
        return try TextEditor(in: environment)?.edit(text, atMost: Self.largestFile)
    }

    /// Calls `handle` on the main actor for each of the signals from now on, and for those that are watched already.
    public func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        handleSignal = handle
        let added = signals.filter { watched.insert($0).inserted }
        if added.isEmpty { return }
        watches.append(
            SignalWatch(added) { [weak self] signal in Task { @MainActor in self?.handleSignal?(signal) } })
    }

    /// `true`: a signal is held by the signal handler.
    public var holdsSignals: Bool { true }

    /// Holds the first of the signals that arrives from now on, until ``watch(_:_:)`` handles the signals instead.
    public func hold(_ signals: [Signal]) -> @Sendable () -> Signal? {
        (watches, watched, handleSignal) = ([], [], nil)
        HeldSignal.hold(signals)
        return { HeldSignal.first }
    }

    /// Writes the text to standard output, or shows it in a pager if it is too tall for the terminal.
    public func show(_ text: Text) throws {
        if try showInPager(text) { return }
        try write(text, to: .output, isWrapped: isLinear)
    }

    /// Writes the text to standard error, wrapped to the width if standard error is a terminal.
    public func tell(_ text: Text) throws {
        try write(text, to: .error, isWrapped: true)
    }

    /// Writes a JSON value to standard output or, as a message, to standard error, on a line of its own.
    public func write(json value: JSONValue, asMessage: Bool) throws {
        try (asMessage ? StandardStream.error : .output).write("\(value.text)\n")
    }

    /// Writes the document to standard output. At a terminal, makes invisible characters visible.
    public func show(document: String) throws {
        guard StandardStream.output.isTerminal else { return try StandardStream.output.write(document) }
        let lines = document.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let text = lines.dropLast(lines.last?.isEmpty == true ? 1 : 0).map { Text(line: String($0)) }
        try show(text.joined(separator: "\n"))
    }

    /// Copies a text to the clipboard; returns `nil` if standard output is not a terminal, no clipboard can be reached,
    /// or the text is too long for the clipboard of the terminal.
    ///
    /// - Throws: `SystemError` if the terminal is closed.
    public func copy(_ text: String) throws -> Clipboard? {
        guard StandardStream.output.isTerminal else { return nil }
        switch ClipboardRoute(in: environment) {
        case .command(let line):
            // The command's own output must not disturb the text that the person sees on the terminal.
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

    /// Draws the progress line on standard error, in place of the last one; `nil` erases it. For a screen reader,
    /// writes only the first line of each progress, and never erases it.
    public func draw(progress: Text?) throws {
        if isLinear {
            if let progress, !isDrawing { try tell(progress) }
            return isDrawing = progress != nil
        }
        let line =
            progress?.truncated(to: (StandardStream.error.columns ?? 80) - 1).rendered(depth(atTerminal: true)) ?? ""
        if progress != nil || isDrawing { try StandardStream.error.write("\r\u{1B}[K\(line)") }
        isDrawing = progress != nil
    }

    /// Erases the progress line, and writes the result to standard error.
    public func draw(done: Text) throws {
        try draw(progress: nil)
        try tell(done)
    }

    /// Shows the text in a pager if it is taller than the terminal, and returns whether the pager has run.
    private func showInPager(_ text: Text) throws -> Bool {
        let output = StandardStream.output
        if pager == .none || isLinear && pager == .usual { return false }
        guard isInteractive, output.isTerminal, environment["TERM"] != "dumb", let rows = output.rows,
            text.rows(ofWidth: width) >= rows, let command = pager.command(in: environment)
        else { return false }
        // A pager that cannot be run has shown nothing.
        let code = try? ShellCommand(command).run(input: text.rendered(depth(atTerminal: true)) + "\n")
        return code.map { ![126, 127].contains($0) } ?? false
    }

    /// Writes a text, wrapped to the width of the stream if it is a terminal and `isWrapped` is true.
    private func write(_ text: Text, to stream: StandardStream, isWrapped: Bool) throws {
        let isTerminal = stream.isTerminal
        let text =
            isWrapped && isTerminal ? text.wrapped(to: stream.columns ?? 80).joined(separator: "\n") : text
        try stream.write(text.rendered(depth(atTerminal: isTerminal)) + "\n")
    }

    private func depth(atTerminal isTerminal: Bool) -> ColorDepth {
        ColorDepth.detect(color, isTerminal: isTerminal, environment: environment)
    }
}
