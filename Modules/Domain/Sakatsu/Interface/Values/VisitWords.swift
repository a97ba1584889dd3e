import Arguments

/// The words of a search, at least one.
public struct VisitWords: Hashable, Sendable {
    /// The typed text, without surrounding white space.
    public let text: String

    /// The words of a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``SakatsuError/nothingToSearch`` when there is no letter, digit or symbol in it.
    public init(_ text: String) throws(SakatsuError) {
        let trimmed = text.trimmingWhitespace()
        guard trimmed.utf8.count <= 4096, !trimmed.utf8.contains(0),
            trimmed.unicodeScalars.contains(where: \.canBeSearched)
        else { throw .nothingToSearch }
        self.text = trimmed
    }
}

extension VisitWords: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}

extension Unicode.Scalar {
    /// Whether the text is more than punctuation and white space.
    fileprivate var canBeSearched: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
    }
}
