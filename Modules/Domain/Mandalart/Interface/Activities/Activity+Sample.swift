import Basics

extension Activity {
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
