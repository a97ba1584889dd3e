/// The position of the cursor after a prompt and a line, computed as libedit draws them.
struct LineLayout {
    /// The number of columns of the terminal.
    let columns: Int
    /// Returns the number of columns of a character: 0 for a combining mark, negative for a character that is shown as
    /// its code.
    let width: (UInt32) -> Int
    /// The row and the column of the next character, counted from 0.
    private(set) var row = 0
    private(set) var column = 0

    init(columns: Int, width: @escaping (UInt32) -> Int) {
        (self.columns, self.width) = (max(columns, 1), width)
    }

    /// Advances over the characters of a prompt. libedit shows only characters that have a width.
    mutating func put(prompt: some Sequence<UInt32>) {
        for value in prompt { put(width: width(value)) }
    }

    /// Advances over the characters of a line. A tab extends to the next multiple of eight columns. Any other control
    /// character is shown as `^A`, and any other unprintable one as its code: `\U+E000`.
    mutating func put(line: some Sequence<UInt32>) {
        for value in line {
            switch value {
            case tab: repeat { put(width: 1) } while column % 8 != 0
            case ..<space, delete: for _ in 0..<2 { put(width: 1) }
            case let value where width(value) < 0: for _ in 0..<(value > 0xFFFF ? 8 : 7) { put(width: 1) }
            case let value: put(width: width(value))
            }
        }
    }

    /// Advances by the width of a character. A wide character that does not fit goes to the next row. After the last
    /// column, the next character is in the next row.
    private mutating func put(width: Int) {
        guard width > 0 else { return }
        if column + width > columns { (row, column) = (row + 1, 0) }
        column += width
        if column >= columns { (row, column) = (row + 1, 0) }
    }
}

private let tab = UInt32(UInt8(ascii: "\t"))
private let space = UInt32(UInt8(ascii: " "))
private let delete: UInt32 = 0x7F
