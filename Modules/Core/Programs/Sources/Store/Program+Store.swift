import Commands
import Consoles
import JSON
import Languages
import LineEditor
import Platform
public import Prompt
import Records
import Screens
import Terminal

extension Program {
    /// How a program finds the file in which it keeps everything, for `backup`, `restore`, `rescue` and
    /// `purge`.
    public struct StoreAccess: Sendable {
        let open: @Sendable (Invocation) throws -> any ProgramStore
        let isDamage: @Sendable (any Error) -> Bool

        /// - Parameters:
        ///   - isDamage: whether an error says that the file is damaged. Its message then ends with what to do.
        ///   - open: finds the file that the arguments name. It need not exist, and may be damaged.
        public init(
            isDamage: @escaping @Sendable (any Error) -> Bool,
            open: @escaping @Sendable (Invocation) throws -> any ProgramStore
        ) {
            (self.open, self.isDamage) = (open, isDamage)
        }
    }

    /// The commands of the arguments that handle the store as a whole.
    static let storeCommands: [Syntax<Invocation.Request>] = [
        Syntax(
            "restore", PathArgument(ProgramPhrases.file), summary: ProgramStorePhrases.restore,
            example: ProgramStorePhrases.restoreExample
        ) { .restore($0) },
        Syntax("rescue", summary: ProgramStorePhrases.rescue) { .rescue },
        Syntax("purge", summary: ProgramStorePhrases.purge) { .purge },
    ]

    /// Carries out a request that handles the store as a whole.
    ///
    /// - Returns: Whether it was one.
    @MainActor func carryOutOnStore(
        _ invocation: Invocation, on console: any Console, in surroundings: Surroundings
    ) async throws -> Bool {
        guard let access = store, invocation.request.isOnStore else { return false }
        let store: any ProgramStore = surroundings.isRecorded ? RecordedStore() : try access.open(invocation)
        let reader = Reader(language: surroundings.languageChoice.language, width: console.width)
        switch invocation.request {
        case .restore(let file):
            try await ask(ProgramStorePhrases.mayReplace(file), by: "restore", invocation, on: console, reader)
            let kept = try await store.restore(file)
            let done = RestoredStore(file: file, kept: kept)
            if invocation.options.writesJSON {
                try console.show(json: .object(RestoredStore.record.json(of: done)))
            } else {
                try console.tell(reader.text(ProgramStorePhrases.isRestored(file, keeping: kept)))
            }
        case .rescue:
            let report = try await store.rescue()
            if invocation.options.writesJSON {
                try console.show(json: .object(RescueReport.record.json(of: report)))
            } else {
                try console.tell(reader.text(ProgramStorePhrases.isRescued(report)))
            }
        case .purge:
            try await ask(ProgramStorePhrases.mayPurge, by: "purge", invocation, on: console, reader)
            let purge = Purge(remaining: try await store.purge())
            if invocation.options.writesJSON {
                try console.show(json: .object(Purge.record.json(of: purge)))
            } else {
                try console.tell(reader.text(ProgramStorePhrases.isPurged(remaining: purge.remaining)))
            }
        default: break
        }
        return true
    }

    @MainActor private func ask(
        _ question: Phrase, by command: String, _ invocation: Invocation, on console: any Console, _ reader: Reader
    ) async throws {
        if invocation.options.saysYes { return }
        guard console.isInteractive, !invocation.options.writesJSON else { throw Declined.notAsked(command: command) }
        let prompt = "\(ScreenPhrases.confirm(question).text(in: reader.language).visible)> "
        let line = try await console.nextLine(LineRequest(prompt: prompt, offersHistory: false))
        guard case .text(let answer)? = line, Agreement(answer: answer.filter { !$0.isWhitespace }) == .yes else {
            throw Declined.answered
        }
    }
}

extension Invocation.Request {
    fileprivate var isOnStore: Bool {
        switch self {
        case .restore, .rescue, .purge: true
        default: false
        }
    }
}

/// The store of a recorded run, which handles none: a replay must not write files where the recording says.
struct RecordedStore: ProgramStore {
    func backUp(to path: String?) throws -> String { throw UsageError(ProgramStorePhrases.notRecorded) }
    func restore(_ backup: String) throws -> String? { throw UsageError(ProgramStorePhrases.notRecorded) }
    func rescue() throws -> RescueReport { throw UsageError(ProgramStorePhrases.notRecorded) }
    func purge() throws -> [String] { throw UsageError(ProgramStorePhrases.notRecorded) }
}

/// A store that was replaced by a backup.
struct RestoredStore {
    let file: String
    let kept: String?

    /// The answer to `restore`.
    static let record = Record<RestoredStore>(
        "restored", ProgramStorePhrases.restored,
        [
            .member("file", ProgramStorePhrases.restoredFile) { $0.file },
            .member("kept", ProgramStorePhrases.keptFile) { $0.kept },
        ])
}

/// A store of which what was deleted is erased.
struct Purge {
    let remaining: [String]

    /// The answer to `purge`.
    static let record = Record<Purge>(
        "purged", ProgramStorePhrases.purged,
        [.list("remaining", ProgramStorePhrases.remainingFiles) { $0.remaining }])
}

extension RescueReport {
    /// The answer to `rescue`.
    static let record = Record<RescueReport>(
        "rescued", ProgramStorePhrases.rescued,
        [
            .member("rows", ProgramStorePhrases.rescuedRows) { $0.rows },
            .list("damagedTables", ProgramStorePhrases.damagedTables) { $0.damagedTables },
            .member("refusedRows", ProgramStorePhrases.refusedRows) { $0.refusedRows },
            .member("kept", ProgramStorePhrases.keptFile) { $0.kept },
        ])
}
