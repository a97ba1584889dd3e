/// What the cursor steps over as one: a grapheme cluster, or a byte that is not valid UTF-8.
enum Letter: Equatable {
    case character(Character)
    case stray(UInt8)

    /// The bytes of the letter in the line.
    var bytes: [UInt8] {
        switch self {
        case .character(let character): Array(character.utf8)
        case .stray(let byte): [byte]
        }
    }

    /// Whether the letter is part of a word, for the keys that move by words.
    fileprivate var isInWord: Bool {
        if case .character(let character) = self { character.isLetter || character.isNumber } else { false }
    }

    fileprivate var isSpace: Bool {
        if case .character(let character) = self { character.isWhitespace } else { false }
    }
}

extension [Letter] {
    /// Divides a text into letters.
    init(_ text: String) {
        self = text.map(Letter.character)
    }

    /// Divides values, which ``TypedText`` has decoded, into letters.
    init(_ values: some Sequence<UInt32>) {
        var (letters, text) = ([Letter](), String.UnicodeScalarView())
        for value in values {
            if let scalar = Unicode.Scalar(value) {
                text.append(scalar)
            } else {
                letters += [Letter](String(text)) + [.stray(UInt8(truncatingIfNeeded: value))]
                text = String.UnicodeScalarView()
            }
        }
        self = letters + [Letter](String(text))
    }

    var bytes: [UInt8] { flatMap(\.bytes) }

    /// The letters as text; `nil` if a byte is not valid UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The letters, with consecutive characters joined into grapheme clusters: a base and its mark, the halves of a
    /// flag.
    fileprivate var joined: [Letter] {
        var (letters, text) = ([Letter](), "")
        for letter in self {
            switch letter {
            case .character(let character): text.append(character)
            case .stray:
                letters += [Letter](text) + [letter]
                text = ""
            }
        }
        return letters + [Letter](text)
    }
}

/// A line while it is edited, with its cursor. Every edit moves the cursor to the end of what was inserted.
struct EditedLine: Equatable {
    private(set) var letters: [Letter] = []
    /// The number of letters before the cursor.
    private(set) var cursor = 0
    /// The number of bytes of the line.
    private(set) var byteCount = 0

    /// Creates a line with the cursor at its end.
    init(_ text: String = "") {
        insert([Letter](text))
    }

    var beforeCursor: ArraySlice<Letter> { letters[..<cursor] }

    /// Inserts letters at the cursor.
    mutating func insert(_ added: [Letter]) {
        replace(cursor..<cursor, with: added)
    }

    /// Removes the letters up to another place, and returns them.
    @discardableResult mutating func remove(to place: Int) -> [Letter] {
        let range = min(cursor, place)..<max(cursor, place)
        defer { replace(range, with: []) }
        return Array(letters[range])
    }

    /// Replaces a range of letters. Letters that meet may form one cluster.
    mutating func replace(_ range: Range<Int>, with added: [Letter]) {
        let addedCount = added.reduce(0) { $0 + $1.bytes.count }
        byteCount += addedCount - letters[range].reduce(0) { $0 + $1.bytes.count }
        // At the end of the line, no more than the last letter can change.
        let start = range.upperBound == letters.count ? max(range.lowerBound - 1, 0) : 0
        let before = Array(letters[start..<range.lowerBound]) + added
        let changed = (before + letters[range.upperBound...]).joined
        letters.replaceSubrange(start..., with: changed)
        var rest = before.bytes.count
        cursor = start
        while rest > 0 {
            rest -= letters[cursor].bytes.count
            cursor += 1
        }
    }

    /// Moves the cursor, at most to an end of the line.
    mutating func move(to place: Int) {
        cursor = min(max(place, 0), letters.count)
    }

    /// Exchanges the letters around the cursor, or the last two.
    mutating func transpose() {
        let end = min(cursor + 1, letters.count)
        guard cursor > 0, end > 1 else { return }
        replace(end - 2..<end, with: [letters[end - 1], letters[end - 2]])
    }

    /// The end of the word at or after the cursor.
    var wordEnd: Int {
        let start = letters[cursor...].firstIndex(where: \.isInWord) ?? letters.count
        return letters[start...].firstIndex { !$0.isInWord } ?? letters.count
    }

    /// The start of the word at or before the cursor.
    var wordStart: Int { start { $0.isInWord } }

    /// The start of what is between spaces, at or before the cursor.
    var argumentStart: Int { start { !$0.isSpace } }

    private func start(_ isInWord: (Letter) -> Bool) -> Int {
        let end = beforeCursor.lastIndex(where: isInWord).map { $0 + 1 } ?? 0
        return letters[..<end].lastIndex { !isInWord($0) }.map { $0 + 1 } ?? 0
    }
}
