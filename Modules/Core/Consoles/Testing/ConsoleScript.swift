public import Consoles
public import JSON
public import LineEditor
public import Platform
public import Terminal

/// A console that takes its lines from a test and keeps what it was given to show.
public final class ConsoleScript: EditingConsole, ClipboardConsole {
    /// What was shown and told, line by line. With a person, a prompt and the line typed at it are one line.
    public private(set) var transcript: [String] = []
    /// Whether a person answers.
    public let isInteractive: Bool
    /// Whether a prompt may change; by default not.
    public var updatesPrompt = false
    /// How many columns a line may have.
    public let width: Int
    /// Kept, and not used: a transcript is plain.
    public var color = ColorChoice.auto
    /// Kept, and not used: what is remembered goes to ``remembered``.
    public var lineHistory: HistoryFile?
    /// What a person could bring back with the arrow keys.
    public private(set) var remembered: [String] = []
    /// What the host asked for, line by line.
    public private(set) var requests: [LineRequest] = []
    /// When set, showing fails with it, as on a full disk.
    public var failure: SystemError?

    /// Done before the line of that number, counted from 0, is typed.
    public var beforeLine: [Int: () -> Void] = [:]

    /// Done once the line of that number, counted from 0, is typed, before anyone has seen it.
    public var afterLine: [Int: () -> Void] = [:]

    /// The input ends once before each of these lines, counted from 0, as at Ctrl-D in a terminal, which goes on.
    public var ends: Set<Int> = []

    /// What a person writes in an editor, time after time, made of the text that they find there. Without any, they have no
    /// editor.
    public var edits: [(String) -> String] = []

    private var lines: ArraySlice<LineReader.Line>
    private var watched: [Signal] = []
    private var handle: ((Signal) -> Void)?

    /// A script of lines. By default a person types them, in 80 columns.
    public convenience init(_ lines: [String], isInteractive: Bool = true, width: Int = 80) {
        self.init(lines: lines.map(LineReader.Line.text), isInteractive: isInteractive, width: width)
    }

    /// A script that also has lines that are no text.
    public init(lines: [LineReader.Line], isInteractive: Bool = true, width: Int = 80) {
        self.lines = lines[...]
        self.isInteractive = isInteractive
        self.width = width
    }

    /// The next line of the script. A person sees the prompt.
    ///
    /// - Throws: `CancellationError` when the task is cancelled. The line was not typed then.
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

    /// Reads the file, which a test wrote into a folder of its own.
    ///
    /// - Throws: `SystemError` when it cannot be read.
    public func bytes(ofFile path: String) throws -> [UInt8] {
        try FileSystem.bytes(of: path)
    }

    /// Does the next of the ``edits``.
    package func edit(_ text: String) -> String? { edits.isEmpty ? nil : edits.removeFirst()(text) }

    /// What takes the texts that are copied; by default nothing.
    package var clipboard: Clipboard?

    /// The texts that were copied.
    public private(set) var copied: [String] = []

    /// Keeps the text in ``copied``, if there is a ``clipboard``.
    package func copy(_ text: String) -> Clipboard? {
        if clipboard != nil { copied.append(text) }
        return clipboard
    }

    /// Keeps the command in ``remembered``.
    public func remember(_ line: String) {
        remembered.append(line)
    }

    /// Makes ``send(_:)`` call with these signals.
    public func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        (watched, self.handle) = (signals, handle)
    }

    /// Sends the program a signal, which arrives if the host watches for it.
    public func send(_ signal: Signal) {
        if watched.contains(signal) { handle?(signal) }
    }

    /// Keeps the lines of the text.
    ///
    /// - Throws: ``failure``.
    public func show(_ text: Text) throws {
        if let failure { throw failure }
        transcript += text.lines.map(\.plain)
    }

    /// Keeps the line.
    ///
    /// - Throws: ``failure``.
    public func show(json value: JSONValue) throws {
        if let failure { throw failure }
        transcript.append(value.text)
    }

    /// Keeps the line, with `! ` before it.
    public func tell(json value: JSONValue) {
        transcript.append("! \(value.text)")
    }

    /// Keeps the lines of the document.
    ///
    /// - Throws: ``failure``.
    public func show(document: String) throws {
        if let failure { throw failure }
        transcript += document.split(separator: "\n").map(String.init)
    }

    /// Whether progress is drawn; `false` by default.
    public var showsProgress = false

    /// What was drawn of work, one after the other; an empty text where it was taken away.
    public private(set) var drawn: [String] = []

    /// Keeps what is drawn in ``drawn``.
    public func draw(progress: Text?) { drawn.append(progress?.plain ?? "") }

    /// Keeps what was done in ``drawn``.
    public func draw(done: Text) { drawn.append(done.plain) }

    /// Keeps the lines of the text, each with `! ` before it.
    public func tell(_ text: Text) {
        transcript += text.lines.map { "! \($0.plain)" }
    }
}
