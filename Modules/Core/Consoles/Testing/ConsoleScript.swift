public import Consoles
public import JSON
public import LineEditor
public import Platform
public import Terminal

/// A console that takes its lines from a test and records its output.
public final class ConsoleScript: EditingConsole, ClipboardConsole {
    /// All output, line by line. With a person, a prompt and the line typed at it are one line.
    public private(set) var transcript: [String] = []
    /// Whether a person is at the console.
    public let isInteractive: Bool
    /// Whether a prompt may change; by default not.
    public var updatesPrompt = false
    /// The maximum width of a line in columns.
    public let width: Int
    /// Has no effect: a transcript is plain text.
    public var color = ColorChoice.auto
    /// Has no effect: commands go to ``remembered``.
    public var lineHistory: HistoryFile?
    /// The commands in the line history.
    public private(set) var remembered: [String] = []
    /// The host's requests for lines.
    public private(set) var requests: [LineRequest] = []
    /// The error that output fails with, as on a full disk; `nil` to succeed.
    public var failure: SystemError?

    /// The actions by the number of a line, counted from 0. Each runs before its line is typed.
    public var beforeLine: [Int: () -> Void] = [:]

    /// The actions by the number of a line, counted from 0. Each runs after its line is typed and before the host gets
    /// it.
    public var afterLine: [Int: () -> Void] = [:]

    /// The lines, counted from 0, before which the input ends once, as by Ctrl-D in a terminal, and then continues.
    public var ends: Set<Int> = []

    /// The edits that a person makes in an editor, one after the other. If empty, there is no editor.
    public var edits: [(String) -> String] = []

    private var lines: ArraySlice<LineReader.Line>
    private var watched: [Signal] = []
    private var handle: ((Signal) -> Void)?

    /// A script of lines. By default a person types them, in 80 columns.
    public convenience init(_ lines: [String], isInteractive: Bool = true, width: Int = 80) {
        self.init(lines: lines.map(LineReader.Line.text), isInteractive: isInteractive, width: width)
    }

    /// A script that may have invalid lines.
    public init(lines: [LineReader.Line], isInteractive: Bool = true, width: Int = 80) {
        self.lines = lines[...]
        self.isInteractive = isInteractive
        self.width = width
    }

    /// Returns the next line of the script. A person sees the prompt.
    ///
    /// - Throws: `CancellationError` when the task is cancelled. The line is not consumed then.
    public func nextLine(_ request: LineRequest) throws -> LineReader.Line? {
        requests.append(request)
        let prompt = request.prompt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let before = beforeLine.removeValue(forKey: lines.startIndex)
        before?()
        if Task.isCancelled {
            if isInteractive { transcript += prompt }
            throw CancellationError()
        }
        if ends.remove(lines.startIndex) != nil {
            if isInteractive { transcript += prompt }
            return nil
        }
        let after = afterLine.removeValue(forKey: lines.startIndex)
        let line = lines.popFirst()
        defer { after?() }
        if isInteractive {
            let typed = if case .text(let text) = line { text } else { "" }
            transcript += prompt.dropLast() + prompt.suffix(1).map { $0 + typed }
        }
        return line
    }

    /// Reads a file, which a test wrote into its own folder.
    ///
    /// - Throws: `SystemError` when it cannot be read.
    public func bytes(ofFile path: String) throws -> [UInt8] {
        try FileSystem.bytes(of: path)
    }

    /// Applies the next of the ``edits``.
    package func edit(_ text: String) -> String? { edits.isEmpty ? nil : edits.removeFirst()(text) }

    /// The clipboard that receives copied texts; by default none.
    package var clipboard: Clipboard?

    /// The texts that were copied.
    public private(set) var copied: [String] = []

    /// Keeps the text in ``copied``, if there is a ``clipboard``.
    package func copy(_ text: String) -> Clipboard? {
        if clipboard != nil { copied.append(text) }
        return clipboard
    }

    /// Adds the command to ``remembered``.
    public func remember(_ line: String) {
        remembered.append(line)
    }

    /// Registers the handler for ``send(_:)``.
    public func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        (watched, self.handle) = (signals, handle)
    }

    /// Sends the program a signal, which arrives only if the host watches it.
    public func send(_ signal: Signal) {
        if watched.contains(signal) { handle?(signal) }
    }

    /// Appends the lines of the text to the transcript.
    ///
    /// - Throws: ``failure``.
    public func show(_ text: Text) throws {
        if let failure { throw failure }
        transcript += text.lines.map(\.plain)
    }

    /// Appends the line to the transcript.
    ///
    /// - Throws: ``failure``.
    public func show(json value: JSONValue) throws {
        if let failure { throw failure }
        transcript.append(value.text)
    }

    /// Appends the line to the transcript, after `! `.
    public func tell(json value: JSONValue) {
        transcript.append("! \(value.text)")
    }

    /// Appends the lines of the document to the transcript.
    ///
    /// - Throws: ``failure``.
    public func show(document: String) throws {
        if let failure { throw failure }
        transcript += document.split(separator: "\n").map(String.init)
    }

    /// Whether progress is drawn; `false` by default.
    public var showsProgress = false

    /// The progress texts, in order; empty where progress was erased.
    public private(set) var drawn: [String] = []

    /// Appends the progress to ``drawn``.
    public func draw(progress: Text?) { drawn.append(progress?.plain ?? "") }

    /// Appends the result to ``drawn``.
    public func draw(done: Text) { drawn.append(done.plain) }

    /// Appends the lines of the text to the transcript, each after `! `.
    public func tell(_ text: Text) {
        transcript += text.lines.map { "! \($0.plain)" }
    }
}
