import ProcessKit

/// The attack in which each system call on a store's files fails in turn.
enum Calls: Group {
    static let name = "calls"
    static let summary = "each call of open, read, write, truncate, map, sync and unlink fails in turn"
    static let needsPreload = true
    static let share = 150.0

    /// A system call that fails, alone or with all later calls of its kind.
    private struct Plan {
        let scene: Prepared
        let call: Recording.Call
        let first: Int
        let isForever: Bool
        let error: Int32

        /// The manipulation that makes the calls fail.
        var mischief: Program.Mischief { .failing(call, first...(isForever ? 1 << 20 : first), error: error) }

        /// The words of messages that would name a cause other than the failed call.
        var falseWords: [String] {
            error == 5 ? ["is damaged", "is full", "the permissions", "statement was"] : ["is damaged"]
        }

        /// The call's number and the scene, in a report.
        var detail: String { ", number \(first) in a store that is \(scene.scene)" }

        /// The description of the failure in a report.
        var when: String {
            ", as \(call) fails with \(error == 5 ? "EIO" : "ENOSPC")\(isForever ? " from then on" : "")"
        }
    }

    static func attack(_ arena: Arena, _ tally: Tally) throws {
        let plans = try Scene.allCases.flatMap { try failures(of: Prepared($0, in: arena, tally)) }
        var tries = arena.tries(arena.numbers(below: plans.count, small: 100, full: 2_000), tally)
        while let number = tries.next() {
            tally.begin(number)
            try carryOut(plans[number], arena, tally)
        }
    }

    private static func failures(of scene: Prepared) -> [Plan] {
        let calls: [Recording.Call] = [.open, .read, .pread, .write, .pwrite, .truncate, .map, .sync, .unlink]
        return calls.flatMap { call in
            let errors: [Int32] = [.open, .write, .pwrite, .truncate, .sync].contains(call) ? [5, 28] : [5]
            return errors.flatMap { error in
                (0..<(scene.counts[call] ?? 0)).flatMap { index in
                    [false, true].map {
                        Plan(scene: scene, call: call, first: index + 1, isForever: $0, error: error)
                    }
                }
            }
        }
    }

    private static func carryOut(_ plan: Plan, _ arena: Arena, _ tally: Tally) throws {
        let run = try plan.scene.run(in: arena, with: plan.mischief)
        let verdict = Verdict(tally, plan.when, detail: plan.detail)
        guard verdict.isOrderly(run.run) else { return }
        guard run.firstFailure(of: plan.call, with: plan.error) != nil else {
            throw Failure("No call fails\(plan.when)\(plan.detail).")
        }
        let writer = run.writerAtEnd(tally)
        tally.acknowledge(writer.acknowledged)
        for words in plan.falseWords where run.run.output.contains(words) {
            verdict.add(.wrong, "a failure of the disk is told as “\(words)”")
        }
        let isWhole = writer.edits.allSatisfy { $0.outcome == .acknowledged }
        let hasMessage = run.run.output.contains("\"error\":{")
        if !isWhole {
            tally.count(.refused)
            if !hasMessage { verdict.add(.silent, "an edit fails without a message") }
            if run.run.end == .exit(0) { verdict.add(.silent, "an edit fails, and the exit code is 0") }
        }
        if isWhole, hasMessage, run.run.end == .exit(0) {
            verdict.add(.wrong, "an error is told, and the exit code is 0")
        }
        try verdict.check(run.store, against: [writer], with: arena.program)
    }
}
