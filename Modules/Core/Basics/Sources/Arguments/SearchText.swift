extension String {
    /// The text to search for: the typed text without surrounding white space; `nil` if it has no letter, number or
    /// symbol, if it has a NUL character, or if it is longer than 4096 bytes.
    public var searchText: String? {
        let text = trimmingWhitespace()
        guard text.utf8.count <= 4096, !text.utf8.contains(0), text.unicodeScalars.contains(where: \.canBeSearched)
        else { return nil }
        return text
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter, a number or a symbol, and not punctuation or white space.
    fileprivate var canBeSearched: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
    }
}
