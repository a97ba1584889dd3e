import CEdit
public import Platform

/// Lets a person edit lines at the terminal of the standard streams, by the system's libedit: with the keys of Emacs or
/// those that `~/.editrc` asks for, and with the lines of before at the arrow keys.
///
/// Not safe for use by several threads: whoever reads owns it. The terminal is as it was whenever no line is read.
public final class Editor {
    private let pointer: OpaquePointer
    private let keyboard: Keyboard
    /// The lines that the arrow keys bring back, and an empty list in their place.
    private let history, nothing: OpaquePointer

    /// An editor at the terminal, one per program. `nil` when the standard streams are no terminal, or one on which no
    /// line can be edited. Lines of `~/.editrc` that are for this program alone begin with its name and a `:`.
    public init?(program: String, input: InterruptibleInput, environment: Environment = .process) {
        guard input.isTerminal, StandardStream.output.isTerminal, environment["TERM"] != "dumb",
            TextEncoding.useUTF8(), let pointer = cedit_init(program)
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
        el_source(pointer, nil)
        keyboard.connect()
    }

    deinit {
        el_end(pointer)
        history_wend(history)
        history_wend(nothing)
    }

    /// Makes the arrow keys bring back one more line, if it is one that is kept.
    public func remember(_ line: String) {
        guard HistoryFile.isKept(line) else { return }
        cedit_remember(history, line.wideCharacters)
    }

    /// Asks for a line. The same limits hold as for a `LineReader`.
    ///
    /// - Returns: the line, or `nil` when the person ended the input with Ctrl-D.
    /// - Throws: `SystemError` when the terminal cannot be read, `SystemError.interrupted` when the line is not wanted any
    ///   more; then
    ///   what was typed is forgotten, and the cursor is at the beginning of a row.
    public func nextLine(_ request: LineRequest) throws(SystemError) -> LineReader.Line? {
        cedit_set_history(pointer, request.offersHistory ? history : nothing)
        let rows = request.prompt.split(separator: "\n", omittingEmptySubsequences: false)
        if rows.count > 1 { try StandardStream.output.write(rows.dropLast().map { "\($0)\n" }.joined()) }
        keyboard.begin(prompt: request.livePrompt?.text ?? String(rows.last ?? ""), for: request)
        defer { keyboard.end() }
        // libedit would show the prompt first: a Ctrl-D that is typed in between would mean nothing.
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
        return LineReader.Line(TypedText.bytes(of: values.map { UInt32(bitPattern: $0) }))
    }
}

extension String {
    /// The text as the C library's wide characters, with a zero at the end.
    var wideCharacters: [wchar_t] { unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0] }
}
