import CEdit
public import Platform

/// A line editor for a terminal, based on the system's libedit. It has the key bindings of Emacs, and the arrow keys
/// recall earlier lines. `~/.editrc` is not read: some of its lines crash libedit.
///
/// An editor is not thread-safe: only the thread that reads lines may use it. Between reads, the terminal has its
/// original mode.
public final class Editor {
    private let pointer: OpaquePointer
    private let keyboard: Keyboard
    /// The lines that the arrow keys recall, and an empty history for questions.
    private let history, nothing: OpaquePointer

    /// Creates an editor on the terminal; a program may have only one. Returns `nil` if standard input or output is not
    /// a terminal that supports editing.
    public init?(input: InterruptibleInput, environment: Environment = .process) {
        guard input.isTerminal, StandardStream.output.isTerminal, environment["TERM"] != "dumb",
            TextEncoding.useUTF8(), let pointer = cedit_init()
        else { return nil }
        TerminalRescue.prepare()
        guard cedit_can_edit(pointer) != 0, let history = cedit_history(Int32(HistoryFile.mostLines)),
            let nothing = cedit_history(1)
        else {
            el_end(pointer)
            return nil
        }
        (self.pointer, self.history, self.nothing) = (pointer, history, nothing)
        keyboard = Keyboard(editing: pointer, input: input)
        cedit_use_emacs_keys(pointer)
        keyboard.connect()
    }

    deinit {
        el_end(pointer)
        history_wend(history)
        history_wend(nothing)
    }

    /// Adds a line to the history of the arrow keys, unless ``HistoryFile/isKept(_:)`` rejects the line.
    public func remember(_ line: String) {
        guard HistoryFile.isKept(line) else { return }
        keyboard.noteRecallable(line.unicodeScalars.lazy.map(\.value))
        cedit_remember(history, line.wideCharacters)
    }

    /// Reads a line that a person types. The limits of `LineReader` apply.
    ///
    /// - Returns: the line, or `nil` when the person ended the input with Ctrl-D.
    /// - Throws: `SystemError` when the terminal cannot be read, `SystemError.interrupted` when the read was canceled.
    ///   The typed text is discarded then, and the cursor is at the beginning of a row.
    public func nextLine(_ request: LineRequest) throws(SystemError) -> LineReader.Content? {
        cedit_set_history(pointer, request.offersHistory ? history : nothing)
        let rows = request.prompt.split(separator: "\n", omittingEmptySubsequences: false)
        if rows.count > 1 { try StandardStream.output.write(rows.dropLast().map { "\($0)\n" }.joined()) }
        keyboard.begin(prompt: request.livePrompt?.text ?? String(rows.last ?? ""), for: request)
        defer { keyboard.end() }
        // libedit would show the prompt first: a Ctrl-D that is typed in between would have no effect.
        cedit_take_keys(pointer)
        var count: Int32 = 0
        let characters = el_wgets(pointer, &count)
        if let failure = keyboard.failure {
            keyboard.leaveRow()
            throw failure
        }
        guard let characters, count > 0 else { return nil }
        var values = UnsafeBufferPointer(start: characters, count: Int(count))[...]
        if values.last == wchar_t(UInt8(ascii: "\n")) { values.removeLast() }
        let bytes = TypedText.bytes(of: values.map(UInt32.init(truncatingIfNeeded:)))
        return LineReader.Content(bytes, beyond: keyboard.refused)
    }
}

extension String {
    /// The text as the C library's wide characters, terminated by zero.
    var wideCharacters: [wchar_t] { unicodeScalars.map { wchar_t(truncatingIfNeeded: $0.value) } + [0] }
}

extension Licence {
    /// The licenses of libedit and of the libraries that libedit uses.
    public static let lineEditor =
        [
            Licence("libedit", "BSD 3-Clause", at: "https://www.thrysoee.dk/editline/"),
            Licence("ncurses", "MIT (X11)", at: "https://invisible-island.net/ncurses/ncurses-license.html"),
        ]
        + ["libbsd (Linux)", "libmd (Linux)"].map { library in
            Licence(library, "BSD 3-Clause", at: "https://libbsd.freedesktop.org/")
        }
}
