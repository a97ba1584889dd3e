package import Basics
package import Journal
import SQLite
package import SakatsuDomainInterface
import SakatsuSchemaData

/// Stores visits in a SQLite database.
package struct SQLiteVisitsRepository: VisitsRepository {
    let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    package func visits(_ query: VisitQuery) async throws -> VisitPage {
        guard let words = query.words else {
            return try await journal.database.read { try $0.page(of: query) }
        }
        return try await journal.search(.sakatsu) { connection in
            try connection.page(of: query, matching: SearchText.query(for: words.text))
        }
    }

    package func visit(_ number: VisitNumber) async throws -> Visit {
        try await journal.database.read { try $0.visit($0.row(of: number)) }
    }

    package func number(of visit: VisitNumber) async throws -> VisitNumber {
        try await journal.database.read { connection in try connection.number(of: connection.row(of: visit)) }
    }

    /// Adds a visit as one edit in the undo scope of all visits.
    package func add(_ visit: Visit) async throws -> VisitNumber {
        try await journal.edit { connection, edit in try connection.insert(visit, in: &edit) }
    }

    /// Changes a visit as one edit in the undo scope of the visit. If anything other than sets and named temperatures
    /// changes, the edit is in the scope of all visits, too.
    package func edit(
        _ number: VisitNumber, _ change: @escaping @Sendable (inout Visit) throws -> Void
    ) async throws -> Visit {
        try await journal.edit { connection, edit in
            let row = try connection.row(of: number)
            let before = try connection.visit(row)
            var after = before
            try change(&after)
            try connection.write(after, over: before, at: row, in: &edit)
            return try connection.visit(row)
        }
    }

    /// Removes a visit as one edit in the undo scope of all visits. Its parts are hidden together with the visit, and
    /// restored together with it.
    package func remove(_ number: VisitNumber) async throws -> Visit {
        try await journal.edit { connection, _ in
            let row = try connection.row(of: number)
            let visit = try connection.visit(row)
            try connection.execute("UPDATE visit SET deleted = 1 WHERE id = ?", row)
            return visit
        }
    }

    package func figures(of days: ClosedRange<Day>?) async throws -> [VisitFigures] {
        let days = days ?? Day(number: .min)...Day(number: .max)
        return try await journal.database.read { try $0.figures(of: days) }
    }
}

extension SQLiteVisitsRepository: VisitTransferRepository {
    package func visits(of number: VisitNumber?) async throws -> [NumberedVisit] {
        try await journal.database.read { connection in
            guard let number else { return try connection.visits("SELECT id FROM visit WHERE NOT deleted") }
            let row = try connection.row(of: number)
            return [NumberedVisit(try connection.number(of: row), try connection.visit(row))]
        }
    }

    /// Imports visits as one edit, in the undo scopes of all visits and of each replaced visit.
    package func keep(
        _ visits: [DocumentedVisit], progress: @escaping @Sendable (Int) throws -> Void
    ) async throws {
        try await journal.edit { connection, edit in
            for (index, arriving) in visits.enumerated() {
                if let number = arriving.number {
                    let row = try connection.row(of: number)
                    let before = try connection.visit(row)
                    try connection.write(arriving.visit.replacing(before), over: before, at: row, in: &edit)
                    try connection.include(RowID(VisitScope.visits), in: edit)
                } else {
                    _ = try connection.insert(arriving.visit, in: &edit)
                }
                try progress(index + 1)
            }
        }
    }
}

extension Connection {
    fileprivate func page(of query: VisitQuery, matching words: String? = nil) throws -> VisitPage {
        var (conditions, arguments) = (["NOT deleted"], [any ValueConvertible]())
        if let words {
            conditions.append("id IN (SELECT rowid FROM visit_text WHERE visit_text MATCH ?)")
            arguments.append(words)
        }
        if let days = query.days {
            conditions.append("day BETWEEN ? AND ?")
            arguments += [days.lowerBound.description, days.upperBound.description]
        }
        if let degrees = query.degrees {
            let (columns, names) = degrees.columns
            let named = names.map {
                "id IN (SELECT visit FROM temperature WHERE NOT deleted AND \($0) AND tenths BETWEEN ? AND ?)"
            }
            let found = columns.map { "\($0) BETWEEN ? AND ?" } + [named].compactMap(\.self)
            conditions.append("(\(found.joined(separator: " OR ")))")
            for _ in found { arguments += [degrees.range.lowerBound.tenths, degrees.range.upperBound.tenths] }
        }
        let condition = conditions.joined(separator: " AND ")
        let counts = try self.query("SELECT count(*) AS count FROM visit WHERE \(condition)", arguments: arguments) {
            try $0.integer("count")
        }
        let order = "day DESC, number DESC"
        let ids = "SELECT id FROM visit WHERE \(condition) ORDER BY \(order) LIMIT ? OFFSET ?"
        let visits = try visits(ids, arguments: arguments + [query.count, query.offset], order: order)
        return VisitPage(visits, of: counts.first ?? 0)
    }
}

extension SearchedDegrees {
    /// The columns of a visit with the temperatures of the place, and the condition for those named temperatures that
    /// belong to it, too; `nil` for none.
    fileprivate var columns: ([String], names: String?) {
        switch place {
        case .sauna: return (["sauna"], nil)
        case .coolBath:
            let names = Phase.coolBath.otherNames.map { "'\($0)'" }.joined(separator: ", ")
            return (["cool_bath"], "lower(replace(name, ' ', '')) IN (\(names))")
        case .rest, nil: return (["sauna", "cool_bath"], "TRUE")
        }
    }
}
