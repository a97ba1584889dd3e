import Basics
import Journal
import MandalartDomainInterface
import MandalartSchemaData
import SQLite

extension Journal {
    /// Logs an activity for the item “Run 5 km” that is stored in a row, at 2 around sub-goal 1, as one edit.
    func log(_ text: ActivityText, for row: Int, at time: Timestamp, on day: Day) async throws -> Activity {
        let (one, two, title) = (try Position(1), try Position(2), try Title("Run 5 km"))
        return try await edit { connection, edit in
            var activity = Activity(
                number: 0, subGoal: one, position: two, item: title, time: time, on: day, text: text)
            let entry = try connection.insert(activity, of: RowID(Int64(row)), in: &edit)
            let number = try connection.first("SELECT number FROM activity WHERE id = ?", entry) {
                try $0.integer("number")
            }
            activity.number = number ?? 0
            return activity
        }
    }
}
