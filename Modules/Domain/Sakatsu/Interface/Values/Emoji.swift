import Arguments

/// One emoji, as a person sees it: a smiley, a flag, a family.
public struct Emoji: Hashable, Sendable {
    /// The emoji.
    public let character: Character

    /// The emoji of a text, whose surrounding white space is removed.
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
    /// The emoji itself.
    public var description: String { String(character) }
}

extension Character {
    /// Whether the character is an emoji, or can be shown as one: also `♨`, but no digit without a keycap.
    fileprivate var isEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        let rest = unicodeScalars.dropFirst()
        guard rest.allSatisfy(\.belongsToEmoji) else { return false }
        return first.isASCII ? rest.contains { $0.value == 0x20E3 } : true
    }
}

extension Unicode.Scalar {
    /// Whether the scalar can follow the first one of an emoji: another emoji, a joiner, a selector, a keycap or a tag.
    fileprivate var belongsToEmoji: Bool {
        switch value {
        case 0x200D, 0x20E3, 0xFE0E, 0xFE0F, 0xE0020...0xE007F: true
        default: properties.isEmoji && !isASCII
        }
    }
}
