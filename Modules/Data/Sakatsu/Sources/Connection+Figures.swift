import Basics
import SQLite
import SakatsuDomainInterface
import SakatsuSchemaData

/// Reads the figures of visits, without reading whole visits.
extension Connection {
    /// Returns the figures of the visits in a range of days, newest first. The figures include sets that exceed the
    /// limit of a visit.
    func figures(of days: ClosedRange<Day>) throws -> [VisitFigures] {
        let sums = Phase.allCases.map { phase in
            let (column, range) = (phase.column, phase.range)
            let isValid = "\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
            return "sum(CASE WHEN \(isValid) THEN \(column) ELSE 0 END) AS \(column)"
        }
        let columns = Phase.allCases.map { "coalesce(counted.\($0.column), 0) AS \($0.column)" }
        let sql = """
            SELECT facility, day, coalesce(sets, 0) AS sets, \(columns.joined(separator: ", "))
            FROM visit LEFT JOIN (
                SELECT visit, count(*) AS sets, \(sums.joined(separator: ", ")) FROM sauna_set
                WHERE NOT deleted AND coalesce(sauna, cool_bath, rest) IS NOT NULL GROUP BY visit
            ) AS counted ON counted.visit = visit.id
            WHERE NOT visit.deleted AND day BETWEEN ? AND ? ORDER BY day DESC, number DESC
            """
        return try readable(sql, days.lowerBound.description, days.upperBound.description) { row in
            var seconds = PhaseSeconds()
            for phase in Phase.allCases { seconds[phase] = try row.integer(phase.column) }
            return VisitFigures(
                try row.visitText("facility"), on: try row.day(), sets: try row.integer("sets"), seconds: seconds)
        }
    }
}
