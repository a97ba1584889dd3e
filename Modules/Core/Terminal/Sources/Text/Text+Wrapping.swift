extension Text {
    /// The text broken into lines of a number of columns.
    ///
    /// Lines break at spaces, which are left out there, and where Chinese, Japanese or emoji stand, between any two
    /// characters but before closing and after opening punctuation. Korean breaks at its spaces. A word that is wider
    /// than a line breaks between grapheme clusters.
    ///
    /// - Parameters:
    ///   - width: The columns of a line; less than 1 counts as 1. A cluster that is wider than that becomes a `…`.
    ///   - limit: The most lines wanted. When there is more text, the last of them ends with a `…`.
    /// - Returns: Texts of one line each, at least one unless the limit is 0.
    public func wrapped(to width: Int, lines limit: Int = .max) -> [Text] {
        guard limit > 0 else { return [] }
        let width = max(1, width)
        var result: [Text] = []
        for (index, line) in content.enumerated() {
            var rest = line.glyphs.map { $0.width > width ? $0.ellipsis : $0 }.withoutTrailingSpaces
            repeat {
                let end = rest.lineEnd(width)
                if result.count == limit - 1, end < rest.endIndex || index < content.count - 1 {
                    return result + [Text([rest.cut(to: width)])]
                }
                result.append(Text([Line(rest[..<end].withoutTrailingSpaces)]))
                rest = rest[end...].drop(while: \.isSpace)
            } while !rest.isEmpty
        }
        return result
    }
}

extension ArraySlice<Glyph> {
    /// Where the line that starts with the first glyph ends: the index of the first glyph that is not on it.
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

    /// The line that says that there is more: as much as fits before a `…`.
    fileprivate func cut(to width: Int) -> Line {
        let kept = fitting(width - 1).withoutTrailingSpaces
        return Line(kept + [(kept.last ?? first)?.ellipsis ?? Glyph("…", .plain)])
    }
}

extension Glyph {
    /// Whether a line may break between this glyph and the one before it.
    fileprivate func mayBegin(after previous: Glyph) -> Bool {
        if isSpace { return false }
        if previous.isSpace { return true }
        return (isIdeographic || previous.isIdeographic) && !clingsToPrevious && !previous.clingsToNext
    }

    /// Whether this glyph is of a script that has no spaces between words, or a picture.
    private var isIdeographic: Bool {
        guard width == 2, let scalar = character.unicodeScalars.first else { return false }
        return switch scalar.value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: false
        default: true
        }
    }

    /// Whether this glyph may not begin a line: closing punctuation, full stops, the long vowel sign of kana.
    private var clingsToPrevious: Bool {
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .closePunctuation, .finalPunctuation, .otherPunctuation, .modifierLetter: true
        default: false
        }
    }

    /// Whether this glyph may not end a line: opening punctuation.
    private var clingsToNext: Bool {
        switch character.unicodeScalars.first?.properties.generalCategory {
        case .openPunctuation, .initialPunctuation: true
        default: false
        }
    }
}
