import Basics

extension String {
    /// The Latin spellings that a word may mean if it was typed with another input method: the letters on the same
    /// keys, or full-width letters as ASCII. Empty if the word is already in Latin letters.
    package var latinReadings: [String] {
        let plain = halfWidth
        let isOther = plain != self && plain.allSatisfy(\.isASCII)
        return Language.allCases.compactMap { $0.tongue.latinLetters(typedAs: self) } + (isOther ? [plain] : [])
    }
}
