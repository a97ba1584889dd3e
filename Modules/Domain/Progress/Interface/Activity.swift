public import MandalartDomainInterface
public import Time

/// Something that a person did for an action item, perhaps one of many times: “ran 6 km”.
public struct Activity: Equatable, Sendable {
    /// Greater than that of every activity before; never used twice.
    package(set) public var number: Int
    /// The item's sub-goal and its place around that: now, or the last one of an item that is gone.
    public let subGoal, position: Position
    /// Whether the item was cleared. Another one may be in its place.
    public let isGone: Bool
    /// The title of the item then.
    public let item: Title
    /// When it was logged.
    public let time: Timestamp
    /// The day of that where the person was. It stays the same in another time zone.
    public let day: Day
    /// The text of the entry.
    public let text: Title

    /// An activity for an item, at the item's place.
    public init(
        number: Int, subGoal: Position, position: Position, isGone: Bool = false, item: Title, time: Timestamp,
        on day: Day, text: Title
    ) {
        (self.number, self.subGoal, self.position, self.isGone) = (number, subGoal, position, isGone)
        (self.item, self.time, self.day, self.text) = (item, time, day, text)
    }
}

extension Activity {
    /// The moment and the text, byte for byte. Two entries of one item that have the same are one.
    package struct Key: Hashable {
        private let time: Timestamp
        private let text: [UInt8]

        /// The key of an activity.
        package init(_ activity: Activity) {
            (time, text) = (activity.time, Array(activity.text.text.utf8))
        }
    }
}
