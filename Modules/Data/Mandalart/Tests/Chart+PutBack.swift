import Foundation
import MandalartDomainInterface
import SQLiteTesting
import Testing

extension Chart {
    /// Puts back what the cells held before an edit, by nothing but the edit's record.
    mutating func putBack(before edit: Int, of file: ChartFile) throws {
        let sql = "SELECT goal, place, before FROM cell_change WHERE edit_id = \(edit) ORDER BY place <> 5"
        for row in try file.file.rows(sql) {
            guard case (let goal?, let place?) = (row[0], row[1]) else { throw Failure() }
            switch (try? Position(goal), try? Position(place)) {
            case (nil, _):
                coreGoal = try Self.goal(row[2], CoreGoal.init(title:))
            case (let position?, nil):
                let items = subGoals[position]?.items ?? [:]
                subGoals[position] = try Self.goal(row[2], SubGoal.init(title:))
                subGoals[position]?.items = items
            case (let subGoal?, let position?):
                subGoals[subGoal]?.items[position] = try Self.item(row[2])
            }
        }
    }

    private static func goal<Filled: Goal>(_ json: String?, _ make: (Title) -> Filled) throws -> Filled? {
        guard let json else { return nil }
        let record = try JSONDecoder().decode(GoalRecord.self, from: Data(json.utf8))
        var goal = make(try Title(record.title))
        goal.description = try Note(record.description)
        goal.palette = try record.palette.map { try #require(Palette(rawValue: $0)) }
        goal.image = try record.image.map { try ImageAddress($0) }
        return goal
    }

    private static func item(_ json: String?) throws -> ActionItem? {
        guard let json else { return nil }
        let record = try JSONDecoder().decode(ItemRecord.self, from: Data(json.utf8))
        return ActionItem(title: try Title(record.title), rate: try AchievementRate(record.rate))
    }
}

private struct GoalRecord: Decodable {
    let title, description: String
    let palette, image: String?
}

private struct ItemRecord: Decodable {
    let title: String
    let rate: Int
}
