import CEdit
import Dispatch
import Platform
import Synchronization
import Terminal

// Tab.
extension Keyboard {
    /// Inserts the completion; at a second Tab, lists the candidates. Returns libedit's code for its next action.
    func complete() -> Int32 {
        let wasTab = textAfterTab
        guard let text = textBeforeCursor, let completion = completion(of: text), text.hasSuffix(completion.replaced)
        else {
            return CC_ERROR
        }
        if completion.replacement != completion.replaced {
            el_deletestr(editor, Int32(completion.replaced.unicodeScalars.count))
            el_winsertstr(editor, completion.replacement.wideCharacters)
            textAfterTab = textBeforeCursor
            return CC_REFRESH
        }
        textAfterTab = text
        guard completion.candidates.count > 1, wasTab == text else { return CC_ERROR }
        let width = StandardStream.output.columns ?? 80
        show(isLinear ? listed(completion.candidates, width: width) : columns(completion.candidates, width: width))
        return CC_NORM
    }

    /// Returns the completion of a text. libedit cannot wait for it otherwise than on this thread, which only reads lines.
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
