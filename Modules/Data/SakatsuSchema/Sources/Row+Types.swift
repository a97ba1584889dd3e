package import Basics
import Journal
package import SQLite
package import SakatsuDomainInterface

/// Reads columns as values of the domain. A column with an invalid value causes an error that names the column.
extension Row {
    /// Returns the text of a visit in a column.
    package func visitText<Kind>(_ column: String) throws(DatabaseError) -> VisitText<Kind> {
        try checked(optionalVisitText(column), column, expected: "text of 1 to \(Kind.part.longest) characters")
    }

    /// Returns the text of a visit in a column; `nil` for NULL.
    package func optionalVisitText<Kind>(_ column: String) throws(DatabaseError) -> VisitText<Kind>? {
        guard let text = try optionalText(column) else { return nil }
        return try checked(try? VisitText(text), column, expected: "text of 1 to \(Kind.part.longest) characters")
    }

    /// Returns the day in a column.
    package func day(_ column: String = "day") throws(DatabaseError) -> Day {
        try checked(try? Day(try text(column)), column, expected: "a day such as 2027-03-21")
    }

    /// Returns the temperature in a column; `nil` for NULL.
    package func temperature(_ column: String) throws(DatabaseError) -> Temperature? {
        guard let tenths = try optionalInteger(column) else { return nil }
        return try checked(try? Temperature(tenths: tenths), column, expected: "tenths of a degree, -500 to 2000")
    }

    /// Returns the number of a visit in the column `number`, with the identity of the visit in the column `id`.
    package func visitNumber() throws(DatabaseError) -> VisitNumber {
        let (number, id) = (try integer("number"), Identity(RowID(try integer("id", as: Int64.self))))
        return try checked(try? VisitNumber(number, of: id), "number", expected: "the number of a visit")
    }

    /// Returns the set in the columns of its steps; `nil` if all phases are omitted.
    package func saunaSet() throws(DatabaseError) -> SaunaSet? {
        var steps: [Step] = []
        for phase in Phase.allCases { if let step = try step(phase) { steps.append(step) } }
        return try? SaunaSet(steps)
    }

    private func step(_ phase: Phase) throws(DatabaseError) -> Step? {
        let (column, range) = (phase.column, phase.range)
        guard let seconds = try optionalInteger(column) else { return nil }
        var step = try checked(
            range.contains(seconds) ? Step(phase, seconds: seconds) : nil, column,
            expected: "seconds, 1 to \(range.upperBound)")
        step.name = try optionalVisitText("\(column)_name")
        if let emoji = try optionalText("\(column)_emoji") {
            step.emoji = try checked(try? Emoji(emoji), "\(column)_emoji", expected: "one emoji")
        }
        return step
    }
}

extension Phase {
    /// The name of the column with the phase's length in seconds. The columns for the phase's name and emoji have this name as
    /// their prefix.
    package var column: String { self == .coolBath ? "cool_bath" : rawValue }

    /// The names of the columns for all steps of a set.
    package static let columns = allCases.map(\.column).flatMap { [$0, "\($0)_name", "\($0)_emoji"] }
}

extension SaunaSet {
    /// The values for ``Phase/columns``, in the same order.
    package var values: [any ValueConvertible] {
        Phase.allCases.flatMap { phase -> [any ValueConvertible] in
            let step = self[phase]
            return [step?.seconds, step?.name?.text, step?.emoji?.description]
        }
    }
}
