import Languages

extension String {
    /// The words in Latin letters that the same keys type with the input method of a language off, and with full-width
    /// letters as plain ones; empty for a word that is typed so already.
    package var latinReadings: [String] {
        Language.allCases.compactMap { $0.tongue.latinLetters(typedAs: self) } + [halfWidth].compactMap(\.self)
    }

    /// The word with its full-width letters and signs as plain ones; `nil` if it has none, or others than these.
    private var halfWidth: String? {
        var plain = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
            guard let letter = isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0) : scalar, letter.isASCII else {
                return nil
            }
            plain.append(letter)
        }
        let text = String(plain)
        return text == self ? nil : text
    }
}
