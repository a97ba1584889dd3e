// The standard Korean keyboard (두벌식, KS X 5002): each letter of Hangul is on the key of a Latin one.
extension Korean {
    /// Converts Hangul to the Latin letters on the same keys: `ㅗ디ㅔ` to `help`. ASCII characters are kept. Returns `nil`
    /// for a text without Hangul, and for one with other characters.
    public static func latinLetters(typedAs text: String) -> String? {
        var latin = ""
        var hasHangul = false
        for scalar in text.unicodeScalars {
            if let keys = keys(of: scalar) {
                latin += keys
                hasHangul = true
            } else if scalar.isASCII {
                latin.unicodeScalars.append(scalar)
            } else {
                return nil
            }
        }
        return hasHangul ? latin : nil
    }

    /// Returns the keys that type a Hangul syllable or letter, as Latin letters; `nil` for any other scalar.
    private static func keys(of scalar: Unicode.Scalar) -> String? {
        let code = Int(scalar.value)
        switch code {
        case 0xAC00...0xD7A3:
            let (initial, rest) = (code - 0xAC00).quotientAndRemainder(dividingBy: vowels.count * (finals.count + 1))
            let (vowel, final) = rest.quotientAndRemainder(dividingBy: finals.count + 1)
            return initials[initial] + vowels[vowel] + (final == 0 ? "" : finals[final - 1])
        case 0x3131...0x314E: return consonants[code - 0x3131]
        case 0x314F...0x3163: return vowels[code - 0x314F]
        case 0x1100...0x1112: return initials[code - 0x1100]
        case 0x1161...0x1175: return vowels[code - 0x1161]
        case 0x11A8...0x11C2: return finals[code - 0x11A8]
        default: return nil
        }
    }

    // In the order of Unicode, ㄱ to ㅎ and ㅏ to ㅣ. A capital is typed with the shift key.
    private static let consonants = [
        "r", "R", "rt", "s", "sw", "sg", "e", "E", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "Q", "qt",
        "t", "T", "d", "w", "W", "c", "z", "x", "v", "g",
    ]
    private static let initials = consonants.filter { $0.count == 1 }
    private static let finals = consonants.filter { !["E", "Q", "W"].contains($0) }
    private static let vowels = [
        "k", "o", "i", "O", "j", "p", "u", "P", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
    ]
}
