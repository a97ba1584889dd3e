import CEdit
import Platform

// Tab.
extension Keyboard {
    /// Inserts the completion; at a second Tab, lists the candidates. Returns libedit's code for its next action.
    func complete() -> Int32 {
        let wasTab = textAfterTab
        guard let text = textBeforeCursor, let completion = completer?(text), text.hasSuffix(completion.replaced) else {
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
}
