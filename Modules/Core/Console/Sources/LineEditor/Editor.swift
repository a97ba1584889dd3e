public import Platform

/// A line editor for a terminal that understands the control sequences of ECMA-48, as all do today. It has the key
/// bindings of Emacs, the arrow keys recall earlier lines, and a pasted text is inserted as a whole, with its line
/// feeds.
///
/// An editor is not thread-safe: only the thread that reads lines may use it. Between reads, the terminal has its
/// original mode.
public final class Editor {
    private let input: InterruptibleInput
    /// The lines that the arrow keys recall, oldest first.
    private var history: [String] = []
    /// The letters that were cut last, which Ctrl-Y brings back.
    private var cut: [Letter] = []

    /// Creates an editor on the terminal. Returns `nil` if standard input or output is not a terminal that supports
    /// editing.
    public init?(input: InterruptibleInput, environment: Environment = .process) {
        let type = environment["TERM"] ?? ""
        guard input.isTerminal, StandardStream.output.isTerminal, !Self.plainTerminals.contains(type) else {
            return nil
        }
        TerminalRescue.prepare()
        self.input = input
    }

    /// The types of terminals that cannot move the cursor.
    private static let plainTerminals: Set = ["", "dumb", "emacs", "unknown"]

    /// Adds a line to the history of the arrow keys, unless it is empty, begins with a space, or is the last one.
    public func remember(_ line: String) {
        guard let first = line.first, first != " ", line != history.last else { return }
        history.append(line)
        if history.count > HistoryFile.mostLines { history.removeFirst() }
    }

    /// Reads a line that a person types. The limits of `LineReader` apply. A pasted text may contain line feeds.
    ///
    /// - Returns: the line, or `nil` when the person ended the input with Ctrl-D.
    /// - Throws: `SystemError` when the terminal cannot be read, `SystemError.interrupted` when the read was canceled.
    ///   The typed text is discarded then, and the cursor is at the beginning of a row.
    public func nextLine(_ request: LineRequest) throws(SystemError) -> LineReader.Content? {
        // Keys are taken before the prompt is seen: a Ctrl-D that is typed in between would have no effect.
        let mode = try TerminalMode()
        mode.begin()
        defer { mode.end() }
        let rows = request.prompt.split(separator: "\n", omittingEmptySubsequences: false)
        if rows.count > 1 { try StandardStream.output.write(rows.dropLast().map { "\($0)\n" }.joined()) }
        request.livePrompt?.attach { [input] in input.interrupt(for: .changed) }
        defer { request.livePrompt?.detach() }
        let session = EditingSession(
            request, on: input, mode: mode, history: request.offersHistory ? history : [], cut: cut)
        defer { cut = session.cut }
        return try session.run()
    }
}
