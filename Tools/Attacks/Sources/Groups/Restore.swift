import Foundation
import ProcessKit

/// The attack in which a store is replaced as a whole, while calls fail, the program is killed, the power is lost, or
/// another program edits.
enum Restore: Group {
    static let name = "restore"
    static let summary = "restore and rescue: killed or without power at each call, each call failing, others editing"
    static let needsPreload = true
    static let share = 175.0

    /// The calls that change the names of files. A full run has tries for each of these calls: the program is killed
    /// before the call, or the call waits.
    private static let namings: [Recording.Call] = [.rename, .link, .unlink]

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        let replacements = try Replacing.allCases.flatMap { replacing in
            try [false, true].map { try Replacement(replacing, hasLog: $0, in: arena, tally) }
        }
        tally.acknowledge(replacements.map(\.writer.acknowledged).reduce(0, +))
        var (plans, numbers) = ([Disturbance](), [Int]())
        func add(_ more: [Disturbance], small: Int, full: Int = .max) {
            if arena.only == nil {
                numbers += arena.numbers(below: more.count, small: small, full: full).map { plans.count + $0 }
            }
            plans += more
        }
        let delays: [Disturbance.Kind] = [.delayed(isOpenBefore: false), .delayed(isOpenBefore: true)]
        add(replacements.flatMap { disturbances(of: $0, namings) { _ in [.killed] } }, small: 16)
        add(replacements.flatMap { disturbances(of: $0, namings) { _ in delays } }, small: 8)
        add(replacements.flatMap { disturbances(of: $0, [.pwrite, .sync]) { _ in delays } }, small: 4, full: 80)
        add(replacements.flatMap(others), small: 20, full: 700)
        // The numbers of power losses follow those of the plans.
        let losses = replacements.map(\.recording.entries.count).reduce(0, +) * PowerLoss.allCases.count
        if let only = arena.only {
            numbers = only < plans.count + losses ? [only] : []
        } else {
            numbers += arena.numbers(below: losses, small: 12, full: 400).map { plans.count + $0 }
        }
        var tries = arena.tries(numbers, tally)
        while let round = tries.nextRound() {
            for number in round where number < plans.count {
                tally.begin(number)
                let plan = plans[number]
                if case .delayed(let isOpenBefore) = plan.kind {
                    try edit(during: plan, isOpenBefore: isOpenBefore, number, arena, tally)
                } else {
                    try disturb(plan, number, arena, tally)
                }
            }
            try losePower(replacements, Set(round), from: plans.count, arena, tally)
        }
    }

    private static func disturbances(
        of replacement: Replacement, _ calls: [Recording.Call], _ kinds: (Recording.Call) -> [Disturbance.Kind]
    ) -> [Disturbance] {
        calls.flatMap { call in
            (0..<(replacement.recording.counts[call] ?? 0)).flatMap { index in
                kinds(call).map { Disturbance(replacement: replacement, call: call, number: index + 1, kind: $0) }
            }
        }
    }

    /// Returns the other disturbances of a replacement: kills before calls that change no names, and calls of every
    /// kind that fail, once or from then on.
    private static func others(of replacement: Replacement) -> [Disturbance] {
        let writing: [Recording.Call] = [.write, .pwrite, .truncate, .sync]
        let reading: [Recording.Call] = [.open, .read, .pread, .map]
        return disturbances(of: replacement, writing + reading) { _ in [.killed] }
            + disturbances(of: replacement, namings + writing + reading) { call in
                let errors: [Int32] = writing.contains(call) || call == .link ? [5, 28] : [5]
                return errors.flatMap { error in [false, true].map { .failing(isForever: $0, error: error) } }
            }
    }

    /// Kills the program or makes a call fail, and checks the store. In one of three tries, also repeats the
    /// replacement.
    private static func disturb(_ plan: Disturbance, _ number: Int, _ arena: Arena, _ tally: Tally) throws {
        let replacement = plan.replacement
        let verdict = Verdict(tally, plan.when, detail: plan.detail)
        let (store, record) = (try replacement.place(in: arena), try arena.newRecord())
        let run = try arena.program.run(
            replacement.words(store), environment: arena.program.recording(store, to: record, with: plan.mischief))
        if case .killed = plan.kind {
            guard run.end == .killed else { return verdict.add(.wrong, "nothing is killed") }
        } else {
            guard verdict.isOrderly(run) else { return }
            guard try Recording(record).hasFailure(of: plan.call) else { return verdict.add(.wrong, "nothing fails") }
        }
        let aftermath = try Aftermath(store, in: arena, tally, verdict)
        aftermath.check([replacement.writer], verdict)
        guard let live = aftermath.live else { return }
        let isDone = replacement.replacing.isDone(run.output)
        if !isDone, run.end != .killed { refuse(run, of: arena.app, verdict, tally) }
        // After an error, the store must be the old one, unless the message says that it may not be.
        let canBeNew = isDone || run.end == .killed || Answer.isDoubt(run.output)
        replacement.check(live, canBeOld: !isDone, canBeNew: canBeNew, verdict)
        var chance = arena.chance(name, number)
        if chance.once(in: 3) { try replaceAgain(plan, store, arena, tally) }
    }

    /// Counts a rejected replacement, and checks that the program wrote a message and ended with a nonzero exit code.
    private static func refuse(_ run: Run, of app: App, _ verdict: Verdict, _ tally: Tally) {
        tally.count(.refused)
        if run.end == .exit(0) { verdict.add(.silent, "it fails, and the exit code is 0") }
        if Content(run.output, of: app).errors.allSatisfy(\.isEmpty) {
            verdict.add(.silent, "it fails without a message")
        }
    }

    /// Edits the store after a disturbance, and repeats the replacement. A repeated rescue may refuse the store,
    /// because it is no longer damaged.
    private static func replaceAgain(_ plan: Disturbance, _ store: String, _ arena: Arena, _ tally: Tally) throws {
        let (replacement, verdict) = (plan.replacement, Verdict(tally, plan.when, detail: plan.detail))
        let edit = try arena.program.run(["--json", "--data", store], lines: [arena.app.laterEdit, "undo"])
        if verdict.isOrderly(edit), edit.end != .exit(0) { verdict.add(.wrong, "a later edit fails", edit.output) }
        let run = try arena.program.run(replacement.words(store))
        guard verdict.isOrderly(run) else { return }
        let (again, content) = try arena.program.read(store)
        if again.end != .exit(0) || replacement.replacing == .restore && content != replacement.after {
            verdict.add(.wrong, "it cannot be done again", run.output)
        }
    }

    /// Simulates power losses after calls of undisturbed runs, in the tries with the wanted numbers.
    private static func losePower(
        _ replacements: [Replacement], _ wanted: Set<Int>, from first: Int, _ arena: Arena, _ tally: Tally
    ) throws {
        guard wanted.contains(where: { $0 >= first }) else { return }
        var number = first
        for replacement in replacements {
            var (disk, output) = (Disk(folder: replacement.folder, contents: replacement.files), "")
            for entry in replacement.recording.entries {
                if entry.call == .output { output += String(decoding: entry.data, as: UTF8.self) }
                disk.apply(entry)
                for loss in PowerLoss.allCases {
                    defer { number += 1 }
                    guard wanted.contains(number), disk.hasPendingChanges || loss == .dropped else { continue }
                    tally.begin(number)
                    var chance = arena.chance(name, number)
                    let store = try arena.emptyFolder()
                    // Files in folders within the store are not part of the store.
                    let files = disk.state(after: loss, &chance).filter { !$0.key.contains("/") }
                    try Files.write(files, into: store)
                    let when = ", as power is lost during \(replacement.replacing), unsynced writes \(loss)"
                    let verdict = Verdict(tally, when, detail: replacement.text)
                    let aftermath = try Aftermath(store, in: arena, tally, verdict)
                    aftermath.check([replacement.writer], verdict)
                    guard let live = aftermath.live else { continue }
                    let isDone = replacement.replacing.isDone(output)
                    replacement.check(live, canBeOld: !isDone, canBeNew: true, verdict)
                }
            }
        }
    }

    /// Lets another program edit while a call of the replacement waits, and after the replacement. While the other
    /// program has the store open, the store must not be replaced.
    private static func edit(
        during plan: Disturbance, isOpenBefore: Bool, _ number: Int, _ arena: Arena, _ tally: Tally
    ) throws {
        let replacement = plan.replacement
        let store = try replacement.place(in: arena)
        var chance = arena.chance(name, number)
        var writers = [replacement.writer, Writer("b", of: arena.app, isFirst: false)]
        var open = isOpenBefore ? try Stream(after: 0, arena.program, store) : nil
        while let session = open?.session, open?.settled == 0, !session.isOver, !session.isStuck {
            open?.advance(&writers[1], window: 1, tally, &chance)
        }
        let record = try arena.newRecord()
        let begun = try arena.program.begin(
            replacement.words(store), environment: arena.program.recording(store, to: record, with: plan.mischief))
        while open == nil, begun.result() == nil, (try? Recording(record))?.counts[.delay] == nil { usleep(2_000) }
        var other = try open ?? Stream(after: 0, arena.program, store)
        while begun.result() == nil { other.advance(&writers[1], window: 1, tally, &chance) }
        let run = begun.finish()
        let end = ContinuousClock.now + .milliseconds(40)
        while ContinuousClock.now < end || other.settled == 0 && !other.session.isOver && !other.session.isStuck {
            other.advance(&writers[1], window: 1, tally, &chance)
        }
        other.session.closeInput()
        other.finish(&writers[1], seconds: 20, tally, plan.when)
        let verdict = Verdict(tally, plan.when, detail: plan.detail)
        guard verdict.isOrderly(run) else { return }
        tally.acknowledge(writers[1].acknowledged)
        let isRefused = !replacement.replacing.isDone(run.output)
        if isRefused { refuse(run, of: arena.app, verdict, tally) }
        // A replacement that was rejected changes nothing.
        let present = isRefused ? writers : Array(writers.suffix(1))
        try Aftermath(store, in: arena, tally, verdict)
            .check(writers, inStore: Set(present.flatMap(\.edits).map(\.text)), verdict)
    }
}
