import Basics
import Commands
import DreamsData
import DreamsDomainInterface
import EventLogData
import EventLogDomainInterface
import ExchangeDomainInterface
import Host
import Journal
import MandalartData
import MandalartDomainInterface
import MandalartSchemaData
import Platform
import ProfileData
import ProfileDomainInterface
import ProgressData
import ProgressDomainInterface
import Resource
import SQLite
import Stores
import SuggestionsData
import SuggestionsDomainInterface

/// The open store and its repositories.
struct Storage {
    /// The tables of data modules that the schema does not include. “rib new data” adds to this list and the next.
    static let tables: [JournaledTable] = []
    /// The migrations of data modules that the schema does not include. A released migration must never change.
    static let migrations: [[Migration]] = []
    /// The declaration of the program's store: its schema, and its parts with their names for users.
    static let declaration = StoreDeclaration(
        of: "mandalart", schema: MandalartSchema.schema.adding(migrations.flatMap(\.self)),
        contents: AppPhrases.contents,
        parts: AppPhrases.parts, adjustmentsOfCopies: MandalartSchema.adjustmentsOfCopies,
        erasures: MandalartSchema.erasures
    ) { MandalartSchema.journal(of: $0, and: tables, now: $1, alongside: $2) }

    let store: OpenStore
    let chartsRepository: any ChartsRepository
    let finderRepository: any FinderRepository
    let profileRepository: any ProfileRepository
    let dreamsRepository: any DreamsRepository
    let visionRepository: any VisionRepository
    let activityRepository: any ActivityRepository
    let todayRepository: any TodayRepository
    let reviewRepository: any ReviewRepository
    let transferRepository: any TransferRepository
    let eventLogRepository: any EventLogRepository
    let refusalsRepository: any RefusalsRepository
    let trustedSuggesters: any TrustedSuggesters
    /// The sources of suggestions, which take turns in this order.
    let suggesters: [any Suggester]

    /// Opens the store that the program's arguments name; creates the store if it does not exist.
    ///
    /// - Throws: as ``OpenStore/init(_:for:alongside:)``.
    init(for invocation: Invocation) async throws {
        let pending = PendingEvents()
        store = try await OpenStore(Self.declaration, for: invocation, alongside: pending.begin)
        let journal = store.journal
        let eventLog = SQLiteEventLogRepository(journal, pending: pending)
        chartsRepository = SQLiteChartsRepository(journal) { edited, time in
            eventLog.add(ofEdit: edited.events.map { LoggedEvent(time: time, event: $0) })
        }
        finderRepository = SQLiteFinderRepository(journal)
        profileRepository = SQLiteProfileRepository(journal)
        dreamsRepository = SQLiteDreamsRepository(journal) { name, chart, connection, edit, others in
            try SQLiteChartsRepository.create(name, holding: chart, in: connection, &edit, then: others)
        }
        visionRepository = SQLiteVisionRepository(journal)
        activityRepository = SQLiteActivityRepository(journal)
        todayRepository = SQLiteTodayRepository(journal)
        reviewRepository = SQLiteReviewRepository(journal)
        transferRepository = SQLiteTransferRepository(
            journal, readLog: { try SQLiteActivityRepository.log(of: $0, most: $1, in: $2) },
            addToLog: { try SQLiteActivityRepository.add($0, to: $1, holding: $2, in: $3, &$4, goneItem: $5) },
            readDreams: { try SQLiteDreamsRepository.dreams(in: $0) },
            writeDreams: { try SQLiteDreamsRepository.write($0, over: $1, in: $2, &$3) })
        eventLogRepository = eventLog
        refusalsRepository = SQLiteRefusalsRepository(journal)
        trustedSuggesters = TrustedSuggestersFile(in: store.userFolder)
        suggesters = [
            CorpusSuggester(
                CorpusFolder(.process, program: CurrentProcess.programPath),
                on: invocation.isOnOneThread ? .mainActor : .queue),
            OwnSuggester(.charts, journal), OwnSuggester(.dreams, journal),
            SuggesterProgram(
                profileRepository, trusted: trustedSuggesters, isRecorded: invocation.isRecorded,
                answers: await ResourceStore(settings: SuggesterProgram.settings)),
        ]
    }

    var location: String { store.location }

    /// Returns the undo history of a chart.
    func history(of chart: ChartID) -> any EditHistory { store.journal.history(of: chart) }
    var chartsHistory: any EditHistory { ScopeHistory(store.journal, of: EditScope.charts) }
    var dreamsHistory: any EditHistory { ScopeHistory(store.journal, of: EditScope.dreams) }
    var profileHistory: any EditHistory { ScopeHistory(store.journal, of: EditScope.profile) }
}
