public import Basics

/// The text of a log entry: 1…500 characters, kept as typed except for surrounding white space.
public struct ActivityText: Hashable, Sendable {
    /// The maximum number of characters of a log entry, where an emoji or a letter with its marks counts as one.
    public static let longest = 500

    private static let limit = TextLimit(1...longest)

    /// The text, without surrounding white space.
    public let text: String

    /// Creates a text, whose surrounding white space is removed.
    ///
    /// - Throws: ``MandalartError/emptyActivity``, ``MandalartError/activityTooLong(_:)`` or
    ///   ``MandalartError/unusableText``.
    public init(_ text: String) throws(MandalartError) {
        self.text = try Self.limit.text(
            from: text, tooShort: { _ in MandalartError.emptyActivity }, tooLong: MandalartError.activityTooLong,
            unusable: MandalartError.unusableText)
    }

    /// Creates a text from the title of an item, for the entry that a habit was kept. A title never exceeds
    /// ``longest``.
    public init(_ title: Title) {
        text = title.text
    }
}

extension ActivityText: CustomStringConvertible {
    /// The text of the log entry.
    public var description: String { text }
}

extension Argument where Value == ActivityText {
    /// The argument for the text of a log entry.
    public static var deed: Argument { Argument(ActivityPhrases.text, ActivityText.init(_:)) }
}
