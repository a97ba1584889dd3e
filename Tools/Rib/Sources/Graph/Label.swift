/// The lines of a node's name in its box. A long name is broken before a capital letter.
struct Label {
    let lines: [String]

    /// The preferred maximum number of letters in a line.
    private static let limit = 13
    /// The width of a letter of the fixed-width font in hundredths of a pixel, with some margin.
    private static let letter = 725
    static let lineHeight = 14

    init(_ name: String) {
        guard name.count > Self.limit else {
            lines = [name]
            return
        }
        var (words, lines): ([String], [String]) = ([], [])
        for character in name {
            let begins = character.isUppercase && words.last?.last?.isUppercase == false
            let follows = words.last?.last == "-" || words.last?.last == " "
            if begins || follows || words.isEmpty { words.append("") }
            words[words.count - 1].append(character)
        }
        for word in words {
            if let last = lines.last, last.count + word.count <= Self.limit {
                lines[lines.count - 1] += word
            } else {
                lines.append(word)
            }
        }
        self.lines = lines
    }

    /// The width of the text, in pixels.
    var width: Int { (lines.map(\.count).max() ?? 0) * Self.letter / 100 + 1 }

    /// The height of a box around the text, in pixels.
    var boxHeight: Int { lines.count * Self.lineHeight + 14 }
}
