import Journal
import Languages
import MandalartSchemaData
import Platform
import Programs
import Prompt
import SQLite
import Time

/// The file in which everything is kept, as a whole.
struct StoreFile: ProgramStore {
    private static let name = "mandalart.db"
    /// How many days with edits are backed up.
    private static let backedUpDays = 7
    /// The most bytes of all automatic backups.
    private static let mostBytes = 64 << 20

    let folder: String
    let clock: WallClock
    /// The lines that a person typed, if they are kept.
    var typedLines: String?

    private var dailyBackups: DailyBackups {
        DailyBackups(of: file, keeping: Self.backedUpDays, atMost: Self.mostBytes)
    }

    /// The newest automatic backup, if there is one.
    var newestBackup: String? { dailyBackups.newest }

    var file: DatabaseFile {
        DatabaseFile(
            "\(folder)/\(Self.name)", schema: MandalartSchema.schema, adjustments: MandalartSchema.adjustmentsOfCopies)
    }

    /// Whether an error says that the store itself is damaged.
    static func isDamage(_ error: any Error) -> Bool {
        guard let error = error as? DatabaseError else { return false }
        return error.kind == .corrupt && error.path.hasSuffix("/\(name)")
    }

    func backUp(to path: String?) async throws -> String {
        let target = path ?? newFile("mandalart")
        try file.copy(to: target)
        return target
    }

    func lastEdit(ofBackup path: String) async throws -> Timestamp? {
        if let number = FileSystem.number(of: path), number == FileSystem.number(of: file.path) {
            throw BackupError.storeItself(path)
        }
        return try naming(path) {
            try DatabaseFile(path, schema: MandalartSchema.schema).read { try Journal.lastEdit(in: $0) }
        }
    }

    func restore(_ backup: String) async throws -> String? {
        try FileSystem.createPrivateFolder(folder)
        let aside = newFile("mandalart-before-restore")
        return try naming(backup) { try file.replace(byCopyOf: backup, keepingAt: aside) ? aside : nil }
    }

    /// Does some work with a backup. What says that it is none names it as one.
    private func naming<Output>(_ backup: String, _ work: () throws -> Output) throws -> Output {
        do {
            return try work()
        } catch let error as DatabaseError where error.path == backup {
            switch error.kind {
            case .notADatabase, .folder, .otherProgram, .corrupt: throw BackupError.noBackup(backup)
            default: throw error
            }
        }
    }

    func rescue() async throws -> RescueReport {
        let aside = newFile("mandalart-damaged")
        let tables = try file.rescue(keepingAt: aside)
        return RescueReport(
            rows: tables.reduce(0) { $0 + $1.rows }, damagedTables: tables.filter(\.isDamaged).map(\.name),
            damagedParts: AppPhrases.parts(of: Set(tables.filter(\.isDamaged).map(\.name))),
            refusedRows: tables.reduce(0) { $0 + $1.refused }, kept: aside)
    }

    func purge() async throws -> [String] {
        guard FileSystem.exists(file.path) else { throw SystemError.missing(file.path) }
        let database = try await Database.open(.file(file.path), schema: MandalartSchema.schema)
        do {
            try await MandalartSchema.journal(of: database, now: clock.now).purge(MandalartSchema.erasures)
        } catch {
            await database.close()
            throw error
        }
        // All is tried, whatever fails.
        let results = [
            Result { try dailyBackups.removeAll() }, Result { try file.removeParts() },
            Result { if let typedLines { try FileSystem.removeFile(typedLines) } },
        ]
        let traces: (any Error)?
        do {
            try await database.compact()
            traces = nil
        } catch {
            traces = error
        }
        await database.close()
        if let traces { throw TracesLeft(path: file.path, reason: traces) }
        for result in results { try result.get() }
        // A number alone is in the files of what was acknowledged.
        let own = ["", "-wal", "-shm", "-journal"].map { Self.name + $0 }
        return FileSystem.fileNames(in: folder).filter { name in
            name.hasPrefix("mandalart") && !own.contains(name) && !name.hasSuffix("-acknowledged")
        }
        .map { "\(folder)/\($0)" }
    }

    /// Backs up the file at the first start after a day with edits, as it was at the end of that day.
    ///
    /// - Returns: why there is no backup. The program starts anyway.
    func backUpDaily(lastEdit: Timestamp?) -> NoDailyBackup? {
        guard let lastEdit else { return nil }
        let (day, today) = (Day(of: clock.localTime(of: lastEdit)), Day(of: clock.localTime(of: clock.now())))
        guard day < today else { return nil }
        if FileSystem.size(of: file.path) ?? 0 > Self.mostBytes {
            return NoDailyBackup(reason: AppPhrases.tooLargeForBackup(file.path, megabytes: Self.mostBytes >> 20))
        }
        do {
            try dailyBackups.backUp(for: day.description)
            return nil
        } catch {
            return NoDailyBackup(reason: Phrase(of: error))
        }
    }

    /// A path that is free, with the time in its name: `mandalart-20261123-1405.db`, then `mandalart-20261123-1405-2.db`.
    private func newFile(_ name: String) -> String {
        let digits = clock.localTime(of: clock.now()).description.filter(\.isNumber)
        let beginning = "\(folder)/\(name)-\(digits.prefix(8))-\(digits.dropFirst(8).prefix(4))"
        var (number, name) = (1, "\(beginning).db")
        while FileSystem.exists(name) {
            number += 1
            name = "\(beginning)-\(number).db"
        }
        return name
    }
}

/// Why a file cannot be put back.
enum BackupError: Explained {
    /// It is no whole store of this program.
    case noBackup(String)
    /// It is the store that it is to replace.
    case storeItself(String)

    var explanation: Phrase {
        switch self {
        case .noBackup(let path): AppPhrases.noBackup(path)
        case .storeItself(let path): AppPhrases.storeItself(path)
        }
    }
}

/// An automatic backup that was not made.
struct NoDailyBackup: Explained {
    let reason: Phrase

    var explanation: Phrase { AppPhrases.noDailyBackup(reason) }
}

/// A purge whose file still has what was erased on free pages.
struct TracesLeft: Explained {
    let path: String
    let reason: any Error

    var explanation: Phrase { AppPhrases.tracesLeft(path).followed(by: Phrase(of: reason)) }
}

/// A row that cannot be read and is left out.
struct UnreadableRow: Explained {
    let path: String
    /// The column, what it should hold, and what it holds.
    let reason: Phrase

    var explanation: Phrase { AppPhrases.unreadableRow(path, reason) }
}
