import MandalartDomainInterface
import SQLite

extension Connection {
    /// A chart as its rows have it; an empty one when there are none.
    ///
    /// - Throws: `DatabaseError`, whose kind is `unexpectedRow` for a row that no chart can have. Its SQL names the
    ///   table.
    func chart(_ id: ChartID) throws -> Chart {
        var chart = Chart()
        try readGoals(of: id, into: &chart)
        try readItems(of: id, into: &chart)
        return chart
    }

    private func readGoals(of id: ChartID, into chart: inout Chart) throws {
        let sql = """
            SELECT position, title, description, palette, image FROM goal WHERE chart_id = ? ORDER BY position
            """
        _ = try query(sql, id.number) { row in
            if try row.integer("position") == Position.centre {
                chart.coreGoal = try row.goal(CoreGoal.init(title:))
            } else {
                chart.subGoals[try row.position("position")] = try row.goal(SubGoal.init(title:))
            }
        }
    }

    private func readItems(of id: ChartID, into chart: inout Chart) throws {
        let sql = """
            SELECT sub_goal, position, title, rate, item_id FROM action_item WHERE chart_id = ?
            ORDER BY sub_goal, position
            """
        _ = try query(sql, id.number) { row in
            let subGoal = try row.position("sub_goal")
            guard chart.subGoals[subGoal] != nil else {
                throw row.unexpected("sub_goal", expected: "the position of a sub-goal that is there")
            }
            let id = try row.optionalInteger("item_id", as: Int.self).map { ItemID($0) }
            let item = ActionItem(title: try row.title(), rate: try row.rate(), id: id)
            chart.subGoals[subGoal]?.items[try row.position("position")] = item
        }
    }
}

/// Each column becomes a value of the domain, or an error that names it.
extension Row {
    fileprivate func goal<Filled: Goal>(_ make: (Title) -> Filled) throws(DatabaseError) -> Filled {
        var goal = make(try title())
        guard let description = try? Note(try text("description")) else {
            throw unexpected("description", expected: "text of at most \(Note.longest) characters")
        }
        goal.description = description
        goal.palette = try palette()
        goal.image = try image()
        return goal
    }

    fileprivate func position(_ column: String) throws(DatabaseError) -> Position {
        guard let position = try? Position(try integer(column)) else {
            throw unexpected(column, expected: "a position, 1 to 9 without 5")
        }
        return position
    }

    func title(_ column: String = "title") throws(DatabaseError) -> Title {
        guard let title = try? Title(try text(column)) else {
            throw unexpected(column, expected: "text of 1 to \(Title.longest) characters")
        }
        return title
    }

    func rate() throws(DatabaseError) -> AchievementRate {
        guard let rate = try? AchievementRate(try integer("rate")) else {
            throw unexpected("rate", expected: "a percent from 0 to 100")
        }
        return rate
    }

    private func palette() throws(DatabaseError) -> Palette? {
        guard let name = try optionalText("palette") else { return nil }
        guard let palette = Palette(rawValue: name) else {
            throw unexpected("palette", expected: "the name of a palette")
        }
        return palette
    }

    private func image() throws(DatabaseError) -> ImageAddress? {
        guard let text = try optionalText("image") else { return nil }
        guard let image = try? ImageAddress(text) else {
            throw unexpected("image", expected: "an http or https address")
        }
        return image
    }
}
