import CEdit

// Marks: characters that take no column of their own, such as the accents of decomposed letters, the vowels of
// decomposed Hangul and the joiners of emoji. libedit would count a column for each mark and draw the line wrongly. So
// marks are inserted into libedit's line without its knowledge.
extension Keyboard {
    /// Inserts a combining mark after the last typed character, and returns whether it did. For Backspace, removes the
    /// marks before the cursor and returns `false`, so that libedit removes the character itself.
    func takeMark(_ value: UInt32) -> Bool {
        if value == delete {
            while let last = valueBeforeCursor, isMark(last) { el_deletestr(editor, 1) }
        }
        guard isMark(value), let mark = Unicode.Scalar(value), lastTyped == valueBeforeCursor else { return false }
        el_winsertstr(editor, String(mark).wideCharacters)
        lastTyped = value
        if !changesWidth(mark) { write(String(mark)) }
        return true
    }

    private var valueBeforeCursor: UInt32? {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, let cursor = line.cursor, cursor > start
        else { return nil }
        return UInt32(truncatingIfNeeded: cursor[-1])
    }

    private func isMark(_ value: UInt32) -> Bool {
        value >= firstMark && cedit_width(wchar_t(truncatingIfNeeded: value)) == 0
    }

    /// Returns whether a mark may change the width at which a terminal shows the preceding character. Such a mark is
    /// not shown.
    private func changesWidth(_ mark: Unicode.Scalar) -> Bool {
        switch mark.properties.generalCategory {
        case .nonspacingMark: mark.properties.isVariationSelector
        case .otherLetter: false
        default: true
        }
    }
}

private let delete: UInt32 = 0x7F
private let firstMark: UInt32 = 0x300
