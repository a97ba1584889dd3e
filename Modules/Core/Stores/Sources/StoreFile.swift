package import Basics
package import Host
import Journal
import Platform
import SQLite

/// The file with all data of a program.
package struct StoreFile: ProgramStore {
    /// The number of automatic backups that are kept, one for each day with edits.
    private static let backedUpDays = 7
    /// The maximum total size of the automatic backups, in bytes. A larger store is not backed up.
    private static let mostBytes = 64 << 20
    private static let magic = Array("SQLite format 3".utf8) + [0]  // rib: verbatim, the header of the format

    package let folder: String
    private let declaration: StoreDeclaration
    package let clock: WallClock
    /// The path of the line history, if any, which a purge removes.
    private let typedLines: String?

    /// Creates the store file in a folder. The folder and the file may be missing.
    init(_ declaration: StoreDeclaration, in folder: String, clock: WallClock, typedLines: String? = nil) {
        (self.declaration, self.folder, self.clock, self.typedLines) = (declaration, folder, clock, typedLines)
    }

    var path: String { "\(folder)/\(declaration.fileName)" }

    var newestBackup: String? { dailyBackups(on: today).newest }

    /// Whether the file and its log have nothing in them.
    var isEmptied: Bool {
        FileSystem.size(of: path) == 0 && FileSystem.size(of: CompanionFile.log.path(beside: path)) ?? 0 == 0
    }

    private var program: String { declaration.program }

    private func dailyBackups(on today: Day) -> DailyBackups {
        DailyBackups(of: file, keeping: Self.backedUpDays, atMost: Self.mostBytes, today: today.description)
    }

    private var today: Day { Day(of: clock.localTime(of: clock.now())) }

    private var file: DatabaseFile {
        DatabaseFile(path, schema: declaration.schema, adjustments: declaration.adjustmentsOfCopies())
    }

    /// Returns whether bytes begin like an SQLite database, as a backup does.
    package func isBackup(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Self.magic) }

    package func backUp(to path: String?) async throws -> String {
        let target = path ?? newFile(program)
        try file.copy(to: target)
        return target
    }

    package func lastEdit(ofBackup backup: String) async throws -> Timestamp? {
        if let identity = FileSystem.identity(of: backup), identity == FileSystem.identity(of: path) {
            throw StoreError.storeItself(backup)
        }
        return try naming(backup) {
            try DatabaseFile(backup, schema: declaration.schema).read { try Journal.lastEdit(in: $0) }
        }
    }

    package func restore(_ backup: String) async throws -> String? {
        try FileSystem.createPrivateFolder(folder)
        removeParts()
        let aside = newFile("\(program)-before-restore")
        return try naming(backup) { try file.replace(byCopyOf: backup, keepingAt: aside) ? aside : nil }
    }

    package func targets() async -> [String] {
        let targets = try? DatabaseFile(path, schema: declaration.schema).read { try declaration.elsewhere($0) }
        return targets ?? []
    }

    package func setBack(to backup: String) async throws {
        let copy = newFile("\(program)-to-restore")
        try FileSystem.createPrivateFolder(folder)
        try naming(backup) { try DatabaseFile(backup, schema: declaration.schema).copy(to: copy) }
        defer {
            for file in [copy] + CompanionFile.allCases.map({ $0.path(beside: copy) }) {
                try? FileSystem.removeFile(file)
            }
        }
        // The copy has the newest version already: its opening makes no copy before a migration, which would take the
        // place of the store's own.
        let wanted = try await Database.open(.file(copy), schema: declaration.schema)
        let database = try await Database.open(.file(path), schema: declaration.schema)
        let result: Result<Void, any Error>
        do {
            result = .success(
                try await declaration.makeJournal(database, clock.now) { { _ in } }.setBack(to: wanted))
        } catch {
            result = .failure(error)
        }
        await wanted.close()
        await database.close()
        try result.get()
    }

    /// Performs work on a backup. If the error shows that the file is not a backup, throws
    /// ``StoreError/noBackup(_:of:)`` instead.
    private func naming<Output>(_ backup: String, _ work: () throws -> Output) throws -> Output {
        do {
            return try work()
        } catch let error as DatabaseError where error.path == backup {
            switch error.kind {
            case .notADatabase, .folder, .otherProgram, .corrupt:
                throw StoreError.noBackup(backup, of: program)
            default: throw error
            }
        }
    }

    package func rescue() async throws -> RescueReport {
        removeParts()
        let aside = newFile("\(program)-damaged")
        let file = DatabaseFile(
            path, schema: declaration.schema,
            adjustments: declaration.adjustmentsOfCopies() + Journal.adjustmentsOfRescues)
        // A journal over an empty store: it knows the declared tables, and mends the rescued rows before they count.
        let memory = try await Database.open(.memory, schema: declaration.schema)
        let journal = declaration.makeJournal(memory, clock.now) { { _ in } }
        let initial = try await journal.initialRows()
        var hasHistory = true
        let tables = try file.rescue(keepingAt: aside) { connection, tables in
            let isDamaged = tables.contains { $0.name.hasPrefix("journal_") && ($0.isDamaged || $0.refused > 0) }
            hasHistory = try !journal.mend(connection, isDamaged: isDamaged, initial: initial)
            try declaration.adjustRescued(connection)
        }
        let damaged = tables.filter { $0.isDamaged || $0.name == "journal_change" && !hasHistory }.map(\.name)
        return RescueReport(
            rows: tables.reduce(0) { $0 + $1.rows }, damagedTables: damaged,
            damagedParts: declaration.parts(of: Set(damaged)), refusedRows: tables.reduce(0) { $0 + $1.refused },
            kept: aside)
    }

    /// Removes what a killed program has left of a copy. What cannot be removed is left there.
    func removeParts() { try? file.removeParts() }

    package func purge() async throws -> [String] {
        guard FileSystem.exists(path) else { throw SystemError.missing(path) }
        let database = try await Database.open(.file(path), schema: declaration.schema)
        do {
            try await declaration.makeJournal(database, clock.now) { { _ in } }.purge(declaration.erasures())
        } catch {
            await database.close()
            throw error
        }
        // Each step is tried, even if another fails.
        let results = [
            Result { try dailyBackups(on: today).removeAll() }, Result { try file.removeParts() },
            Result { if let typedLines { try FileSystem.removeFile(typedLines) } },
        ]
        let traces: (any Error)?
        do {
            try await database.compact()
            traces = nil
        } catch {
            traces = error
        }
        let elsewhere = try? await database.read { [declaration] in try declaration.elsewhere($0) }
        await database.close()
        if let traces { throw StoreError.tracesLeft(path, traces) }
        for result in results { try result.get() }
        // An acknowledgement file contains only a number, and no erased data.
        let own = [declaration.fileName] + CompanionFile.allCases.map { $0.path(beside: declaration.fileName) }
        return FileSystem.fileNames(in: folder).filter { name in
            name.hasPrefix(program) && !own.contains(name)
                && !name.hasSuffix(CompanionFile.acknowledgement.rawValue)
        }
        .map { "\(folder)/\($0)" } + (elsewhere ?? [])
    }

    /// Backs up the file as it was at the end of the last day with edits, unless that day is today. Where the last edit
    /// is dated more than a week after today, because the clock was ahead, the file is backed up as it is, once each day.
    ///
    /// - Returns: a notice, which must not prevent the program from starting, that the backup failed or that the clock
    ///   was ahead; `nil` if there is none.
    func backUpDaily(lastEdit: Timestamp?) -> StoreError? {
        guard let lastEdit else { return nil }
        let (day, today) = (Day(of: clock.localTime(of: lastEdit)), today)
        let isAhead = day.number - today.number > Self.backedUpDays
        guard day < today || isAhead else { return nil }
        if FileSystem.size(of: path) ?? 0 > Self.mostBytes {
            return StoreError.noDailyBackup(StoresPhrases.tooLargeForBackup(path, megabytes: Self.mostBytes >> 20))
        }
        do {
            let isMade = try dailyBackups(on: today).backUp(for: min(day, today).description)
            return isMade && isAhead ? StoreError.editAhead(day) : nil
        } catch {
            return StoreError.noDailyBackup(Phrase(of: error))
        }
    }

    /// Returns an unused path with a name and the time: `mandalart-20261123-1405.db`, then
    /// `mandalart-20261123-1405-2.db`.
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
