public import Languages

/// Why a text is no JSON value.
public struct JSONError: Explained, Equatable {
    /// The reason of an error.
    public enum Reason: Equatable, Sendable {
        /// A character that cannot stand there, or the end of the text.
        case unexpected
        /// A name that the object has already.
        case repeatedName(String)
        /// Arrays and objects in one another, more than ``JSONValue/deepest``.
        case tooDeep
        /// A number that no 64 bits hold.
        case numberTooLarge
        /// An escape that is no character: a surrogate without its other half, or none that the standard knows.
        case wrongEscape
    }

    /// The reason.
    public let reason: Reason
    /// How many bytes of the text come before it.
    public let offset: Int

    /// An error at an offset into the text, in bytes.
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
