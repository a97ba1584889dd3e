import Basics
import DreamsData
import ExchangeDomainTesting
import Journal
import MandalartData
import MandalartDomainInterface
import MandalartSchemaData
import ProgressData
import SQLite

extension TransferStore {
    /// A store of its own in memory, with one empty chart, as the app puts it together.
    static func inMemory() async throws -> (store: TransferStore, journal: Journal) {
        let database = try await Database.open(.memory, schema: MandalartSchema.schema)
        let journal = MandalartSchema.journal(of: database) { Timestamp(milliseconds: 1_700_000_000_000) }
        return (over(journal), journal)
    }

    /// The store of a journal, as the app puts it together.
    static func over(_ journal: Journal) -> TransferStore {
        let transfer = SQLiteTransferRepository(
            journal, readLog: { try SQLiteActivityRepository.log(of: $0, most: $1, in: $2) },
            addToLog: { try SQLiteActivityRepository.add($0, to: $1, holding: $2, in: $3, &$4, goneItem: $5) },
            readDreams: { try SQLiteDreamsRepository.dreams(in: $0) },
            writeDreams: { try SQLiteDreamsRepository.write($0, over: $1, in: $2, &$3) })
        let dreams = SQLiteDreamsRepository(journal) { name, chart, connection, edit, others in
            try SQLiteChartsRepository.create(name, holding: chart, in: connection, &edit, then: others)
        }
        return TransferStore(
            transfer, charts: SQLiteChartsRepository(journal), activities: SQLiteActivityRepository(journal),
            dreams: dreams, reviews: SQLiteReviewRepository(journal))
    }
}
