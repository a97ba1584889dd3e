import Basics

/// A text of a visit, kept as typed except for surrounding white space. `Kind` determines the maximum length.
public struct VisitText<Kind: VisitTextKind>: Hashable, Sendable {
    /// The maximum number of characters, as a person counts them.
    public static var longest: Int { Kind.part.longest }

    /// The text, without surrounding white space.
    public let text: String

    /// The text on one line, with line breaks replaced by spaces.
    public var line: String { text.split(whereSeparator: \.isNewline).joined(separator: " ") }

    /// Creates a text, without the white space around it.
    ///
    /// - Throws: ``SakatsuError/emptyText(_:)``, ``SakatsuError/textTooLong(_:_:)`` or ``SakatsuError/unusableText``.
    public init(_ text: String) throws(SakatsuError) {
        self.text = try TextLimit(1...Kind.part.longest).text(
            from: text, tooShort: { _ in SakatsuError.emptyText(Kind.part) },
            tooLong: { SakatsuError.textTooLong(Kind.part, $0) }, unusable: SakatsuError.unusableText)
    }
}

extension VisitText: CustomStringConvertible {
    /// The text itself.
    public var description: String { text }
}

/// A kind of text in a visit, represented by a type.
public protocol VisitTextKind: Sendable, SendableMetatype {
    /// The part of a visit to which texts of this kind belong.
    static var part: TextPart { get }
}

/// A part of a visit that contains text.
public enum TextPart: Hashable, Sendable, CaseIterable {
    /// The name of a facility.
    case facility
    /// The name of a step, or of a temperature.
    case name
    /// A foreword or an afterword.
    case remark

    /// The maximum number of characters, as a person counts them.
    public var longest: Int {
        switch self {
        case .facility: 100
        case .name: 40
        case .remark: 2000
        }
    }
}

/// The types that represent the kinds of text.
public enum TextKinds {
    /// The kind of a facility's name.
    public enum Facility: VisitTextKind {
        /// The part for names of facilities.
        public static let part = TextPart.facility
    }
    /// The kind of a name of a step or of a temperature.
    public enum Name: VisitTextKind {
        /// The part for names of steps and of temperatures.
        public static let part = TextPart.name
    }
    /// The kind of text to which forewords and afterwords belong.
    public enum Remark: VisitTextKind {
        /// The part for forewords and afterwords.
        public static let part = TextPart.remark
    }
}

/// The name of a facility, from 1 to 100 characters.
public typealias Facility = VisitText<TextKinds.Facility>
/// The name of a step, such as “löyly”, or of a temperature, such as “steam room”, from 1 to 40 characters.
public typealias StepName = VisitText<TextKinds.Name>
/// A foreword or an afterword, from 1 to 2000 characters on one or more lines.
public typealias Remark = VisitText<TextKinds.Remark>

/// The words of a search for visits, at least one.
public struct VisitWords: Hashable, Sendable, CustomStringConvertible {
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

    /// The text itself.
    public var description: String { text }
}

/// A single emoji as a person sees it, such as a smiley, a flag, or a family.
public struct Emoji: Hashable, Sendable, CustomStringConvertible {
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
