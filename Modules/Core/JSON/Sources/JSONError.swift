public import Languages

/// The error for a text that is not valid JSON.
public struct JSONError: Explained, Equatable {
    /// The reason of an error.
    public enum Reason: Equatable, Sendable {
        /// An unexpected character, or the end of the text.
        case unexpected
        /// A name that occurs twice in an object.
        case repeatedName(String)
        /// Nesting deeper than ``JSONValue/deepest``.
        case tooDeep
        /// An integer that does not fit in 64 bits.
        case numberTooLarge
        /// An invalid escape: a lone surrogate, or one that the standard does not define.
        case wrongEscape
    }

    /// The reason.
    public let reason: Reason
    /// The offset of the error in bytes.
    public let offset: Int

    /// An error at a byte offset.
    public init(reason: Reason, offset: Int) {
        (self.reason, self.offset) = (reason, offset)
    }

    /// One line for a person.
    public var explanation: Phrase {
        switch reason {
        case .unexpected: JSONPhrases.noJSON(after: offset)
        case .repeatedName(let name): JSONPhrases.repeated(name)
        case .tooDeep: JSONPhrases.tooDeep(most: JSONValue.deepest)
        case .numberTooLarge: JSONPhrases.numberTooLarge(after: offset)
        case .wrongEscape: JSONPhrases.wrongEscape(after: offset)
        }
    }
}
