import CEdit
import Platform

/// The room that libedit has for a line. libedit writes beyond its memory where a line needs more rows than the screen
/// has. So it is made to reckon with more rows than there are, before a key could make the line need them.
struct Room {
    /// The number of rows that libedit reckons with; `nil` before the first was set.
    var rows: Int?
    /// The number of characters up to which the line certainly has room.
    var whole = 0
    /// The most columns that a single key can add: those of the longest line so far, which Ctrl-Y or an arrow brings back.
    var longest = 0

    /// The number of characters that can be typed until the line is measured again.
    static let step = 16
}

extension Keyboard {
    /// Takes a line into account that the arrow keys bring back.
    func noteRecallable(_ line: some Sequence<UInt32>) {
        room.longest = max(room.longest, columns(of: line))
        room.whole = 0
    }

    /// Lets libedit reckon with as many rows as the line may need after the next key, and returns whether it has to draw
    /// the line anew.
    @discardableResult func makeRoom() -> Bool {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, let end = line.lastchar,
            end - start >= room.whole
        else { return false }
        let (count, margin) = (end - start, Room.step * width)
        let characters = UnsafeBufferPointer(start: start, count: count)
        let used = columns(of: characters.lazy.map(UInt32.init(truncatingIfNeeded:)))
        // What is typed until the next measurement can also be what a key brings back.
        room.longest = max(room.longest, used + margin)
        room.whole = count + Room.step
        // A wide character leaves the last column of a row empty.
        let needed = (columns(of: promptValues) + used + margin + room.longest) / max(width - 1, 1) + 4
        guard needed > room.rows ?? 0 else { return false }
        room.rows = needed * 2
        return cedit_set_rows(editor, Int32(clamping: needed * 2)) != 0
    }

    private var width: Int { max(StandardStream.output.columns ?? 80, 2) }

    /// Returns whether a key is refused because the line has more characters already than any line may have. Letters are
    /// only counted then; keys that end or shorten the line are never refused.
    func isRefused(_ value: UInt32) -> Bool {
        guard let line = el_wline(editor)?.pointee, let start = line.buffer, let end = line.lastchar,
            end - start > LineReader.longestLine
        else { return false }
        if pasting.contains(value) { return true }
        guard value >= 0x20, value != 0x7F else { return false }
        refused += TypedText.bytes(of: CollectionOfOne(value)).count
        return true
    }

    /// The columns that libedit needs at most for characters on one row.
    private func columns(of values: some Sequence<UInt32>) -> Int {
        values.reduce(0) { sum, value in
            switch value {
            case 0x20...0x7E: return sum + 1
            // A line feed ends a row.
            case 0x0A: return sum + width
            // A tab, or a number such as `\U+10FFFF` in place of a character that cannot be shown.
            case ..<0x20: return sum + 9
            default:
                let width = Int(cedit_width(wchar_t(truncatingIfNeeded: value)))
                return sum + (width < 0 ? 9 : max(width, 1))
            }
        }
    }
}

/// The keys that bring back what was cut, and the word before the cursor: Ctrl-Y, and Ctrl-_ after Esc.
private let pasting: Set<UInt32> = [0x19, 0x1F]
