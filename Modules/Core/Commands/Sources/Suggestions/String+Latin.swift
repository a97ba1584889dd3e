import Arguments
import Languages

extension String {
    /// The words in Latin letters that the same keys type with the input method of a language off, and with full-width
    /// letters as plain ones; empty for a word that is typed so already.
    package var latinReadings: [String] {
        let plain = halfWidth
        let isOther = plain != self && plain.allSatisfy(\.isASCII)
        return Language.allCases.compactMap { $0.tongue.latinLetters(typedAs: self) } + (isOther ? [plain] : [])
    }
}
