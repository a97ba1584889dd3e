import Basics

/// A single emoji as a person sees it, such as a smiley, a flag, or a family.
public struct Emoji: Hashable, Sendable {
    /// The emoji.
    public let character: Character

    /// Creates an emoji from a text, ignoring surrounding white space.
    ///
    /// - Throws: ``SakatsuError/notAnEmoji(_:)``.
    public init(_ text: String) throws(SakatsuError) {
        guard text.utf8.count <= 64, case let trimmed = text.trimmingWhitespace(), let character = trimmed.first,
            trimmed.count == 1, character.isEmoji
        else { throw .notAnEmoji(text.cited) }
        self.character = character
    }
}

extension Emoji: CustomStringConvertible {
    /// The emoji as a string.
    public var description: String { String(character) }
}

extension Character {
    /// Whether the character is an emoji or can be shown as one, such as `♨`. A digit is an emoji only with a keycap.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        let rest = unicodeScalars.dropFirst()
        guard rest.allSatisfy(\.belongsToEmoji) else { return false }
        return first.isASCII ? rest.contains { $0.value == 0x20E3 } : true
    }
}

extension Unicode.Scalar {
    /// Whether the scalar can follow the first scalar of an emoji: another emoji, a joiner, a variation selector, a
    /// keycap, or a tag.
    fileprivate var belongsToEmoji: Bool {
        switch value {
        case 0x200D, 0x20E3, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
        default: properties.isEmoji && !isASCII
        }
    }
}
