package import Basics
package import MandalartDomainInterface
package import SQLite

/// Reads columns as values of the domain. A column with an invalid value causes an error that names the column.
extension Row {
    /// Returns the title in a column.
    package func title(_ column: String = "title") throws(DatabaseError) -> Title {
        guard let title = try optionalTitle(column) else { throw unexpected(column, expected: Self.title) }
        return title
    }

    /// Returns the title in a column; `nil` for NULL.
    package func optionalTitle(_ column: String) throws(DatabaseError) -> Title? {
        guard let text = try optionalText(column) else { return nil }
        guard let title = try? Title(text) else { throw unexpected(column, expected: Self.title) }
        return title
    }

    /// Returns the position in a column.
    package func position(_ column: String = "position") throws(DatabaseError) -> Position {
        guard let position = try? Position(try integer(column)) else {
            throw unexpected(column, expected: "a position, 1 to 9 without 5")
        }
        return position
    }

    /// Returns the day in a column.
    package func day(_ column: String) throws(DatabaseError) -> Day {
        guard let day = try optionalDay(column) else { throw unexpected(column, expected: Self.day) }
        return day
    }

    /// Returns the day in a column; `nil` for NULL.
    package func optionalDay(_ column: String) throws(DatabaseError) -> Day? {
        guard let text = try optionalText(column) else { return nil }
        guard let day = try? Day(text) else { throw unexpected(column, expected: Self.day) }
        return day
    }

    /// Returns the achievement rate in a column.
    package func rate(_ column: String = "rate") throws(DatabaseError) -> AchievementRate {
        guard let rate = try? AchievementRate(try integer(column)) else {
            throw unexpected(column, expected: "a percent from 0 to 100")
        }
        return rate
    }

    private static let title = "text of 1 to \(Title.longest) characters"
    private static let day = "a day such as 2027-03-21"
}
