import CEdit
import Dispatch
import Platform
import Synchronization

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
        let (answer, isKnown) = (Answer(), DispatchSemaphore(value: 0))
        Task {
            let completion = await completer(text)
            answer.completion.withLock { $0 = completion }
            isKnown.signal()
        }
        isKnown.wait()
        return answer.completion.withLock(\.self)
    }

    private final class Answer: Sendable {
        let completion = Mutex<Completion?>(nil)
    }
}
