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
