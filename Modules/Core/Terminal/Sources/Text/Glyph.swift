/// A grapheme cluster in its style: what fitting and wrapping move about, and never split.
struct Glyph {
    let character: Character
    let style: Style
    let width: Int

    init(_ character: Character, _ style: Style) {
        (self.character, self.style, width) = (character, style, character.displayWidth)
    }

    /// Whether a line may end here and leave this glyph out.
    var isSpace: Bool { character == " " || character == "\u{3000}" || character == "\u{200B}" }

    /// The sign that something was left out after this glyph.
    var ellipsis: Glyph { Glyph("…", style) }
}

extension Line {
    init(_ glyphs: some Sequence<Glyph>) {
        self.init(glyphs.map { Run(string: String($0.character), style: $0.style) })
    }

    var glyphs: [Glyph] {
        runs.flatMap { run in run.string.map { Glyph($0, run.style) } }
    }
}

extension BidirectionalCollection<Glyph> {
    /// The glyphs without the spaces at their end.
    var withoutTrailingSpaces: SubSequence {
        guard let last = lastIndex(where: { !$0.isSpace }) else { return prefix(0) }
        return self[...last]
    }

    /// As many glyphs from the start as fit.
    func fitting(_ width: Int) -> SubSequence {
        var left = width
        return prefix { glyph in
            left -= glyph.width
            return left >= 0
        }
    }
}
