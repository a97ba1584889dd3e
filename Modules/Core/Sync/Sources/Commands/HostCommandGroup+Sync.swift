import Basics
import Commands
public import Host
import Journal
import Platform
public import Stores

extension StoreDeclaration {
    /// The access to the store, with the command `sync`, which exchanges edits with other machines.
    public var synchronizedAccess: Program.StoreAccess {
        var declaration = self
        // Whatever was sent is there for good.
        declaration.elsewhere = { try $0.remotes().map(\.target) }
        declaration.adjustRescued = { try $0.forgetPositions() }
        declaration.parts = { [parts = declaration.parts] in
            parts() + [Part(SyncCommandPhrases.choices, tables: ["sync_remote", "sync_head", "sync_setting"])]
        }
        var access = declaration.access
        access.commands = { [declaration] store in [.sync(declaration, of: store as? StoreFile)] }
        return access
    }
}

extension HostCommandGroup {
    /// Returns the command `sync`, and the automatic exchange at a prompt, which a person can turn on. Without a file,
    /// as in a recorded run, nothing is exchanged.
    static func sync(_ declaration: StoreDeclaration, of file: StoreFile?) -> HostCommandGroup {
        let targets = file.map { SyncTargets(declaration, $0) }
        let commands = [
            HostCommand("sync", showsProgress: true, outcome: SyncReply.members) {
                Syntax(
                    $0, SyncChoice(), summary: SyncCommandPhrases.sync, example: SyncCommandPhrases.example,
                    details: SyncCommandPhrases.details
                ) { $0 }
            } run: { context, request in
                guard let targets, let journal = context.editLog as? Journal else {
                    throw UsageError(SyncCommandPhrases.notRecorded)
                }
                return try await SyncCommand(context, targets, journal).carryOut(request)
            }
        ]
        return HostCommandGroup(
            commands,
            promptWork: targets.map { targets in
                PromptWork(tookTooLong: SyncCommandPhrases.tookTooLong) { moment, log in
                    guard let journal = log as? Journal else { return PromptWork.Report() }
                    return try await targets.exchange(at: moment, of: journal)
                }
            })
    }
}

/// The command `sync` in a place.
@MainActor private struct SyncCommand {
    private let context: HostContext
    private let targets: SyncTargets
    private let synchronizer: Synchronizer

    private var file: StoreFile { targets.file }

    init(_ context: HostContext, _ targets: SyncTargets, _ journal: Journal) {
        (self.context, self.targets) = (context, targets)
        synchronizer = targets.synchronizer(of: journal)
    }

    private func say(_ phrase: Phrase) throws {
        if !context.speaker.writesJSON { try context.speaker.tell(phrase) }
    }

    func carryOut(_ request: SyncRequest) async throws -> SyncReply {
        switch request {
        case .exchange(let target, let isDry): return try await exchange(target, isDry: isDry)
        case .status: return try await status()
        case .forget(let typed):
            let target = try await knownTarget(typed)
            try await synchronizer.forget(target)
            try say(SyncCommandPhrases.isForgotten(target))
            return SyncReply()
        case .machine(let name):
            if let name { try await synchronizer.setMachineName(name) }
            let name = try await synchronizer.machineName()
            try say(SyncCommandPhrases.machineIs(name))
            return SyncReply(machine: name)
        case .automatic(let choice):
            if choice != .off, try await synchronizer.remotes().isEmpty { throw SyncError.noRemote }
            try await synchronizer.setAutomaticExchange(choice)
            try say(SyncCommandPhrases.exchanges(choice))
            return SyncReply(automatic: choice)
        }
    }

    private func status() async throws -> SyncReply {
        let times = ExchangeLog.times(in: file.folder)
        let remotes = try await synchronizer.remotes().map { remote in
            SyncReply.Target(name: remote.target, exchanged: times[remote.target], waiting: remote.waiting)
        }
        let machines = try await synchronizer.machines().map { SyncReply.Machine(name: $0.name, lastEdit: $0.lastEdit) }
        let name = try await synchronizer.machineName()
        try say(SyncCommandPhrases.machineIs(name))
        if remotes.isEmpty { try say(SyncPhrases.noRemote) }
        for remote in remotes { try say(SyncCommandPhrases.status(remote, at: minute)) }
        let automatic = try await synchronizer.automaticExchange()
        if automatic != .off { try say(SyncCommandPhrases.exchanges(automatic)) }
        for machine in machines { try say(SyncCommandPhrases.lastEdit(machine, at: minute)) }
        return SyncReply(targets: remotes, machines: machines, machine: name, automatic: automatic)
    }

    private func minute(_ time: Timestamp) -> Phrase {
        let local = file.clock.localTime(of: time)
        return Phrase(made: { local.minute(in: $0) })
    }

    // MARK: - Exchange

