public import MandalartDomainInterface
public import Time

/// A logged activity for an action item, possibly one of many: “ran 6 km”.
public struct Activity: Equatable, Sendable {
    /// A unique number, greater than that of every earlier activity.
    package(set) public var number: Int
    /// The sub-goal and the position of the item: the present ones, or the last ones of a cleared item.
    public let subGoal, position: Position
    /// Whether the item was cleared. Another item may be in its place.
    public let isGone: Bool
    /// The title of the item at that time.
    public let item: Title
    /// The time of logging.
    public let time: Timestamp
    /// The local day of the activity. It does not change with the time zone.
    public let day: Day
    /// The text of the entry.
    public let text: Title

    /// An activity for an item at a position.
    public init(
        number: Int, subGoal: Position, position: Position, isGone: Bool = false, item: Title, time: Timestamp,
        on day: Day, text: Title
    ) {
        (self.number, self.subGoal, self.position, self.isGone) = (number, subGoal, position, isGone)
        (self.item, self.time, self.day, self.text) = (item, time, day, text)
    }
}

extension Activity {
    /// The identity of an entry in documents: its time and text, byte for byte. Two entries of one item with the same
    /// key are one.
    package struct Key: Hashable {
        private let time: Timestamp
        private let text: [UInt8]

        /// The key of an activity.
        package init(_ activity: Activity) {
            (time, text) = (activity.time, Array(activity.text.text.utf8))
        }
    }
}
