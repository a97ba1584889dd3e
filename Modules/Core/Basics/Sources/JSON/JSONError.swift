/// The error for a text that is not valid JSON.
public struct JSONError: Explained, Equatable {
    /// The reason that a text is invalid.
    public enum Reason: Equatable, Sendable {
        /// An unexpected character, or an unexpected end of the text.
        case unexpected
        /// A name that occurs twice in an object.
        case repeatedName(String)
        /// Nesting deeper than ``JSONValue/deepest``.
        case tooDeep
        /// A number beyond the range of `Double`.
        case numberTooLarge
        /// An invalid escape: an unknown letter, a missing hexadecimal digit, or a lone surrogate.
        case wrongEscape
    }

    /// The reason.
    public let reason: Reason
    /// The offset in the text at which parsing stopped, in bytes.
    public let offset: Int

    /// Creates an error at a byte offset.
    public init(reason: Reason, offset: Int) {
        (self.reason, self.offset) = (reason, offset)
    }

    /// The one-line message of the error.
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
