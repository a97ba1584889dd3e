package import Basics
package import SQLite
package import SakatsuDomainInterface

/// Reads columns as values of the domain. A column with an invalid value causes an error that names the column.
extension Row {
    /// Returns the text of a visit in a column.
    package func visitText<Kind>(_ column: String) throws(DatabaseError) -> VisitText<Kind> {
        guard let text: VisitText<Kind> = try optionalVisitText(column) else { throw unexpectedText(column, Kind.part) }
        return text
    }

    /// Returns the text of a visit in a column; `nil` for NULL.
    package func optionalVisitText<Kind>(_ column: String) throws(DatabaseError) -> VisitText<Kind>? {
        guard let text = try optionalText(column) else { return nil }
        guard let value = try? VisitText<Kind>(text) else { throw unexpectedText(column, Kind.part) }
        return value
    }

    private func unexpectedText(_ column: String, _ part: TextPart) -> DatabaseError {
        unexpected(column, expected: "text of 1 to \(part.longest) characters")
    }

    /// Returns the day in a column.
    package func day(_ column: String = "day") throws(DatabaseError) -> Day {
        guard let day = try? Day(try text(column)) else {
            throw unexpected(column, expected: "a day such as 2027-03-21")
        }
        return day
    }

    /// Returns the temperature in a column; `nil` for NULL.
    package func temperature(_ column: String) throws(DatabaseError) -> Temperature? {
        guard let tenths = try optionalInteger(column) else { return nil }
        guard let temperature = try? Temperature(tenths: tenths) else {
            throw unexpected(column, expected: "tenths of a degree, -500 to 2000")
        }
        return temperature
    }

    /// Returns the number of a visit in a column.
    package func visitNumber(_ column: String = "number") throws(DatabaseError) -> VisitNumber {
        guard let number = try? VisitNumber(try integer(column)) else {
            throw unexpected(column, expected: "the number of a visit")
        }
        return number
    }

    /// Returns the set in the columns of its steps; `nil` if all phases are omitted.
    package func saunaSet() throws(DatabaseError) -> SaunaSet? {
        var steps: [Step] = []
        for phase in Phase.allCases { if let step = try step(phase) { steps.append(step) } }
        return try? SaunaSet(steps)
    }

    private func step(_ phase: Phase) throws(DatabaseError) -> Step? {
        let column = phase.column
        guard let amount = try optionalInteger(column) else { return nil }
        guard var step = try? Step(phase, amount) else {
            let range = phase.range
            throw unexpected(column, expected: "a number from \(range.lowerBound) to \(range.upperBound)")
        }
        step.name = try optionalVisitText("\(column)_name")
        if let emoji = try optionalText("\(column)_emoji") {
            guard let emoji = try? Emoji(emoji) else { throw unexpected("\(column)_emoji", expected: "one emoji") }
            step.emoji = emoji
        }
        return step
    }
}

extension Phase {
    /// The name of the column with the phase's length. The columns for the phase's name and emoji have this name as
    /// their prefix.
    package var column: String { self == .coolBath ? "cool_bath" : rawValue }

    /// The names of the columns for all steps of a set.
    package static let columns = allCases.flatMap { [$0.column, "\($0.column)_name", "\($0.column)_emoji"] }
}

extension SaunaSet {
    /// The values for ``Phase/columns``, in the same order.
    package var values: [any ValueConvertible] {
        Phase.allCases.flatMap { phase -> [any ValueConvertible] in
            let step = self[phase]
            return [step?.amount, step?.name?.text, step?.emoji?.description]
        }
    }
}
