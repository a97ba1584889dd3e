extension String {
    /// The text with visible replacements for all characters that could control a terminal, or mislead a reader by
    /// being invisible.
    ///
    /// - Control characters become control pictures: a tab `␉`, a line feed `␊`, an escape `␛`.
    /// - C1 controls, bidirectional controls, line and paragraph separators, byte order marks, compatibility and
    ///   half-width Hangul fillers, and other invisible format characters become their code point: `⟨U+202E⟩`.
    /// - Invisible characters that emoji and scripts need are kept: variation selectors, joiners after an emoji or a
    ///   letter of a joining script, word breaks of South-East Asian scripts, the tags of flags.
    ///
    /// ``Text`` uses this for every string, so that no user's text can control the terminal. A text without such
    /// characters is returned unchanged, at little cost.
    public var visible: String {
        if unicodeScalars.allSatisfy(\.isSimple) { return self }
        var previous: Unicode.Scalar?
        let hidden = unicodeScalars.firstIndex { scalar in
            defer { previous = scalar }
            return scalar.isHidden(after: previous)
        }
        guard let hidden else { return self }
        var result = String.UnicodeScalarView(unicodeScalars[..<hidden])
        previous = nil
        for scalar in unicodeScalars[hidden...] {
            if scalar.isHidden(after: previous) {
                result.append(contentsOf: scalar.picture.unicodeScalars)
                previous = nil
            } else {
                result.append(scalar)
                previous = scalar
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a C0 or C1 control character.
    var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }

    /// Returns whether the scalar must be replaced: it is a control character, or it is invisible and has no meaning
    /// after the previous scalar.
    fileprivate func isHidden(after previous: Unicode.Scalar?) -> Bool {
        if isControl { return true }
        guard value >= 0xAD, ScalarRanges.invisible.contains(self) else { return false }
        guard let previous else { return true }
        return switch value {
        case 0x200C, 0x200D, 0x180E: !ScalarRanges.joining.contains(previous)
        case 0x200B, 0x2060: !ScalarRanges.unspaced.contains(previous)
        case 0xE0020...0xE007F: previous != blackFlag && !(0xE0020...0xE007E).contains(previous.value)
        default: true
        }
    }

    /// The visible replacement for a hidden scalar.
    fileprivate var picture: String {
        switch value {
        case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) } ?? ""
        case 0x7F: "\u{2421}"
        default: "⟨U+\(String(repeating: "0", count: max(0, 4 - hexadecimal.count)))\(hexadecimal)⟩"
        }
    }

    private var hexadecimal: String { String(value, radix: 16, uppercase: true) }
}

extension ScalarRanges {
    /// Invisible scalars: soft hyphen, bidirectional controls, joiners, separators, Hangul fillers outside syllables,
    /// byte order mark, interlinear annotation, tags.
    fileprivate static let invisible = ScalarRanges([
        0xAD, 0xAD, 0x61C, 0x61C, 0x180E, 0x180E, 0x200B, 0x200F, 0x2028, 0x202E, 0x2060, 0x206F, 0x3164, 0x3164,
        0xFEFF, 0xFEFF, 0xFFA0, 0xFFA0, 0xFFF0, 0xFFFB, 0xE0000, 0xE00FF, 0xE01F0, 0xE0FFF,
    ])

    /// Scalars after which a joiner or a non-joiner has a meaning: letters and marks of scripts from Hebrew to
    /// Mongolian and beyond, and emoji.
    fileprivate static let joining = ScalarRanges([
        0x590, 0x10FF, 0x1200, 0x1CFF, 0x20E3, 0x20E3, 0x2190, 0x2BFF, 0xA800, 0xA95F, 0xA980, 0xABFF,
        0xFB1D, 0xFDFF, 0xFE0F, 0xFE0F, 0xFE70, 0xFEFC, 0x10000, 0x16FFF, 0x1E000, 0x1FBFF,
    ])

    /// Letters of scripts without spaces between words, where an invisible character may mark the end of a word: Thai,
    /// Lao, Tibetan, Myanmar, Khmer, New Tai Lue, Tai Tham.
    fileprivate static let unspaced = ScalarRanges([0xE00, 0x109F, 0x1780, 0x17FF, 0x1980, 0x19FF, 0x1A20, 0x1AAF])
}

/// The black flag, an emoji that begins the flags of England, Scotland and Wales and is followed by tags.
private let blackFlag: Unicode.Scalar = "\u{1F3F4}"
