import Basics

/// What the command `sync` says in JSON.
struct SyncReply: Sendable {
    struct Exchange: Sendable {
        let target: String
        let outcome: Synchronizer.Outcome
        var backup: String?
    }

    var exchanges: [Exchange] = []
    var targets: [Target] = []
    var machines: [Machine] = []
    var machine: String?
    var automatic: AutomaticExchange?

    struct Target: Sendable {
        let name: String
        /// The time of the last complete exchange; `nil` if there was none, or if its time is not known any more.
        let exchanged: Timestamp?
        /// The number of edits that wait to be sent.
        let waiting: Int
    }

    struct Machine: Sendable {
        let name: String
        let lastEdit: Timestamp
    }

    static let members: [Member<SyncReply>] = [
        .list("exchanges", SyncCommandPhrases.exchanges, of: exchange) { $0.exchanges },
        .list("targets", SyncCommandPhrases.targets, of: known) { $0.targets },
        .list("machines", SyncCommandPhrases.machines, of: other) { $0.machines },
        .member("machine", SyncCommandPhrases.thisMachine) { $0.machine },
        .member("automatic", SyncCommandPhrases.automatic) { $0.automatic?.rawValue },
    ]

    private static let exchange: [Member<Exchange>] = [
        .member("target", SyncCommandPhrases.targetMember) { $0.target },
        .member("sent", SyncCommandPhrases.sent) { $0.outcome.sent },
        .member("received", SyncCommandPhrases.received) { $0.outcome.received },
        .list("lost", SyncCommandPhrases.lost, of: place) { $0.outcome.lost.map(\.details) },
        .list("notices", SyncCommandPhrases.notices) { $0.outcome.notices.map(\.english) },
        .member("backup", SyncCommandPhrases.backup) { $0.backup },
    ]

    private static let place: [Member<RecordedEdit.Details>] = [
        .member("part", SyncCommandPhrases.part) { $0.part },
        .member("address", SyncCommandPhrases.address) { $0.address },
    ]

    private static let known: [Member<Target>] = [
        .member("target", SyncCommandPhrases.targetMember) { $0.name },
        .member("exchanged", SyncCommandPhrases.exchanged) { $0.exchanged?.universal },
        .member("waiting", SyncCommandPhrases.waiting) { $0.waiting },
    ]

    private static let other: [Member<Machine>] = [
        .member("name", SyncCommandPhrases.name) { $0.name },
        .member("lastEdit", SyncCommandPhrases.lastEdit) { $0.lastEdit.universal },
    ]
}
