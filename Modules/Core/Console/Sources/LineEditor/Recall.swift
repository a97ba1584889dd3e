/// The earlier lines that keys bring back while a line is edited.
struct Recall {
    private let lines: [String]
    /// The index of the line that is shown; the number of lines for the new line.
    private var index: Int
    /// The new line, while an earlier one is shown.
    private var new = EditedLine()

    init(_ lines: [String]) {
        (self.lines, index) = (lines, lines.count)
    }

    /// Returns the nearest line before or after the shown one that begins with a text. After the last such line comes
    /// the new line. `nil` if there is none.
    mutating func next(isEarlier: Bool, from line: EditedLine, beginningWith start: String = "") -> EditedLine? {
        let range = isEarlier ? Array((0..<index).reversed()) : Array(index + 1..<max(lines.count, index + 1))
        let found = range.first { lines[$0].hasPrefix(start) }
        if index == lines.count, found != nil { new = line }
        guard let found else {
            guard !isEarlier, index < lines.count else { return nil }
            index = lines.count
            return new
        }
        index = found
        return EditedLine(lines[found])
    }

    /// A search for the lines that contain a text, newest first.
    struct Search {
        private(set) var text: [Letter] = []
        private var found: Int
        private let lines: [String]
        /// The line before the search.
        let before: EditedLine

        init(in recall: Recall, from line: EditedLine) {
            (lines, found, before) = (recall.lines, recall.lines.count, line)
        }

        /// The line that was found; `nil` if there is none.
        var line: EditedLine? { found < lines.count ? EditedLine(lines[found]) : nil }

        /// Changes the text, and searches from the newest line on. Returns whether a line was found.
        mutating func look(for letters: [Letter]) -> Bool {
            (text, found) = (letters, lines.count)
            return letters.isEmpty || lookFurther()
        }

        /// Searches an older line. Returns whether one was found.
        mutating func lookFurther() -> Bool {
            let bytes = text.bytes
            guard !bytes.isEmpty else { return false }
            let older = lines[..<found].lastIndex { line in
                let line = Array(line.utf8)
                return line.indices.contains { line[$0...].starts(with: bytes) }
            }
            found = older ?? found
            return older != nil
        }
    }
}
