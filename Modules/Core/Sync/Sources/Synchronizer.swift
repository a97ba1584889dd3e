public import Basics
public import Journal
import SQLite

/// Exchanges the edits of a store with remotes.
///
/// An exchange receives the edits that the store lacks, in batches, each in one transaction with its cursor. Then it
/// sends the edits that the remote lacks, whichever store made them. An exchange may be interrupted at any point: the
/// next one continues it.
public struct Synchronizer: Sendable {
    private let journal: Journal
    private let machine: String
    private let adjustmentsOfCopies: [String]
    private let now: @Sendable () -> Timestamp

    /// Creates the synchronizer of a store.
    ///
    /// - Parameters:
    ///   - journal: the journal of the store.
    ///   - machine: the name of this machine, unless another one was set.
    ///   - adjustmentsOfCopies: the SQL statements that run in every copy of the store.
    ///   - now: the wall clock.
    public init(
        of journal: Journal, machine: String, adjustmentsOfCopies: [String], now: @escaping @Sendable () -> Timestamp
    ) {
        (self.journal, self.machine, self.now) = (journal, machine, now)
        self.adjustmentsOfCopies = adjustmentsOfCopies
    }

    /// What an exchange has done, or would do.
    public struct Outcome: Sendable {
        /// The numbers of edits that were sent, and that were received.
        public var sent = 0, received = 0
        /// The changes made here that newer edits of other machines have replaced.
        public var lost: [RecordedEdit.Change] = []
        /// Messages for the person, such as about a damaged file.
        public var notices: [Phrase] = []
        /// Whether the store was exchanged with this remote before.
        public var isKnown = false

        /// Whether there was nothing to exchange or to tell.
        public var isNothing: Bool { sent == 0 && received == 0 && lost.isEmpty && notices.isEmpty }
    }

    /// What is known of a remote.
    public struct KnownRemote: Sendable {
        /// The remote as the person wrote it.
        public let target: String
        /// The number of edits that wait to be sent.
        public let waiting: Int
    }

    /// How often an exchange is begun at most.
    private static let mostAttempts = 12

    /// The number of changes after which edits are sent.
    private static let mostChanges = 20_000

    // MARK: - Settings

    /// The name of this machine, as other machines see it in their histories.
    public func machineName() async throws -> String {
        try await journal.database.read { try $0.syncSetting("machine") } ?? machine
    }

    /// Sets the name of this machine.
    ///
    /// - Throws: `DatabaseError`.
    public func setMachineName(_ name: String) async throws {
        try await journal.database.write { try $0.setSyncSetting("machine", to: name) }
    }

    /// Returns when a prompt exchanges edits by itself.
    ///
    /// - Throws: `DatabaseError`.
    func automaticExchange() async throws -> AutomaticExchange {
        try await journal.database.read { try $0.syncSetting(AutomaticExchange.setting) }
            .flatMap(AutomaticExchange.init) ?? .off
    }

    /// Sets when a prompt exchanges edits by itself.
    ///
    /// - Throws: `DatabaseError`.
    func setAutomaticExchange(_ choice: AutomaticExchange) async throws {
        try await journal.database.write { try $0.setSyncSetting(AutomaticExchange.setting, to: choice.rawValue) }
    }

    // MARK: - Remotes

    /// Returns the remotes of this store, in the order in which they were added.
    ///
    /// - Throws: `DatabaseError`.
    public func remotes() async throws -> [KnownRemote] {
        let heads = try await journal.heads()
        return try await journal.database.read { try $0.remotes() }.map { remote in
            let waiting = heads.reduce(0) { $0 + max(0, Int($1.value - (remote.heads[$1.key] ?? 0))) }
            return KnownRemote(target: remote.target, waiting: waiting)
        }
    }

    /// Returns the other machines whose edits this store has, with the times of their last edits.
    ///
    /// - Throws: `JournalError` and `DatabaseError`.
    public func machines() async throws -> [(name: String, lastEdit: Timestamp)] {
        try await journal.machines(besides: machineName())
    }

    /// Forgets a remote. The edits in the remote stay there.
    ///
    /// - Throws: `DatabaseError`.
    public func forget(_ target: String) async throws {
        try await journal.database.write { connection in
            if try connection.hasSyncTables() { try connection.forget(target) }
        }
    }

    // MARK: - Exchange

    /// Returns what an exchange would do, and changes nothing.
    ///
    /// - Throws: as ``exchange(with:startingOver:progress:)``.
    public func preview(of remote: any Remote, startingOver: Bool = false) async throws -> Outcome {
        let state = try await journal.database.read { try $0.remote(remote.name) }
        let begin = startingOver ? nil : state
        var reading = Reading(begin ?? RemoteState(number: 0, target: remote.name), heads: try await journal.heads())
        var fresh: Set<EditKey> = []
        let replica = try await journal.replica()
        try await remote.read(from: reading.state.position, after: reading.after(of: replica)) { read in
            switch read {
            case .identities(let identities): try reading.identify(identities)
            case .restarted: reading.state.heads = [:]
            case .notice: break
            case .edits(let edits, _):
                for edit in edits {
                    reading.note(edit)
                    let isNew = edit.key.sequence > reading.heads[edit.key.replica] ?? 0
                    if isNew, edit.isOfPerson { fresh.insert(edit.key) }
                }
            }
            return []
        }
        var outcome = Outcome()
        outcome.isKnown = state?.identity != nil
        outcome.received = fresh.count
        outcome.sent = reading.heads.reduce(0) { $0 + max(0, Int($1.value - (reading.state.heads[$1.key] ?? 0))) }
        return outcome
    }

