extension String {
    /// The text with every Hangul syllable and every voiced kana composed into one code point. A text may have them
    /// decomposed, as file names on macOS do. Other letters need no composition: the index ignores their marks.
    var composed: String {
        var scalars: [Unicode.Scalar] = []
        for scalar in unicodeScalars {
            if let last = scalars.last, let whole = last.hangul(with: scalar) ?? last.kana(with: scalar) {
                scalars[scalars.count - 1] = whole
            } else {
                scalars.append(scalar)
            }
        }
        var view = UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }
}

extension Unicode.Scalar {
    /// Returns the syllable composed of this and the following part (The Unicode Standard, 3.12.3): a vowel after the
    /// first consonant, or the last consonant after both; `nil` for any other parts.
    fileprivate func hangul(with part: Unicode.Scalar) -> Unicode.Scalar? {
        let vowels: UInt32 = 21
        let endings: UInt32 = 28
        switch (value, part.value) {
        case (0x1100...0x1112, 0x1161...0x1175):
            return Unicode.Scalar(0xAC00 + ((value - 0x1100) * vowels + part.value - 0x1161) * endings)
        case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (value - 0xAC00) % endings == 0:
            return Unicode.Scalar(value + part.value - 0x11A7)
        default: return nil
        }
    }

    /// Returns the kana composed of this kana and the following mark; `nil` if there is no such kana. Its code point is
    /// one or two after that of the plain kana, except for ヴ, ヷ and similar. Swift's canonical equivalence determines
    /// which one it is.
    fileprivate func kana(with mark: Unicode.Scalar) -> Unicode.Scalar? {
        guard (0x3041...0x30FF).contains(value), mark == "\u{3099}" || mark == "\u{309A}" else { return nil }
        let parts = String(self) + String(mark)
        return [1, 2, 8, 0x4E].compactMap { Unicode.Scalar(value + $0) }.first { String($0) == parts }
    }
}
