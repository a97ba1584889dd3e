public import Basics
import Commands
import Console
public import Platform

extension Program {
    /// Access to the store, the file with all data of a program, for `backup`, `restore`, `rescue` and `purge`.
    public struct StoreAccess: Sendable {
        let isDamage: @Sendable (any Error) -> Bool
        let newestBackup: @Sendable (Invocation) -> String?
        let files: [(path: String, content: Phrase)]
        let licences: [Licence]
        let errorCode: @Sendable (any Error) -> ErrorCode?
        let store: @Sendable (Invocation) throws -> any ProgramStore
        /// Returns further commands for a store. Their names and arguments are the same for every store.
        package var commands: @MainActor @Sendable (any ProgramStore) -> [HostCommandGroup] = { _ in [] }

        /// Creates the access to the store of a program.
        ///
        /// - Parameters:
        ///   - isDamage: Returns whether an error means that the file is damaged. The error's message then ends with
        ///     advice.
        ///   - newestBackup: Returns the path of the newest automatic backup of the file, if any.
        ///   - files: The files of the store, with descriptions of their contents, for the manual.
        ///   - licences: The licenses of the libraries that read the store, for the command `licences`.
        ///   - errorCode: Returns the code of an error of the store; `nil` for any other error.
        ///   - store: Returns the store in the folder that the arguments name. Its file may be missing or damaged.
        public init(
            isDamage: @escaping @Sendable (any Error) -> Bool,
            newestBackup: @escaping @Sendable (Invocation) -> String? = { _ in nil },
            files: [(path: String, content: Phrase)] = [], licences: [Licence] = [],
            errorCode: @escaping @Sendable (any Error) -> ErrorCode? = { _ in nil },
            store: @escaping @Sendable (Invocation) throws -> any ProgramStore
        ) {
            (self.isDamage, self.newestBackup, self.store) = (isDamage, newestBackup, store)
            (self.files, self.licences, self.errorCode) = (files, licences, errorCode)
        }
    }

    static let storeCommands: [Syntax<Invocation.Request>] = [
        Syntax(
            "restore", PathArgument(ProgramPhrases.file),
            Flag("--everywhere", summary: ProgramStorePhrases.everywhere), summary: ProgramStorePhrases.restore,
            example: ProgramStorePhrases.restoreExample, details: ProgramStorePhrases.restoreDetails
        ) { .store(.restore(Environment.process.expandingHome($0), everywhere: $1)) },
        Syntax("rescue", summary: ProgramStorePhrases.rescue, details: ProgramStorePhrases.rescueDetails) {
            .store(.rescue)
        },
        Syntax("purge", summary: ProgramStorePhrases.purge, details: ProgramStorePhrases.purgeDetails) {
            .store(.purge)
        },
    ]

    /// Returns the program's store; in a recorded run, a store that rejects every request; `nil` if the program has no
    /// store.
    func programStore(for invocation: Invocation, in environment: RunEnvironment) throws -> (any ProgramStore)? {
        guard let store else { return nil }
        return environment.isRecorded ? RecordedStore() : try store.store(invocation)
    }

    /// Carries out a request on the whole store.
    ///
    /// - Returns: the exit code, which is `.failed` if a rescue could not save everything.
    @MainActor func carryOut(
        _ request: StoreRequest, by invocation: Invocation, on console: any Console, in environment: RunEnvironment
    ) async throws -> ExitCode {
        var isWhole = true
        guard let store = try programStore(for: invocation, in: environment) else { return .ok }
        let speaker = Speaker(
            console: console, languageChoice: environment.languageChoice, writesJSON: invocation.options.writesJSON,
            isLinear: invocation.options.isLinear, clock: environment.clock)
        let control = RunControl(console: console, source: .arguments)
        let confirmation = Confirmation(speaker: speaker, control: control, isGiven: invocation.options.saysYes)
        func tell<Value>(_ value: Value, as record: Record<Value>, or text: Phrase) throws {
            if speaker.writesJSON { try speaker.show(value, as: record) } else { try speaker.tell(text) }
        }
        let code = try await control.onlyCommand {
            switch request {
            case .restore(let file, everywhere: true):
                let last = try await store.lastEdit(ofBackup: file).map { environment.clock.localTime(of: $0) }
                try await confirmation.ask(ProgramStorePhrases.maySetBack(to: file, from: last), by: "restore")
                try await store.setBack(to: file)
                try tell(
                    RestoredStore(file: file, kept: nil), as: RestoredStore.record,
                    or: ProgramStorePhrases.isSetBack(to: file))
            case .restore(let file, everywhere: false):
                let last = try await store.lastEdit(ofBackup: file).map { environment.clock.localTime(of: $0) }
                let targets = await store.targets()
                try await confirmation.ask(
                    ProgramStorePhrases.mayReplace(file, from: last, with: targets), by: "restore")
                let kept = try await store.restore(file)
                try tell(
                    RestoredStore(file: file, kept: kept), as: RestoredStore.record,
                    or: ProgramStorePhrases.isRestored(file, keeping: kept))
            case .rescue:
                let report = try await store.rescue()
                isWhole = report.isWhole
                try tell(report, as: RescueReport.record, or: ProgramStorePhrases.isRescued(report))
            case .purge:
                try await confirmation.ask(ProgramStorePhrases.mayPurge, by: "purge")
                let remaining = try await store.purge()
                try tell(
                    Purge(remaining: remaining), as: Purge.record,
                    or: ProgramStorePhrases.isPurged(remaining: remaining))
            }
        }
        return code == .ok && !isWhole ? .failed : code
    }
}