    /// Exchanges edits with a remote.
    ///
    /// - Parameters:
    ///   - remote: the remote.
    ///   - startingOver: whether to forget the known state of the remote, because the person has accepted that the
    ///     remote is empty or another one: see ``SyncError/emptied(_:)`` and ``SyncError/another(_:)``.
    ///   - progress: a closure that is called with the number of edits exchanged so far.
    /// - Returns: what was done.
    /// - Throws: ``SyncError``, ``RemoteError``, `JournalError` and `DatabaseError`. Edits that were exchanged before
    ///   the error are kept.
    public func exchange(
        with remote: any Remote, startingOver: Bool = false, progress: (Int) -> Void = { _ in }
    ) async throws -> Outcome {
        try await journal.prepareExchange()
        var outcome = Outcome()
        for attempt in 1... {
            do {
                try await exchange(with: remote, startingOver: startingOver && attempt == 1, &outcome, progress)
                return outcome
            } catch JournalError.rolledBack where attempt < Self.mostAttempts {
                try await journal.beNewReplica()
                outcome.notices.append(SyncPhrases.rolledBack)
            } catch JournalError.copied(let sequence) where attempt < Self.mostAttempts {
                try await renew(for: remote, copiedAt: sequence)
                outcome.notices.append(SyncPhrases.copied)
            } catch RemoteError.taken where attempt < Self.mostAttempts {
                // What the others have added meanwhile is read first.
                try await Task.sleep(for: .milliseconds(Int.random(in: 0...20 * attempt)))
            }
        }
        return outcome
    }

    /// Gives edits that the remote does not have new keys. `sequence` is the number of the first edit of this replica that
    /// another store has made; `nil` if this store's clock was ahead.
    private func renew(for remote: any Remote, copiedAt sequence: Int64? = nil) async throws {
        let sent = try await sentHead(to: remote)
        guard let sequence else { return try await journal.renew(after: sent, isCopied: false, isRestamped: true) }
        // The edits before it were made before the copy.
        try await journal.renew(
            after: max(sent, sequence - 1), isCopied: true, isRestamped: false, adjustments: adjustmentsOfCopies)
    }

    /// The number of the last edit of this replica that any remote has.
    private func sentHead(to remote: any Remote) async throws -> Int64 {
        try await journal.database.read { connection in
            let replica = try connection.first("SELECT replica FROM journal_store") {
                try $0.integer("replica", as: Int64.self)
            }
            return try connection.remotes().compactMap { $0.heads[replica ?? 0] }.max() ?? 0
        }
    }

    private func exchange(
        with remote: any Remote, startingOver: Bool, _ outcome: inout Outcome, _ progress: (Int) -> Void
    ) async throws {
        let known = try await journal.database.read { try $0.remote(remote.name) }
        let state: RemoteState
        if let known, !startingOver {
            state = known
        } else {
            state = try await journal.database.write { connection in
                try connection.createSyncTables()
                if startingOver { try connection.forget(remote.name) }
                return try connection.remote(remote.name)
                    ?? connection.save(RemoteState(number: 0, target: remote.name))
            }
        }
        switch try await journal.clockState(after: sentHead(to: remote)) {
        case .right: break
        case .ahead: try await renew(for: remote)
        case .bound(let time): outcome.notices.append(SyncPhrases.wasAhead(time))
        }
        outcome.isKnown = state.identity != nil
        try await journal.nameMachine(machineName())
        var reading = Reading(state, heads: try await journal.heads())
        var pass = 0
        repeat {
            pass += 1
            try await receive(from: remote, &reading, &outcome, progress)
        } while reading.hasProgressed && pass < 10
        outcome.notices += try await stops(reading.reception.stops, of: remote)
        try await send(to: remote, &reading, &outcome, progress)
        let (target, complete) = (remote.name, reading.state)
        // Where nothing was new, nothing is written.
        guard try await journal.database.read({ try $0.remote(target) }) != complete else { return }
        _ = try await journal.database.write { try $0.save(complete) }
    }

