extension Text {
    /// Returns the lines of the text, wrapped to a width in columns.
    ///
    /// Lines break at spaces, which are dropped there. In Chinese and Japanese text and between emoji, lines break
    /// between any two characters, but not before closing or after opening punctuation. Korean breaks at its spaces. A
    /// word that is wider than a line breaks between grapheme clusters.
    ///
    /// - Parameters:
    ///   - width: The maximum width of a line in columns, at least 1. A wider cluster becomes a `…`.
    ///   - limit: The maximum number of lines. If the text is longer, the last line ends with a `…`.
    /// - Returns: Texts of one line each, at least one unless the limit is 0.
    public func wrapped(to width: Int, lines limit: Int = .max) -> [Text] {
        guard limit > 0 else { return [] }
        let width = max(1, width)
        var result: [Text] = []
        for index in content.indices {
            let line = content[index]
            let isCut = result.count == limit - 1 && index < content.count - 1
            if !isCut, !line.endsWithSpace, line.width <= width {
                result.append(Text([line]))
                continue
            }
            var rest = line.glyphs.map { $0.width > width ? $0.ellipsis : $0 }.withoutTrailingSpaces
            repeat {
                let end = rest.lineEnd(width)
                if result.count == limit - 1, end < rest.endIndex || index < content.count - 1 {
                    return result + [Text([rest.cut(to: width)])]
                }
                result.append(Text([TextLine(rest[..<end].withoutTrailingSpaces)]))
                rest = rest[end...].drop(while: \.isSpace)
            } while !rest.isEmpty
        }
        return result
    }
}

extension TextLine {
    /// Whether the last scalar is a space that may be dropped at the end of a line.
    fileprivate var endsWithSpace: Bool {
        switch runs.last?.string.unicodeScalars.last {
        case " ", "\u{3000}", "\u{200B}": true
        default: false
        }
    }
}

extension ArraySlice<Glyph> {
    /// Returns the end of the first line: the index of the first glyph after it.
    fileprivate func lineEnd(_ width: Int) -> Int {
        var column = 0
        var opportunity: Int?
        for index in indices {
            if index > startIndex, self[index].mayBegin(after: self[index - 1]), !self[..<index].allSatisfy(\.isSpace) {
                opportunity = index
            }
            column += self[index].width
            if column > width { return self[index].isSpace ? index : opportunity ?? index }
        }
        return endIndex
    }

    /// Returns a line that is truncated to a width and ends with `…`.
    fileprivate func cut(to width: Int) -> TextLine {
        let kept = fitting(width - 1).withoutTrailingSpaces
        return TextLine(kept + [(kept.last ?? first)?.ellipsis ?? Glyph("…", .plain)])
    }
}

extension Glyph {
    /// Returns whether a line may break between the previous glyph and this one.
    fileprivate func mayBegin(after previous: Glyph) -> Bool {
        if isSpace { return false }
        if previous.isSpace { return true }
        return (isIdeographic || previous.isIdeographic) && !clingsToPrevious && !previous.clingsToNext
    }

    /// Whether this glyph belongs to a script without spaces between words, or is an emoji.
    private var isIdeographic: Bool {
        guard width == 2, let scalar = character.unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: false
        default: true
        }
    }

    /// Whether this glyph must not begin a line: closing punctuation, full stops, the long vowel sign of kana.
    private var clingsToPrevious: Bool {
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter: true
        default: false
        }
    }

    /// Whether this glyph must not end a line: opening punctuation.
    private var clingsToNext: Bool {
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: false
        }
    }
}
