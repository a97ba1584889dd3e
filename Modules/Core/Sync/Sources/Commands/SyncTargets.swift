import Basics
import Host
import Journal
import Platform
import Stores

/// The targets with which the store in a file exchanges edits.
struct SyncTargets: Sendable {
    private let declaration: StoreDeclaration
    let file: StoreFile

    init(_ declaration: StoreDeclaration, _ file: StoreFile) {
        (self.declaration, self.file) = (declaration, file)
    }

    func synchronizer(of journal: Journal) -> Synchronizer {
        Synchronizer(
            of: journal, machine: CurrentMachine.name, adjustmentsOfCopies: declaration.adjustmentsOfCopies(),
            now: file.clock.now)
    }

    func remote(_ target: String) throws -> any Remote {
        if PostgreSQLRemote.isAddress(target) {
            return try PostgreSQLRemote(
                target, program: declaration.program, environment: .process, spool: "\(file.folder)/sync")
        }
        return FolderRemote(target, path: target, program: declaration.program)
    }

    /// Exchanges edits with all known targets, if the setting for automatic exchange includes this moment. It asks no
    /// questions: a target that is empty, or has become another one, is left to the command `sync`.
    func exchange(at moment: PromptWork.Moment, of journal: Journal) async throws -> PromptWork.Report {
        let synchronizer = synchronizer(of: journal)
        guard try await synchronizer.automaticExchange().includes(moment) else { return PromptWork.Report() }
        let log = try ExchangeLog(in: file.folder)
        var (messages, hasChangedData): ([Phrase], Bool) = ([], false)
        for target in try await synchronizer.remotes().map(\.target) {
            do {
                let outcome = try await synchronizer.exchange(with: remote(target))
                try log.note(target, at: file.clock.now())
                if !outcome.isNothing { messages.append(SyncCommandPhrases.done(outcome, target)) }
                messages += SyncCommandPhrases.details(of: outcome)
                hasChangedData = hasChangedData || outcome.received > 0
            } catch let error where !(error is CancellationError) {
                messages.append(Phrase(of: error))
                // Some edits may have come before it failed.
                hasChangedData = true
            }
        }
        try log.close()
        return PromptWork.Report(messages: messages, hasChangedData: hasChangedData)
    }
}
