import Dispatch
import Platform
import Synchronization
import Terminal

// Tab.
extension EditingSession {
    /// Inserts the completion; at a second Tab, lists the candidates.
    func complete() {
        let wasTab = textAfterTab
        guard let text = Array(line.beforeCursor).text, let completion = completion(of: text),
            text.hasSuffix(completion.replaced)
        else { return ring() }
        if completion.replacement != completion.replaced {
            let completed = String(text.dropLast(completion.replaced.count)) + completion.replacement
            line.replace(0..<line.cursor, with: [Letter](completed))
            textAfterTab = completed
            return
        }
        textAfterTab = text
        guard completion.candidates.count > 1, wasTab == text else { return ring() }
        let width = StandardStream.output.columns ?? 80
        show(isLinear ? listed(completion.candidates, width: width) : columns(completion.candidates, width: width))
    }

    /// Returns the completion of a text, for which this thread, which only reads lines, waits.
    private func completion(of text: String) -> Completion? {
        guard let completer else { return nil }
        let (answer, isKnown) = (Box(), DispatchSemaphore(value: 0))
        Task {
            let completion = await completer(text)
            answer.completion.withLock { $0 = completion }
            isKnown.signal()
        }
        isKnown.wait()
        return answer.completion.withLock(\.self)
    }

    private final class Box: Sendable {
        let completion = Mutex<Completion?>(nil)
    }
}

/// Formats a list in columns, each filled from top to bottom, no wider than the terminal.
func columns(_ items: [String], width: Int) -> [String] {
    let items = items.map(\.visible)
    let gap = 2
    let column = (items.map(\.displayWidth).max() ?? 0) + gap
    let count = max(1, (width + gap) / column)
    let rows = (items.count + count - 1) / count
    return (0..<rows).map { row in
        let cells = stride(from: row, to: items.count, by: rows).map { items[$0] }
        let padded = cells.dropLast().map { $0 + String(repeating: " ", count: column - $0.displayWidth) }
        return padded.joined() + (cells.last ?? "")
    }
}

/// Formats a list separated by commas, in lines no wider than the terminal.
func listed(_ items: [String], width: Int) -> [String] {
    Text(line: items.joined(separator: ", ")).wrapped(to: width).map(\.plain)
}
