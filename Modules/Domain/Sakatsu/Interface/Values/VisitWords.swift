import Arguments

/// The words of a search for visits, at least one.
public struct VisitWords: Hashable, Sendable {
    /// The typed text, without surrounding white space.
    public let text: String

    /// Creates search words from a text, without the white space around it.
    ///
    /// - Throws: ``SakatsuError/nothingToSearch`` if the text contains no letter, digit, or symbol, contains a NUL
    ///   character, or is longer than 4096 bytes.
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
    /// Whether the scalar is a letter, a number, or a symbol, which a search can find.
    fileprivate var canBeSearched: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .decimalNumber, .letterNumber, .otherNumber: true
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
    }
}
