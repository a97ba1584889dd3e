import Platform
import Terminal

/// The editing of one line, from its prompt to Enter.
final class EditingSession {
    /// The end of the editing.
    enum Ending { case line, noLine }

    private let input: InterruptibleInput
    private let mode: TerminalMode
    private let livePrompt: LivePrompt?
    let completer: Completer?
    let isLinear: Bool
    /// The last row of the prompt.
    private var prompt: String
    var line = EditedLine()
    /// The letters that were cut last.
    var cut: [Letter]
    var recall: Recall
    /// The search for an earlier line, while it lasts.
    var search: Recall.Search?
    /// Whether the next key is inserted as it is, after Ctrl-V.
    var isNextLiteral = false
    /// The text that was before the cursor when the last Tab had been handled; `nil` if another key has been typed
    /// since.
    var textAfterTab: String?
    /// The number of bytes that were typed after the longest line, and left out of it.
    private var refused = 0
    private var keys = KeyReader()
    private var painter = LinePainter()
    /// The width of the terminal that the shown rows were made for, in columns.
    private var columns = StandardStream.output.columns

    init(_ request: LineRequest, on input: InterruptibleInput, mode: TerminalMode, history: [String], cut: [Letter]) {
        (self.input, self.mode, self.cut) = (input, mode, cut)
        (completer, isLinear, livePrompt) = (request.completer, request.isLinear, request.livePrompt)
        let last = request.prompt.split(separator: "\n", omittingEmptySubsequences: false).last
        prompt = request.livePrompt?.text ?? String(last ?? "")
        recall = Recall(history)
    }

    /// Reads keys until the line ends. Returns the line, or `nil` at the end of the input.
    func run() throws(SystemError) -> LineReader.Content? {
        _ = takeChange()
        draw()
        do throws(SystemError) {
            while true {
                switch try input.read(atMost: 1) {
                case .bytes(let bytes):
                    guard let byte = bytes.first else { return nil }
                    if let ending = try take(keys.take(byte)) { return end(ending) }
                case .interrupted(let reasons):
                    if reasons.contains(.cancelled) { throw .interrupted }
                    if reasons.contains(.suspended) { suspend() } else if reasons.contains(.resumed) { resume() }
                    if reasons.contains(.changed), takeChange() { draw() }
                }
            }
        } catch {
            leaveRow()
            throw error
        }
    }

    /// Carries out keys, and shows the line unless more keys have been typed already.
    private func take(_ keys: [Key]) throws(SystemError) -> Ending? {
        for key in keys {
            if case .control(let byte) = key, !isNextLiteral, let signal = mode.signal(of: byte) {
                input.send(signal)
            } else if let ending = take(key) {
                return ending
            }
        }
        if !keys.isEmpty, !input.isReady { draw() }
        return nil
    }

    private func end(_ ending: Ending) -> LineReader.Content? {
        guard case .line = ending else { return nil }
        line.move(to: line.letters.count)
        draw()
        write("\n")
        return LineReader.Content(line.letters.bytes, beyond: refused)
    }

    /// Inserts letters, unless the line has more bytes already than any line may have. They are only counted then.
    func insert(_ letters: [Letter]) {
        guard line.byteCount <= LineReader.longestLine else {
            refused += letters.bytes.count
            return
        }
        line.insert(letters)
    }

    /// Adopts the changed text of the live prompt, and rings the bell if requested. Returns whether the text changed.
    private func takeChange() -> Bool {
        guard let (text, rings) = livePrompt?.takeChange() else { return false }
        if rings { write(bell) }
        if let text { prompt = text }
        return text != nil
    }
}

// The screen.
extension EditingSession {
    /// Shows the prompt and the line. If the width has changed, they begin in the current row, because the terminal has
    /// moved the rows above in its own way.
    func draw() {
        let output = StandardStream.output
        if output.columns != columns {
            columns = output.columns
            write("\r\(clearBelow)")
            painter.restart()
        }
        let prompt = search.map { "^R \($0.text.text ?? "")> " } ?? prompt
        let picture = LinePicture(prompt: prompt, line: line, columns: columns ?? 80, rows: output.rows ?? .max)
        write(painter.paint(picture))
    }

    /// Shows lines below the edited line, and the edited line again below them.
    func show(_ lines: [String]) {
        leaveRow()
        write(lines.map { "\($0)\n" }.joined())
    }

    func clearScreen() {
        write("\u{1B}[H\u{1B}[2J")
        painter.restart()
    }

    func ring() { write(bell) }

    /// Moves the cursor to the beginning of the next row, and clears the screen from there.
    private func leaveRow() {
        write("\n\(clearBelow)")
        painter.restart()
    }

    /// Restores the terminal's mode, suspends the program, and continues the line when the program is resumed.
    private func suspend() {
        mode.end()
        CurrentProcess.suspend()
        resume()
    }

    /// Sets the terminal's mode for editing again after the program is resumed, and shows the line.
    private func resume() {
        mode.begin()
        write("\r\(clearBelow)")
        painter.restart()
        draw()
    }

    /// Writes to the terminal. An error is ignored: if the terminal cannot be written to, the next read fails and
    /// reports it.
    private func write(_ text: String) {
        if !text.isEmpty { try? StandardStream.output.write(text) }
    }
}

private let bell = "\u{7}"
private let clearBelow = "\u{1B}[J"
