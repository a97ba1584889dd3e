import Basics
import Host
import Journal
import SQLite
import SakatsuData
import SakatsuDomainInterface
import SakatsuSchemaData
import Stores

/// The open store and its repositories.
struct Storage {
    /// The running build of the program: production or develop. Each has its own store.
    static let build = Build(of: "sakatsu")
    /// The tables of data modules that the schema does not include. “rib new data” adds to this list and the next.
    static let tables: [JournaledTable] = []
    /// The migrations of data modules that the schema does not include. A released migration must never change.
    static let migrations: [[Migration]] = []
    /// The declaration of the program's store: its schema, and its parts with their names for users.
    static let declaration = StoreDeclaration(
        of: build.name, schema: SakatsuSchema.schema.adding(migrations.flatMap(\.self)), contents: AppPhrases.contents,
        parts: AppPhrases.parts, adjustmentsOfCopies: SakatsuSchema.adjustmentsOfCopies,
        erasures: SakatsuSchema.erasures
    ) { database, now, _ in SakatsuSchema.journal(of: database, and: tables, now: now) }

    let store: OpenStore

    /// Opens the store that the program's arguments name; creates the store if it does not exist.
    ///
    /// - Throws: as ``OpenStore/init(_:for:alongside:)``.
    init(for invocation: Invocation) async throws {
        store = try await OpenStore(Self.declaration, for: invocation)
    }

    var visitsRepository: any VisitsRepository { SQLiteVisitsRepository(store.journal) }
    var timerRepository: any TimerRepository { SQLiteTimerRepository(store.journal) }
    var settingsRepository: any SakatsuSettingsRepository { SQLiteSakatsuSettingsRepository(store.journal) }
    var transferRepository: any VisitTransferRepository { SQLiteVisitsRepository(store.journal) }

    /// Returns the undo history of a visit.
    func history(of visit: VisitNumber) -> any EditHistory { store.journal.history(of: visit) }
    var visitsHistory: any EditHistory { ScopeHistory(store.journal, of: VisitScope.visits) }
    var settingsHistory: any EditHistory { ScopeHistory(store.journal, of: VisitScope.settings) }
}
