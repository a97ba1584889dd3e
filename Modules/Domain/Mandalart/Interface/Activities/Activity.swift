public import Basics

/// A log entry about something done for an action item, such as “ran 6 km”. An item can have several activities.
public struct Activity: Equatable, Sendable {
    /// The number of the activity, unique in the store. Later activities have greater numbers.
    package(set) public var number: Int
    /// The current positions of the item and of its sub-goal; for a cleared item, the last ones.
    public let subGoal, position: Position
    /// Whether the item was cleared; its cell may then contain another item.
    public let isGone: Bool
    /// The title of the item when the activity was logged.
    public let item: Title
    /// The time of logging.
    public let time: Timestamp
    /// The local day of the activity. A later change of the time zone does not affect it.
    public let day: Day
    /// The text of the log entry, such as “ran 6 km”.
    public let text: ActivityText

    /// Creates an activity for the item at a position of a sub-goal.
    public init(
        number: Int, subGoal: Position, position: Position, isGone: Bool = false, item: Title, time: Timestamp,
        on day: Day, text: ActivityText
    ) {
        (self.number, self.subGoal, self.position, self.isGone) = (number, subGoal, position, isGone)
        (self.item, self.time, self.day, self.text) = (item, time, day, text)
    }

    /// Returns an activity that was logged at noon on 21 November 2026 (UTC).
    package static func sample(
        _ number: Int = 7, subGoal: Position, position: Position, isGone: Bool = false, item: Title, text: ActivityText
    ) -> Activity {
        let time = LocalTime(Timestamp(milliseconds: 1_795_262_400_000), minutesAhead: 0)
        return Activity(
            number: number, subGoal: subGoal, position: position, isGone: isGone, item: item, time: time.timestamp,
            on: Day(of: time), text: text)
    }
}

extension Activity {
    /// The identity of a log entry in documents: its time and text, byte for byte. An import matches each entry of a
    /// document with an entry of the chart that has an equal key, preferably one at the same item.
    package struct Key: Hashable {
        private let time: Timestamp
        private let text: [UInt8]

        /// Creates the key of an activity.
        package init(_ activity: Activity) {
            (time, text) = (activity.time, Array(activity.text.text.utf8))
        }
    }
}

/// The text of a log entry: 1…500 characters, kept as typed except for surrounding white space.
public struct ActivityText: Hashable, Sendable, CustomStringConvertible {
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

    /// The text of the log entry.
    public var description: String { text }
}

extension Argument where Value == ActivityText {
    /// The argument for the text of a log entry.
    public static var deed: Argument { Argument(ActivityPhrases.text, ActivityText.init(_:)) }
}

/// The phrases for the texts of log entries.
enum ActivityPhrases {
    /// The placeholder for the text of an activity in a usage line.
    static let text = Phrase("text", .ko("한 일"), .ja("したこと"))

    static let empty = Phrase(
        "The text of a log entry may not be empty.", .ko("기록할 내용은 비워 둘 수 없습니다."), .ja("記録の内容は空にできません。"))

}
