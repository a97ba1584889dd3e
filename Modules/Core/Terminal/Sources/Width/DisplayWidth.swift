extension Character {
    /// The width of this grapheme cluster in a terminal: 0, 1 or 2 columns.
    ///
    /// Follows Unicode Standard Annex 11 (East Asian Width) for single scalars, with ambiguous scalars narrow, and
    /// Unicode Technical Standard 51 for emoji sequences. A cluster is measured as a whole: an emoji sequence, a flag,
    /// a keycap and a syllable of conjoining Hangul are two columns wide, however many scalars they have. A control
    /// character has width 0, so make text ``Swift/String/visible`` before it is measured and shown.
    public var displayWidth: Int {
        let scalars = unicodeScalars
        guard let base = scalars.first else { return 0 }
        if utf8.count == 1 { return base.columns }
        if let second = scalars.dropFirst().first {
            if second == textPresentation, base.properties.isEmojiPresentation { return 1 }
            if second == emojiPresentation, base.properties.isEmoji { return 2 }
        }
        return min(2, scalars.reduce(0) { $0 + $1.columns })
    }
}

extension String {
    /// The width of this text in a terminal, in columns: the sum of its characters' ``Swift/Character/displayWidth``.
    /// The text should be one line of ``visible`` text.
    public var displayWidth: Int {
        var count = 0
        for scalar in unicodeScalars {
            guard scalar.isSimple else { return reduce(0) { $0 + $1.displayWidth } }
            count += 1
        }
        return count
    }
}

extension Unicode.Scalar {
    /// Whether this scalar is one column wide and never joins another such scalar in a grapheme cluster: printable
    /// ASCII, and the box and block characters.
    var isSimple: Bool { (0x20..<0x7F).contains(value) || (0x2500..<0x25A0).contains(value) }

    fileprivate var columns: Int {
        if isControl { return 0 }
        if value < 0x300 { return 1 }
        return ScalarRanges.wide.contains(self) ? 2 : isZeroWidth ? 0 : 1
    }

    /// Whether the scalar takes no column: nonspacing and enclosing marks, vowels and final consonants of conjoining
    /// Hangul and its tone marks, line and paragraph separators, fillers and format characters, except prepended
    /// concatenation marks such as the Arabic number sign.
    private var isZeroWidth: Bool {
        switch value {
        case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return false
        case 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x302E...0x302F, 0x3164, 0xFFA0: return true
        case 0x2028...0x202E, 0x2060...0x206F, 0xFFF0...0xFFFB, 0xE0000...0xE0FFF: return true
        default: break
        }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}

/// Variation selector 15, which requests the text form of the preceding emoji.
private let textPresentation: Unicode.Scalar = "\u{FE0E}"
/// Variation selector 16, which requests the picture form of the preceding emoji.
private let emojiPresentation: Unicode.Scalar = "\u{FE0F}"