    /// Receives the edits that the store lacks. An edit that is read before an earlier edit of its replica, such as one in
    /// another file, is received by the next read.
    private func receive(
        from remote: any Remote, _ reading: inout Reading, _ outcome: inout Outcome, _ progress: (Int) -> Void
    ) async throws {
        let replica = try await journal.replica()
        reading.reception = Reception(sent: reading.state.heads[replica] ?? 0)
        var notices: [Phrase] = []
        try await remote.read(from: reading.state.position, after: reading.after(of: replica)) { read in
            switch read {
            case .identities(let identities): try reading.identify(identities)
            case .restarted:
                reading.state.heads = [:]
                notices.append(SyncPhrases.restarted(remote.name))
            case .notice(let notice): notices.append(notice)
            case .edits(let edits, let position):
                try Task.checkCancellation()
                var state = reading.state
                reading.note(edits, in: &state.heads)
                let before = state
                let reception = try await journal.receive(edits, after: reading.reception) { connection, reception in
                    var saved = before
                    saved.position = position(Set(reception.stops.map(\.replica)))
                    try connection.save(saved)
                }
                let stopped = Set(reception.stops.map(\.replica))
                reading.state = state
                reading.state.position = position(stopped)
                reading.reception = reception
                progress(outcome.received + reception.edits)
                return stopped
            }
            return []
        }
        outcome.received += reading.reception.edits
        outcome.lost += reading.reception.lost
        outcome.notices += notices.filter { !outcome.notices.contains($0) }
    }

    /// Adds to the remote what the store has and the remote lacks.
    private func send(
        to remote: any Remote, _ reading: inout Reading, _ outcome: inout Outcome, _ progress: (Int) -> Void
    ) async throws {
        let identity = reading.state.identity ?? Self.newIdentity()
        reading.state.identity = identity
        let writer = try await journal.replica()
        for replica in try await journal.heads().keys.sorted() {
            while true {
                try Task.checkCancellation()
                let known = reading.state.heads[replica] ?? 0
                let edits = try await journal.edits(of: replica, after: known, mostChanges: Self.mostChanges)
                guard let last = edits.last?.key.sequence else { break }
                // Saved before the first edit is sent, so that an empty remote is recognized even if this is
                // interrupted.
                let begun = reading.state
                _ = try await journal.database.write { try $0.save(begun) }
                reading.state.position = try await remote.add(
                    edits, by: writer, to: identity, at: reading.state.position)
                reading.state.heads[replica] = last
                outcome.sent += Set(edits.filter(\.isOfPerson).map(\.key)).count
                let sent = reading.state
                _ = try await journal.database.write { try $0.save(sent) }
                progress(outcome.received + outcome.sent)
            }
        }
    }

    private static func newIdentity() -> String { UInt64.random(in: .min ... .max).hexadecimal }

    /// Returns the messages about edits that were left out.
    private func stops(_ stops: [Reception.Stop], of remote: any Remote) async throws -> [Phrase] {
        var phrases: [Phrase] = []
        for stop in stops {
            let name =
                try await journal.machineName(of: stop.replica).map(Phrase.init(verbatim:))
                ?? SyncPhrases.unknownMachine
            switch stop {
            case .gap: phrases.append(SyncPhrases.gap(name))
            case .ahead(_, let time): phrases.append(SyncPhrases.ahead(name, time))
            case .damaged: phrases.append(SyncPhrases.damagedEdit(name))
            }
        }
        return phrases
    }
}

/// A reading of a remote.
private struct Reading {
    var state: RemoteState
    /// The last edits of each replica that the store has.
    let heads: [Int64: Int64]
    var reception = Reception(sent: 0)

    init(_ state: RemoteState, heads: [Int64: Int64]) {
        (self.state, self.heads) = (state, heads)
    }

    /// Whether some edits were received and others wait for edits before them, so that reading once more may bring more.
    var hasProgressed: Bool {
        reception.changes > 0 && reception.stops.contains { if case .gap = $0 { true } else { false } }
    }

    /// Compares the identities of the remote with the one that the store knows.
    mutating func identify(_ identities: Set<String>) throws(SyncError) {
        // An exchange that ended before anything was known to be there does not count.
        guard let known = state.identity, !state.heads.isEmpty else {
            return state.identity = identities.min() ?? state.identity
        }
        if identities.contains(known) { return }
        throw identities.isEmpty ? .emptied(state.target) : .another(state.target)
    }

    /// Returns, for each replica, the sequence number after which edits are read. So the store reads the edits that it
    /// lacks, and those of which it does not know that the remote has them. For its own replica, only the latter count:
    /// it has all its own edits, unless it was rolled back or copied.
    func after(of replica: Int64) -> [Int64: Int64] {
        var after = state.heads
        for (other, known) in state.heads where other != replica { after[other] = min(known, heads[other] ?? 0) }
        return after
    }

    /// Notes that the remote has an edit.
    mutating func note(_ edit: SharedEdit) { note([edit], in: &state.heads) }

    func note(_ edits: [SharedEdit], in heads: inout [Int64: Int64]) {
        for edit in edits where edit.checksum != nil {
            let head = heads[edit.key.replica] ?? 0
            if edit.key.sequence == head + 1 { heads[edit.key.replica] = edit.key.sequence }
        }
    }
}

extension Reception.Stop {
    var replica: Int64 {
        switch self {
        case .gap(let key), .ahead(let key, _), .damaged(let key): key.replica
        }
    }
}
