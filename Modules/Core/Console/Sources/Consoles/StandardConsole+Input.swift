import Dispatch
public import Platform
import Synchronization

// The input lines from standard input, with line editing where the terminal supports it.
extension StandardConsole {
    /// The readers of standard input, which ``readers`` protects with a mutex.
    struct Readers: ~Copyable {
        var lines: LineReader
        /// The line editor, created for the first line, because a command in the arguments needs none; `nil` if the
        /// terminal does not support it.
        var editor: Editor?
        var isEditorTried = false
        var stops: SignalWatch?
    }

    /// Returns the next line of standard input, with line editing where the terminal supports it; `nil` at the end.
    ///
    /// - Throws: `CancellationError` when the task is canceled, `SystemError` when the input cannot be read or the
    ///   prompt cannot be written.
    public func nextLine(_ request: LineRequest) async throws -> LineReader.Content? {
        input.reset()
        do {
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    queue.async { [self, lineHistory] in
                        continuation.resume(with: Result { try read(request, lineHistory) })
                    }
                }
            } onCancel: {
                input.interrupt(for: .cancelled)
            }
        } catch let error as SystemError where error == .interrupted {
            throw CancellationError()
        }
    }

    /// Adds a command to the line history of this run, and to the file for the next run. Does nothing if lines are read
    /// without line editing.
    public func remember(_ line: String) async throws(SystemError) {
        guard readers.withLock({ $0.editor?.remember(line) }) != nil, let lineHistory else { return }
        // Another program may hold the lock of the file for a while.
        let result = await withCheckedContinuation { continuation in
            queue.async {
                continuation.resume(returning: Result { () throws(SystemError) in try lineHistory.add(line) })
            }
        }
        try result.get()
    }

    private nonisolated func read(_ request: LineRequest, _ history: HistoryFile?) throws -> LineReader.Content? {
        try readers.withLock { readers in
            if !readers.isEditorTried { beginEditing(with: &readers, history) }
            if let editor = readers.editor { return try editor.nextLine(request) }
            guard input.isTerminal else { return try readers.lines.next() }
            CurrentProcess.awaitForeground()
            let screen = StandardStream.output.isTerminal ? StandardStream.output : StandardStream.error
            try screen.write(request.prompt)
            do throws(SystemError) {
                return try readers.lines.next()
            } catch {
                if error == .interrupted { try screen.write("\n") }
                throw error
            }
        }
    }

    private nonisolated func beginEditing(with readers: inout Readers, _ history: HistoryFile?) {
        readers.isEditorTried = true
        guard let editor = Editor(input: input) else { return }
        // A history file that cannot be read cannot be written either: the first command to add throws the error.
        for line in (try? history?.lines()) ?? [] { editor.remember(line) }
        readers.editor = editor
        readers.stops = SignalWatch([.suspend, .resume]) { [input] signal in
            if signal == .resume {
                _ = input.interruptReader(for: .resumed)
            } else if !input.interruptReader(for: .suspended) {
                CurrentProcess.suspend()
            }
        }
    }
}
