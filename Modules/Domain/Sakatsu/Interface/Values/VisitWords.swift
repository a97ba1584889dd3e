import Basics

/// The words of a search for visits, at least one.
public struct VisitWords: Hashable, Sendable {
    /// The typed text, without surrounding white space.
    public let text: String

    /// Creates search words from a text, without the white space around it.
    ///
    /// - Throws: ``SakatsuError/nothingToSearch`` if the text contains no letter, digit, or symbol, contains a NUL
    ///   character, or is longer than 4096 bytes.
    public init(_ text: String) throws(SakatsuError) {
        guard let text = text.searchText else { throw .nothingToSearch }
        self.text = text
    }
}

extension VisitWords: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}
