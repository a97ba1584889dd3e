import Foundation
import Journal
import JournalTesting
import PlatformTesting
import SQLite
import Sync
import SyncTesting
import Testing

/// Three machines with a few edits, and every state to which exchanges lead that are cut off anywhere.
@Suite("Every state of three machines and a remote")
struct StateSpaceTests {
    @Test("knows of no edit that the remote does not have, and leads to a state in which all have all")
    func walk() async throws {
        var space = try await StateSpace()
        var states: Set<StateSpace.State> = [space.first]
        var waiting = [space.first]
        var broken: [String] = []
        while let state = waiting.popLast() {
            broken += space.contradictions(in: state)
            if try await !space.converges(from: state) { broken.append("\(state) never becomes whole") }
            for machine in state.machines.indices {
                for next in try await space.exchanges(of: machine, in: state) where states.insert(next).inserted {
                    waiting.append(next)
                }
            }
        }
        #expect(broken.isEmpty, "\(broken.prefix(3))")
        #expect(states.count > 100, "\(states.count)")
    }
}

/// The transitions between states, which the real code makes. A machine's transition depends on its own state and on that
/// of the remote alone, so that each pair is tried only once.
private struct StateSpace {
    /// What a machine has and knows, by the numbers of replicas.
    struct Store: Hashable {
        let machine: Int
        var heads: [Int64: Int64]
        var known: [Int64: Int64]
    }

    struct State: Hashable, CustomStringConvertible {
        var machines: [Store]
        var remote: [Int64: Int64]

        var description: String { "\(machines.map { "\($0.heads) knowing \($0.known)" }) with \(remote)" }
    }

    private struct Transition: Hashable {
        let store: Store
        let remote: [Int64: Int64]
    }

    private static let identity = "5f0c21d98a7b3e46"
    private static let count = 3

    private let folder: TemporaryFolder
    private var files: [Store: [UInt8]] = [:]
    private var edits: [EditKey: [SharedEdit]] = [:]
    private var outcomes: [Transition: [(Store, [Int64: Int64])]] = [:]
    let first: State
    private let whole: Set<EditKey>

    /// Machine 0 has added a page, and each machine has an edit with its name. The remote has nothing yet.
    init() async throws {
        folder = try TemporaryFolder()
        var machines: [Store] = []
        for machine in 0..<Self.count {
            let journal = try await Self.journal(of: machine, in: folder.file("\(machine).db"))
            if machine == 0 { _ = try await journal.addPage("a page") }
            // The name is an edit, too, and would come with the first exchange.
            try await journal.prepareExchange()
            try await journal.nameMachine("\(machine)")
            let store = Store(machine: machine, heads: try await journal.heads(), known: [:])
            for replica in store.heads.keys {
                for edit in try await journal.edits(of: replica) { edits[edit.key, default: []].append(edit) }
            }
            files[store] = try await journal.database.snapshot()
            machines.append(store)
        }
        first = State(machines: machines, remote: [:])
        whole = Set(edits.keys)
    }

    private static func journal(of machine: Int, in path: String) async throws -> Journal {
        let clock = SetClock(1_000_000_000_000 + Int64(machine))
        return try await Notebook.journal(.file(path), identity: "machine \(machine)") { clock.next() }
    }

    /// What must hold in a state: an edit that is known to be there is there.
    func contradictions(in state: State) -> [String] {
        state.machines.enumerated().flatMap { machine, store in
            store.known.filter { $0.value > state.remote[$0.key] ?? 0 }
                .map { "machine \(machine) believes that \($0) is there, in \(state)" }
        }
    }

    /// Returns the possible states after an exchange of a machine: one for each step after which the exchange may be
    /// cut off, and last, the state after a complete exchange.
    mutating func exchanges(of machine: Int, in state: State) async throws -> [State] {
        let transition = Transition(store: state.machines[machine], remote: state.remote)
        if outcomes[transition] == nil { outcomes[transition] = try await carryOut(transition) }
        return (outcomes[transition] ?? []).map { store, remote in
            var next = state
            (next.machines[machine], next.remote) = (store, remote)
            return next
        }
    }

    mutating func converges(from state: State) async throws -> Bool {
        var state = state
        for _ in 0..<2 {
            for machine in state.machines.indices {
                guard let next = try await exchanges(of: machine, in: state).last else { return false }
                state = next
            }
        }
        let heads = state.machines.map(\.heads) + [state.remote]
        return heads.allSatisfy { keys(upTo: $0) == whole }
    }

    private func keys(upTo heads: [Int64: Int64]) -> Set<EditKey> {
        Set(heads.flatMap { replica, last in (0..<last).map { EditKey(replica: replica, sequence: $0 + 1) } })
    }

    private mutating func carryOut(_ transition: Transition) async throws -> [(Store, [Int64: Int64])] {
        var outcomes: [(Store, [Int64: Int64])] = []
        for steps in 0... {
            let path = folder.file("\(UInt64.random(in: 0 ... .max)).db")
            try Data(files[transition.store] ?? []).write(to: URL(filePath: path))
            let journal = try await Self.journal(of: transition.store.machine, in: path)
            let remote = MemoryRemote()
            let there = keys(upTo: transition.remote).intersection(edits.keys).sorted()
            _ = try await remote.add(there.flatMap { edits[$0] ?? [] }, by: 1, to: Self.identity, at: "")
            remote.fail(after: steps)
            let synchronizer = Synchronizer(
                of: journal, machine: "\(transition.store.machine)", adjustmentsOfCopies: Journal.adjustmentsOfCopies,
                now: SetClock(1_000_000_000_000).next)
            var isWhole = true
            do { _ = try await synchronizer.exchange(with: remote) } catch is MemoryRemote.Failure { isWhole = false }
            remote.fail(after: nil)
            let store = Store(
                machine: transition.store.machine, heads: try await journal.heads(),
                known: try await journal.database.read { connection in
                    let heads = try connection.query("SELECT replica, sequence FROM sync_head") {
                        (try $0.integer("replica", as: Int64.self), try $0.integer("sequence", as: Int64.self))
                    }
                    return Dictionary(heads) { first, _ in first }
                })
            if files[store] == nil { files[store] = try await journal.database.snapshot() }
            await journal.database.close()
            try FileManager.default.removeItem(atPath: path)
            let heads = Dictionary(grouping: remote.keys, by: \.replica).mapValues { Int64($0.count) }
            outcomes.append((store, heads))
            if isWhole { return outcomes }
        }
        return outcomes
    }
}
