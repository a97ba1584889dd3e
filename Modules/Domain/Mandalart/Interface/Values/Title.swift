import Basics

/// The title of a goal or an item: 1…200 characters, kept as typed except for surrounding white space.
public struct Title: Hashable, Sendable, CustomStringConvertible {
    /// The maximum number of characters of a title, where an emoji or a letter with its marks counts as one.
    public static let longest = 200

    private static let limit = TextLimit(1...longest)

    /// The text of the title, without surrounding white space.
    public let text: String

    /// Creates a title from a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/emptyTitle``, ``MandalartError/titleTooLong(_:)`` or ``MandalartError/unusableText``.
    public init(_ text: String) throws(MandalartError) {
        self.text = try Self.limit.text(
            from: text, tooShort: { _ in MandalartError.emptyTitle }, tooLong: MandalartError.titleTooLong,
            unusable: MandalartError.unusableText)
    }

    private init(known text: String) { self.text = text }

    /// Returns the title followed by a number. The title is shortened if both together are longer than ``longest``.
    package func numbered(_ number: Int) -> Title {
        var text = text[...]
        while true {
            if let title = try? Title("\(text) \(number)") { return title }
            text = text.dropLast()
        }
    }

    /// The name for an added chart that has neither a name nor a goal: `…`.
    package static let none = Title(known: "…")

    /// The text of the title.
    public var description: String { text }
}
