import Commands
import DreamsData
import DreamsDomainInterface
import Edits
import EventLogData
import EventLogDomainInterface
import ExchangeDomainInterface
import Journal
import LineEditor
import MandalartData
import MandalartDomainInterface
import MandalartSchemaData
import Platform
import ProfileData
import ProfileDomainInterface
import Programs
import ProgressData
import ProgressDomainInterface
import Prompt
import SQLite
import Time

/// The file in which everything is kept, and the repositories over it.
struct Storage {
    let location: String
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
    /// What the store was when it was opened.
    let snapshot: Snapshot
    /// Why today's automatic backup was not made.
    let noBackup: NoDailyBackup?
    private let database: Database
    private let journal: Journal

    /// Opens the store in a folder, and makes both when they are missing, with the bytes of a snapshot if there are any.
    ///
    /// - Throws: `SystemError` when the folder cannot be made, `DatabaseError` when the file is not ours to use.
    init(
        in folder: String, beginningWith bytes: [UInt8]?, clock: WallClock, isOnOneThread: Bool
    ) async throws {
        try FileSystem.createPrivateFolder(folder)
        location = "\(folder)/mandalart.db"
        let isNew = !FileSystem.exists(location)
        if isNew, let bytes { try FileSystem.createPrivateFile(location, with: bytes) }
        database = try await Database.open(
            .file(location), schema: MandalartSchema.schema, on: isOnOneThread ? .mainActor : .queue)
        let noted = NotedEvents()
        let journal = MandalartSchema.journal(of: database, now: clock.now, alongside: noted.begin)
        self.journal = journal
        let lastEdit = try await journal.verify()
        let makesBackup = !isNew && bytes == nil
        noBackup = makesBackup ? StoreFile(folder: folder, clock: clock).backUpDaily(lastEdit: lastEdit) : nil
        chartsRepository = SQLiteChartsRepository(journal)
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
            journal, readLog: { try SQLiteActivityRepository.log(of: $0, in: $1) },
            addToLog: { try SQLiteActivityRepository.add($0, to: $1, holding: $2, in: $3, &$4, goneItem: $5) },
            readDreams: { try SQLiteDreamsRepository.dreams(in: $0) },
            writeDreams: { try SQLiteDreamsRepository.write($0, over: $1, in: $2, &$3) })
        eventLogRepository = SQLiteEventLogRepository(journal, noted: noted)
        snapshot = Snapshot(of: folder) { [database] in isNew ? nil : try await database.snapshot() }
    }

    /// The rows that were left out since the last call.
    func unreadableRows() -> [UnreadableRow] {
        database.unreadableRows.takeNew().map { UnreadableRow(path: location, reason: $0.reason) }
    }

    /// Called once, when nothing is edited any more.
    func close() async {
        await database.close()
    }

    /// The edits of a chart, of the list of charts, of the wishes and of the profile.
    func history(of chart: ChartID) -> any EditHistory { journal.history(of: chart) }
    var chartsHistory: any EditHistory { ScopeHistory(journal, of: EditScope.charts) }
    var dreamsHistory: any EditHistory { ScopeHistory(journal, of: EditScope.dreams) }
    var profileHistory: any EditHistory { ScopeHistory(journal, of: EditScope.profile) }
}

extension StoreFile {
    private static let magic = Array("SQLite format 3".utf8) + [0]  // rib: verbatim, the header of the format

    /// Whether a file begins like every SQLite database, and so like a backup.
    func isBackup(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Self.magic) }
}

extension Invocation {
    /// The data folder: the one that the person gives, else the one of the XDG specification.
    ///
    /// - Throws: `UsageError` when neither is known.
    func storageFolder() throws(UsageError) -> String {
        guard let folder = dataFolder ?? Self.userFolders.data else {
            throw UsageError(AppPhrases.noHome)
        }
        return folder
    }

    /// The newest automatic backup, if there is one.
    var newestBackup: String? {
        (try? storageFolder()).flatMap { StoreFile(folder: $0, clock: clock).newestBackup }
    }

    /// Where a person's place is kept; each run begins at the page that they chose, if that is not home. `nil` when no
    /// place for it is known.
    func placeMemory(beginningAt start: StartPage) -> PlaceMemory? {
        let memory = stateFolder.map(PlaceMemory.init(folder:))
        return start == .home ? memory : memory?.beginning(at: "mandalart://\(start.rawValue)")
    }

    /// Where the lines are kept that a person typed. `nil` when no place for them is known.
    var lineHistory: HistoryFile? { stateFolder.map(HistoryFile.init(in:)) }

    /// With the data that the person points to, else where the XDG specification says.
    private var stateFolder: String? { dataFolder ?? Self.userFolders.state }

    private static let userFolders = UserFolders(program: "mandalart", environment: .process)
}