    private func exchange(_ typed: String?, isDry: Bool) async throws -> SyncReply {
        let known = try await synchronizer.remotes().map(\.target)
        let targets = try typed.map { [try target($0)] } ?? known
        if targets.isEmpty { throw SyncError.noRemote }
        let log = try ExchangeLog(in: file.folder)
        var reply = SyncReply()
        var failures: [any Error] = []
        for target in targets {
            do {
                let remote = try self.targets.remote(target)
                reply.exchanges.append(try await exchange(with: remote, isNew: !known.contains(target), isDry: isDry))
                if !isDry { try log.note(target, at: file.clock.now()) }
            } catch let error where !(error is CancellationError || error is Declined) {
                failures.append(error)
            } catch {
                if !isDry { try await expectChanges() }
                throw error
            }
        }
        // Some edits may have come before an exchange failed.
        let hasReceived = !failures.isEmpty || reply.exchanges.contains { $0.outcome.received > 0 }
        if hasReceived, !isDry { try await expectChanges() }
        try log.close()
        // A failure did not stop the exchanges after it. The last failure becomes the error of the command.
        for failure in failures.dropLast() { try say(Phrase(of: failure)) }
        if let last = failures.last { throw last }
        return reply
    }

    /// Notes that edits may have come, and applies settings that may have changed, even if the command was canceled.
    private func expectChanges() async throws {
        try await Task { [context] in try await context.expectChanges() }.value
    }

    private func exchange(with remote: any Remote, isNew: Bool, isDry: Bool) async throws -> SyncReply.Exchange {
        if isDry {
            let preview = try await synchronizer.preview(of: remote)
            try say(SyncCommandPhrases.would(preview, remote.name))
            return SyncReply.Exchange(target: remote.name, outcome: preview)
        }
        var backup: String?
        if isNew {
            let preview = try await synchronizer.preview(of: remote)
            try await context.confirmation.ask(SyncCommandPhrases.begins(preview, remote.name), by: "sync")
            backup = try await file.backUp(to: nil)
        }
        let outcome: Synchronizer.Outcome
        do {
            outcome = try await exchange(with: remote)
        } catch let surprise as SyncError {
            let preview = try await synchronizer.preview(of: remote, startingOver: true)
            try await context.confirmation.ask(SyncCommandPhrases.goOn(surprise, preview), by: "sync")
            outcome = try await exchange(with: remote, startingOver: true)
        }
        try tell(outcome, of: remote.name, backup)
        return SyncReply.Exchange(target: remote.name, outcome: outcome, backup: backup)
    }

    /// Exchanges edits, and shows a person at a terminal that it goes on.
    private func exchange(
        with remote: any Remote, startingOver: Bool = false
    ) async throws -> Synchronizer.Outcome {
        let (synchronizer, progress) = (synchronizer, Progress())
        return try await context.speaker.showing(
            SyncCommandPhrases.exchanging(remote.name), percent: { progress.percent }
        ) {
            try await synchronizer.exchange(with: remote, startingOver: startingOver) { progress.report($0) }
        }
    }

    private func tell(_ outcome: Synchronizer.Outcome, of target: String, _ backup: String?) throws {
        // A run for cron has nothing to say where nothing is new.
        if !outcome.isNothing || backup != nil || context.run.source != .arguments {
            try say(SyncCommandPhrases.done(outcome, target))
        }
        for phrase in SyncCommandPhrases.details(of: outcome) { try say(phrase) }
        if let backup { try say(SyncCommandPhrases.isBackedUp(backup)) }
    }

    // MARK: - Targets

    /// Returns a target as it is remembered: the absolute path of a folder, or the address of a database.
    private func target(_ typed: String) throws -> String {
        if PostgreSQLRemote.isAddress(typed) { return typed }
        let path = try folder(typed)
        guard let absolute = FileSystem.resolvingFolders(of: path) else {
            throw RemoteError.unreachable(typed, Phrase(of: SystemError.missing(path)))
        }
        return absolute
    }

    /// Returns the known target that was typed. Its folder may be on a disk that is gone.
    private func knownTarget(_ typed: String) async throws -> String {
        var names = [typed]
        if !PostgreSQLRemote.isAddress(typed) {
            let path = try folder(typed)
            names = [FileSystem.absolute(path)] + [FileSystem.resolvingFolders(of: path)].compactMap(\.self)
        }
        let known = try await synchronizer.remotes().map(\.target)
        guard let target = known.first(where: { names.contains($0) }) else {
            throw SyncError.unknown(names.last ?? typed)
        }
        return target
    }

    /// Returns the path of a typed folder, without slashes at its end.
    private func folder(_ typed: String) throws -> String {
        var path = try context.path(typed)
        guard path.contains("/") else { throw SyncError.noTarget(typed) }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path
    }
}
