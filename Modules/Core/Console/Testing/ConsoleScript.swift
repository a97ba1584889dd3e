public import Basics
public import Console
public import Platform
public import Terminal

/// A console that takes its lines from a test and records its output.
public final class ConsoleScript: Console {
    /// All output, line by line. If a person is at the console, a prompt and the line typed at it form one line.
    public private(set) var transcript: [String] = []
    /// Whether a person types at the console.
    public let isInteractive: Bool
    /// Whether a prompt can change while a person types; `false` by default.
    public var updatesPrompt = false
    /// The maximum width of a line in columns.
    public let width: Int
    /// The choice of colors, which has no effect: a transcript is plain text.
    public var color = ColorChoice.auto
    /// The file for commands, which has no effect: commands are added to ``remembered``.
    public var lineHistory: HistoryFile?
    /// The commands in the line history.
    public private(set) var remembered: [String] = []
    /// All requests for lines, in order.
    public private(set) var requests: [LineRequest] = []
    /// The error that writing data throws, as on a full disk; `nil` if writing succeeds.
    public var failure: SystemError?

    /// Actions by line number, counted from 0. Each action runs before its line is typed.
    public var beforeLine: [Int: () -> Void] = [:]

    /// Actions by line number, counted from 0. Each action runs after its line is typed and before the host receives
    /// the line.
    public var afterLine: [Int: () -> Void] = [:]

    /// The numbers of the lines, counted from 0, before which the input ends once, as by Ctrl-D in a terminal, and then
    /// continues.
    public var ends: Set<Int> = []

    /// The texts after which a person presses Tab, by the number of the line, counted from 0, before which they do.
    public var tabs: [Int: [String]] = [:]

    /// The completions of the ``tabs``, in order; `nil` where Tab had no effect.
    public private(set) var completions: [Completion?] = []

    /// The edits that a person makes in an editor, in order. Each returns the edited text, or throws the error of the
    /// editor. If the list is empty, there is no editor.
    public var edits: [(String) throws -> String] = []

    private var lines: ArraySlice<LineReader.Content>
    private var watched: [Signal] = []
    private var handle: ((Signal) -> Void)?

    /// Creates a script of lines. By default, a person types them at a terminal of 80 columns.
    public convenience init(_ lines: [String], isInteractive: Bool = true, width: Int = 80) {
        self.init(lines: lines.map(LineReader.Content.text), isInteractive: isInteractive, width: width)
    }

    /// Creates a script whose lines may be invalid, for example not UTF-8.
    public init(lines: [LineReader.Content], isInteractive: Bool = true, width: Int = 80) {
        self.lines = lines[...]
        self.isInteractive = isInteractive
        self.width = width
    }

    /// Returns the next line of the script; `nil` at its end. If a person is at the console, the prompt is added to the
    /// transcript.
    ///
    /// - Throws: `CancellationError` when the task is canceled; the line is not consumed then.
    public func nextLine(_ request: LineRequest) async throws -> LineReader.Content? {
        requests.append(request)
        let prompt = request.prompt.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let before = beforeLine.removeValue(forKey: lines.startIndex)
        before?()
        for text in tabs.removeValue(forKey: lines.startIndex) ?? [] {
            completions.append(await request.completer?(text))
        }
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

    /// Returns the contents of a file, such as one in the test's own folder.
    ///
    /// - Throws: `SystemError` when the file cannot be read.
    public func bytes(ofFile path: String) throws -> [UInt8] {
        try FileSystem.bytes(of: path)
    }

    /// Returns the text changed by the next of the ``edits``; `nil` if there are none left.
    ///
    /// - Throws: the error of the edit.
    public func edit(_ text: String) throws -> String? { try edits.isEmpty ? nil : edits.removeFirst()(text) }

    /// The clipboard that receives copied texts; `nil`, the default, if there is none.
    package var clipboard: Clipboard?

    /// The copied texts, in order.
    public private(set) var copied: [String] = []

    /// Adds the text to ``copied``, and returns the ``clipboard``; if there is no clipboard, adds nothing and returns
    /// `nil`.
    public func copy(_ text: String) -> Clipboard? {
        if clipboard != nil { copied.append(text) }
        return clipboard
    }

    /// Adds the command to ``remembered``.
    public func remember(_ line: String) {
        remembered.append(line)
    }

    /// Registers the handler that ``send(_:)`` calls.
    public func watch(_ signals: [Signal], _ handle: @escaping @MainActor @Sendable (Signal) -> Void) {
        (watched, self.handle) = (signals, handle)
    }

    /// Sends the program a signal; does nothing unless the host watches the signal.
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

    /// Appends the JSON value to the transcript, as one line, which begins with `! ` for a message.
    ///
    /// - Throws: ``failure``, for data.
    public func write(json value: JSONValue, asMessage: Bool) throws {
        if let failure, !asMessage { throw failure }
        transcript.append(asMessage ? "! \(value.text)" : value.text)
    }

    /// Appends the lines of the document to the transcript.
    ///
    /// - Throws: ``failure``.
    public func show(document: String) throws {
        if let failure { throw failure }
        transcript += document.split(separator: "\n").map(String.init)
    }

    /// Whether progress can be shown; `false` by default.
    public var showsProgress = false

    /// The progress texts and results, in order; an empty text for each time that progress was erased.
    public private(set) var drawn: [String] = []

    /// Appends the progress to ``drawn``; an empty text for `nil`.
    public func draw(progress: Text?) { drawn.append(progress?.plain ?? "") }

    /// Appends the result to ``drawn``.
    public func draw(done: Text) { drawn.append(done.plain) }

    /// Appends the lines of the text to the transcript, each beginning with `! `.
    public func tell(_ text: Text) {
        transcript += text.lines.map { "! \($0.plain)" }
    }
}
