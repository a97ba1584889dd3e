/// A grapheme cluster with its style: the unit of truncating and wrapping, which is never split.
struct Glyph {
    let character: Character
    let style: Style
    let width: Int

    init(_ character: Character, _ style: Style) {
        (self.character, self.style, width) = (character, style, character.displayWidth)
    }

    /// Whether a line may break at this glyph and drop it.
    var isSpace: Bool { character == " " || character == "\u{3000}" || character == "\u{200B}" }

    var ellipsis: Glyph { Glyph("…", style) }
}

extension TextLine {
    init(_ glyphs: some Sequence<Glyph>) {
        self.init(glyphs.map { Run(string: String($0.character), style: $0.style) })
    }

    var glyphs: [Glyph] {
        runs.flatMap { run in run.string.map { Glyph($0, run.style) } }
    }
}

extension BidirectionalCollection<Glyph> {
    /// The glyphs without trailing spaces.
    var withoutTrailingSpaces: SubSequence {
        guard let last = lastIndex(where: { !$0.isSpace }) else { return prefix(0) }
        return self[...last]
    }

    /// Returns the longest prefix that fits into a number of columns.
    func fitting(_ width: Int) -> SubSequence {
        var left = width
        return prefix { glyph in
            left -= glyph.width
            return left >= 0
        }
    }
}