enum StoreRequest: Equatable, Sendable {
    case restore(String, everywhere: Bool), rescue, purge
}

/// The store of a recorded run, which rejects every request, since a replay must not write files that the recording
/// names.
struct RecordedStore: ProgramStore {
    func lastEdit(ofBackup path: String) throws -> Timestamp? { throw UsageError(ProgramStorePhrases.notRecorded) }
    func backUp(to path: String?) throws -> String { throw UsageError(ProgramStorePhrases.notRecorded) }
    func targets() -> [String] { [] }
    func restore(_ backup: String) throws -> String? { throw UsageError(ProgramStorePhrases.notRecorded) }
    func setBack(to backup: String) throws { throw UsageError(ProgramStorePhrases.notRecorded) }
    func rescue() throws -> RescueReport { throw UsageError(ProgramStorePhrases.notRecorded) }
    func purge() throws -> [String] { throw UsageError(ProgramStorePhrases.notRecorded) }
}

/// The result of `restore`: the backup, and the path of the previous store, if there was one.
struct RestoredStore {
    let file: String
    let kept: String?

    static let record = Record<RestoredStore>(
        "restored", ProgramStorePhrases.restored,
        [
            .member("file", ProgramStorePhrases.restoredFile) { $0.file },
            .member("kept", ProgramStorePhrases.keptFile) { $0.kept },
        ])
}

/// The result of `purge`: files that may still contain the erased data.
struct Purge {
    let remaining: [String]

    static let record = Record<Purge>(
        "purged", ProgramStorePhrases.purged,
        [.list("remaining", ProgramStorePhrases.remainingFiles) { $0.remaining }])
}

extension RescueReport {
    static let record = Record<RescueReport>(
        "rescued", ProgramStorePhrases.rescued,
        [
            .member("rows", ProgramStorePhrases.rescuedRows) { $0.rows },
            .list("damagedTables", ProgramStorePhrases.damagedTables) { $0.damagedTables },
            .member("refusedRows", ProgramStorePhrases.refusedRows) { $0.refusedRows },
            .member("kept", ProgramStorePhrases.keptFile) { $0.kept },
        ])
}

/// The store, which is one file with all data of a program, for the commands `backup`, `restore`, `rescue` and `purge`.
public protocol ProgramStore: BackupStore {
    /// Returns the time of the last edit in a backup, after checking that the backup can replace the store.
    ///
    /// - Returns: The time of the last edit in the backup; `nil` if there is none.
    /// - Throws: An error if the file is not a backup of this program, or is the store itself.
    func lastEdit(ofBackup path: String) async throws -> Timestamp?

    /// Replaces the store with a copy of a backup, and keeps the previous store in another file.
    ///
    /// - Returns: The path where the previous store is kept; `nil` if there was none.
    /// - Throws: The error of the store, which is then unchanged.
    func restore(_ backup: String) async throws -> String?

    /// Returns the places through which the store exchanges edits with other machines.
    func targets() async -> [String]

    /// Restores the contents of a backup as one edit, which other machines receive and which can be undone.
    ///
    /// - Throws: The error of the store, which is then unchanged.
    func setBack(to backup: String) async throws

    /// Replaces a damaged store with a new one that has all rows that can still be read and that keep the rules of
    /// their tables.
    ///
    /// - Throws: The error of the store if nothing can be read; the store is then unchanged.
    func rescue() async throws -> RescueReport

    /// Permanently erases deleted data and the history of all edits.
    ///
    /// - Returns: The paths of files that may still contain erased data, such as backups that a person made.
    /// - Throws: The error of the store. The data may be erased already: the error then says that traces remain, or
    ///   which file could not be removed.
    func purge() async throws -> [String]
}

/// The result of a rescue.
public struct RescueReport: Equatable, Sendable {
    /// The number of rows in the new store.
    public let rows: Int
    /// The names of the tables that could not be read completely.
    public let damagedTables: [String]
    /// The names that users know for the contents of ``damagedTables``.
    public let damagedParts: [Phrase]
    /// The number of rows that were left out because they violate a rule of their table.
    public let refusedRows: Int
    /// The path where the previous store is kept.
    public let kept: String

    /// Whether no row is known to be lost: every table could be read completely, and no row was left out.
    var isWhole: Bool { damagedTables.isEmpty && refusedRows == 0 }

    /// Creates the result of a rescue.
    public init(rows: Int, damagedTables: [String], damagedParts: [Phrase], refusedRows: Int, kept: String) {
        (self.rows, self.damagedTables, self.damagedParts) = (rows, damagedTables, damagedParts)
        (self.refusedRows, self.kept) = (refusedRows, kept)
    }
}
