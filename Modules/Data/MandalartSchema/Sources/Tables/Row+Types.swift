package import Basics
package import MandalartDomainInterface
package import SQLite

/// Reads columns as values of the domain. A column with an invalid value causes an error that names the column.
extension Row {
    /// Returns the title in a column.
    package func title(_ column: String = "title") throws(DatabaseError) -> Title {
        try checked(optionalTitle(column), column, expected: Self.title)
    }

    /// Returns the title in a column; `nil` for NULL.
    package func optionalTitle(_ column: String) throws(DatabaseError) -> Title? {
        guard let text = try optionalText(column) else { return nil }
        return try checked(try? Title(text), column, expected: Self.title)
    }

    /// Returns the position in a column.
    package func position(_ column: String = "position") throws(DatabaseError) -> Position {
        try checked(try? Position(try integer(column)), column, expected: "a position, 1 to 9 without 5")
    }

    /// Returns the day in a column.
    package func day(_ column: String) throws(DatabaseError) -> Day {
        try checked(optionalDay(column), column, expected: Self.day)
    }

    /// Returns the day in a column; `nil` for NULL.
    package func optionalDay(_ column: String) throws(DatabaseError) -> Day? {
        guard let text = try optionalText(column) else { return nil }
        return try checked(try? Day(text), column, expected: Self.day)
    }

    /// Returns the achievement rate in a column.
    package func rate(_ column: String = "rate") throws(DatabaseError) -> AchievementRate {
        try checked(try? AchievementRate(try integer(column)), column, expected: "a percent from 0 to 100")
    }

    /// Returns the text of a log entry in a column.
    package func activityText(_ column: String) throws(DatabaseError) -> ActivityText {
        let stored = try text(column)
        return try checked(
            try? ActivityText(stored), column, expected: "text of 1 to \(ActivityText.longest) characters")
    }

    private static let title = "text of 1 to \(Title.longest) characters"
    private static let day = "a day such as 2027-03-21"
}
