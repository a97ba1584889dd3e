import Foundation
import Platform
import PlatformTesting
import Testing

@Suite("The limits of a child program", .timeLimit(.minutes(5)))
struct ChildProgramLimitTests {
    let scripts: ScriptFolder

    init() throws { scripts = try ScriptFolder() }

    @Test(
        "a slow one is stopped, with what it has started, also if it does not end when it is asked to",
        arguments: ["", "trap '' TERM; "])
    func slow(beginning: String) async throws {
        let start = ContinuousClock.now
        let seen = try await scripts.failure(
            "\(beginning)echo $$ >$1/own; sleep 1000 & echo $! >$1/child; while true; do sleep 1; done",
            limits: scripts.brief)
        #expect(seen.reason == .tooSlow(.milliseconds(300)))
        #expect(ContinuousClock.now - start < .seconds(60))
        let gone = [try await scripts.isGone("own"), try await scripts.isGone("child")]
        #expect(gone == [true, true])
    }

    @Test("one that ends in its own way when it is asked to has the time for it")
    func asked() async throws {
        let limits = ChildProgram.Limits(time: .milliseconds(300), grace: .seconds(30))
        let seen = try await scripts.failure(
            "trap 'sleep 0.2; echo yes >$1/cleaned; exit 0' TERM; while true; do sleep 0.05; done", limits: limits)
        #expect(seen.reason == .tooSlow(.milliseconds(300)))
        let cleaned = try scripts.folder.bytes(of: "cleaned")
        #expect(cleaned == Array("yes\n".utf8))
    }

    @Test("endless output is stopped at the limit, and so are endless errors")
    func endless() async throws {
        let limits = ChildProgram.Limits(output: 100_000, error: 200_000)
        let output = try await scripts.failure("echo $$ >$1/own; yes", limits: limits)
        #expect(output.reason == .tooMuchOutput(100_000))
        let errors = try await scripts.failure("yes >&2", limits: limits)
        #expect(errors.reason == .tooManyErrors(200_000))
        #expect(errors.complaint == "y")
        #expect(try await scripts.isGone("own"))
    }

    @Test("one byte too many is too much, also from one that ends at once")
    func exact() async throws {
        let limits = ChildProgram.Limits(output: 3)
        #expect(try await scripts.run("printf abc", limits: limits).output == Array("abc".utf8))
        let seen = try await scripts.failure("printf abcd", limits: limits)
        #expect(seen.reason == .tooMuchOutput(3))
    }

    @Test("what it leaves behind with its output open is not waited for, and ended")
    func grandchild() async throws {
        let start = ContinuousClock.now
        let seen = try await scripts.output("sleep 1000 & echo $! >$1/child; echo done")
        #expect(seen == "done\n")
        #expect(ContinuousClock.now - start < .seconds(60))
        #expect(try await scripts.isGone("child"))
    }

    @Test("one that closes its output and goes on is waited for")
    func silent() async throws {
        let seen = try await scripts.failure("exec >&- 2>&-; sleep 0.2; exit 4")
        #expect(seen.reason == .exited(4))
    }

    @Test("one that reads nothing and says nothing is stopped")
    func deaf() async throws {
        let input = [UInt8](repeating: 0, count: 1_000_000)
        let seen = try await scripts.failure("sleep 1000", input: input, limits: scripts.brief)
        #expect(seen.reason == .tooSlow(.milliseconds(300)))
    }

    @Test("a cancelled task ends it, and what it has started, before it returns")
    func cancelled() async throws {
        let task = Task { [scripts] in
            try await scripts.run("echo $$ >$1/own; sleep 1000 & echo $! >$1/child; echo >$1/begun; wait")
        }
        while !FileManager.default.fileExists(atPath: scripts.folder.file("begun")) {
            try await Task.sleep(for: .milliseconds(5))
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let gone = [try await scripts.isGone("own"), try await scripts.isGone("child")]
        #expect(gone == [true, true])
    }

    @Test("a task that is cancelled before starts nothing")
    func cancelledBefore() async throws {
        let task = Task { [scripts] in
            while !Task.isCancelled { await Task.yield() }
            return try await scripts.run("echo >$1/begun")
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!FileManager.default.fileExists(atPath: scripts.folder.file("begun")))
    }

    @Test("one that still runs when this program ends is ended, with what it has started")
    func orphan() async throws {
        await #expect(processExitsWith: .exitCode(1)) { [folder = scripts.folder.path as String] in
            let script = "trap '' TERM; echo $$ >$1/own; sleep 1000 & echo $! >$1/child; echo >$1/begun; wait; wait"
            let program = ChildProgram(
                ["/bin/sh", "-c", script, "sh", folder], environment: Environment.process.forChildren)
            Task { try await program.run() }
            while !FileManager.default.fileExists(atPath: "\(folder)/begun") {
                try await Task.sleep(for: .milliseconds(5))
            }
            ExitCode.failed.end()
        }
        let gone = [try await scripts.isGone("own"), try await scripts.isGone("child")]
        #expect(gone == [true, true])
    }

    @Test("a hundred at once all get their own input, and give their own output")
    func many() async throws {
        let scripts = scripts
        try await withThrowingTaskGroup(of: String.self) { group in
            for number in 0..<100 { group.addTask { try await scripts.output("cat", input: "\(number)") } }
            var seen = Set<String>()
            for try await output in group { seen.insert(output) }
            #expect(seen == Set((0..<100).map { "\($0)" }))
        }
    }
}
