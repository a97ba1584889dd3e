import Arguments
import Languages

extension String {
    /// The words that the same keys type when the input method of Korean or another language is off, and the word with
    /// full-width letters as ASCII; empty for a word that is already in Latin letters.
    package var latinReadings: [String] {
        let plain = halfWidth
        let isOther = plain != self && plain.allSatisfy(\.isASCII)
        return Language.allCases.compactMap { $0.tongue.latinLetters(typedAs: self) } + (isOther ? [plain] : [])
    }
}
