package import Journal
package import MandalartDomainInterface
import MandalartSchemaData
import SQLite
import SuggestionsDomainInterface

/// Stores rejected suggestions in a SQLite database.
package struct SQLiteRefusalsRepository: RefusalsRepository {
    private let journal: Journal

    package init(_ journal: Journal) {
        self.journal = journal
    }

    package func refusals() async throws -> Set<Title> {
        try await journal.database.read { try $0.refusals() }
    }

    package func refuse(_ title: Title, in chart: ChartID) async throws {
        try await journal.edit { connection, edit in
            let row = try connection.row(of: chart)
            if try connection.refusals().contains(title) { return }
            let new = try edit.newRow()
            try connection.execute("INSERT INTO refusal (id, chart, title) VALUES (?, ?, ?)", new, row, title.text)
        }
    }
}

extension Connection {
    fileprivate func refusals() throws -> Set<Title> {
        Set(try readable("SELECT title FROM refusal WHERE NOT deleted") { try $0.title() })
    }
}
