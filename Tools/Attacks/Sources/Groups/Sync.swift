import Foundation
import ProcessKit

/// The attack in which machines edit alone and exchange their edits through a folder, while calls on a store or on the
/// folder fail, the program is killed at such a call, or a file in the folder is cut off.
enum Sync: Group {
    static let name = "sync"
    static let summary = "machines exchange edits through a folder: killed at calls, calls failing, a file cut off"
    static let needsPreload = true
    static let share = 60.0

    private static let rounds = 4

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        var tries = arena.tries(small: 4, full: 120, tally)
        while let number = tries.next() {
            tally.begin(number)
            var chance = arena.chance(name, number)
            var exchange = try Exchange(machines: 2 + chance.below(2), in: arena, tally, &chance)
            for _ in 0..<rounds { try exchange.disturb(&chance) }
            try exchange.settle()
        }
    }
}

/// Some machines, each with a store and a writer, and a folder through which they exchange edits.
@MainActor private struct Exchange {
    private let arena: Arena
    private let tally: Tally
    /// The folder of all stores and of the exchanged files, in which calls fail.
    private let home: String
    private var writers: [Writer]

    private var folder: String { "\(home)/folder" }
    private var machines: Range<Int> { writers.indices }

    private func store(_ machine: Int) -> String { "\(home)/machine-\(machine)" }

    /// Begins the store of the first machine, from which the others get what all edits need.
    init(machines: Int, in arena: Arena, _ tally: Tally, _ chance: inout Chance) throws {
        (self.arena, self.tally) = (arena, tally)
        home = try arena.emptyFolder("exchange")
        writers = (0..<machines).map { Writer("m\($0)n", of: arena.app, isFirst: $0 == 0) }
        for machine in 0..<machines { try Files.makeFolder(store(machine)) }
        try arena.fill(store(0), by: &writers[0], edits: writers[0].foundationCount, tally, &chance)
        for machine in 0..<machines { _ = try sync(machine) }
    }

    private func sync(_ machine: Int, with mischief: Program.Mischief? = nil) throws -> Run {
        let environment = mischief.map {
            arena.program.recording(home, to: arena.folder.file("record"), with: $0)
        }
        try Files.remove(arena.folder.file("record"))
        return try arena.program.run(
            ["--json", "--yes", "--data", store(machine), "sync", folder], seconds: 60, environment: environment ?? [])
    }

    /// Lets each machine edit, and exchange its edits while something fails.
    mutating func disturb(_ chance: inout Chance) throws {
        for machine in machines.shuffled(using: &chance) {
            let count = 1 + chance.below(6)
            try arena.fill(
                store(machine), by: &writers[machine], edits: count, tally, &chance, isCutOff: chance.once(in: 4))
            let mischief = mischief(&chance)
            let run = try sync(machine, with: mischief)
            if case .last = mischief, run.end == .killed { continue }
            let verdict = Verdict(tally, ", as a call of an exchange fails")
            guard verdict.isOrderly(run) else { continue }
            let hasMessage = run.output.contains("\"error\":{")
            if run.end != .exit(0) {
                tally.count(.refused)
                if !hasMessage { verdict.add(.silent, "an exchange fails without a message") }
            } else if hasMessage {
                verdict.add(.wrong, "an error is told, and the exit code is 0")
            }
        }
        if chance.once(in: 3) { try cutOff(&chance) }
    }

    private func mischief(_ chance: inout Chance) -> Program.Mischief? {
        let calls: [Recording.Call] = [.open, .read, .pread, .write, .pwrite, .truncate, .sync, .unlink]
        guard let call = chance.pick(calls) else { return nil }
        let first = 1 + chance.below(chance.once(in: 2) ? 6 : 40)
        switch chance.below(5) {
        case 0: return nil
        case 1, 2: return .last(call, first)
        default:
            let last = chance.once(in: 2) ? first : 1 << 20
            return .failing(call, first...last, error: chance.once(in: 2) ? 5 : 28)
        }
    }

    /// Cuts off the end of a file in the folder, as a carrier does that has not brought all of it yet.
    private func cutOff(_ chance: inout Chance) throws {
        let files = try Files.contents(of: folder)
        guard let name = chance.pick(files.keys.sorted()), let bytes = files[name] else { return }
        try Files.write(Array(bytes.prefix(chance.below(bytes.count))), to: "\(folder)/\(name)")
    }

    /// Lets all machines exchange without disturbance, and checks that each has every edit that was acknowledged, and that
    /// all show the same.
    func settle() throws {
        let verdict = Verdict(tally, ", after an exchange")
        for round in 0..<4 {
            for machine in machines {
                let run = try sync(machine)
                guard verdict.isOrderly(run) else { return }
                if run.end != .exit(0) { verdict.add(.wrong, "an undisturbed exchange fails", run.output) }
                if round == 3, !run.output.contains(#""sent":0,"received":0"#) {
                    verdict.add(.wrong, "an exchange after all others is not empty")
                }
            }
        }
        tally.acknowledge(writers.map(\.acknowledged).reduce(0, +))
        var first: Content?
        for machine in machines {
            let (run, content) = try arena.program.read(store(machine))
            guard verdict.isOrderly(run) else { return }
            let comparison = Comparison(content, with: writers)
            for edit in comparison.lost { verdict.add(.lost, "an acknowledged edit is missing on a machine", of: edit) }
            for edit in comparison.risen { verdict.add(.wrong, "an edit that failed is on a machine", of: edit) }
            if let first, first != content { verdict.add(.wrong, "two machines show different things") }
            first = first ?? content
        }
    }
}
