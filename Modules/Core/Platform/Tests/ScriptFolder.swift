import Foundation
import Platform
import PlatformTesting
import Testing

/// Runs scripts as children, each with a folder of its own.
struct ScriptFolder {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Runs a script, whose first argument is the folder of the test.
    func run(
        _ script: String, input: [UInt8] = [], limits: ChildProgram.Limits = ChildProgram.Limits()
    ) async throws -> ChildProgram.Output {
        let environment = Environment.process.forChildren
        return try await ChildProgram(
            ["/bin/sh", "-c", script, "sh", folder.path], environment: environment, limits: limits
        ).run(input: input)
    }

    func output(_ script: String, input: String = "") async throws -> String {
        String(decoding: try await run(script, input: Array(input.utf8)).output, as: UTF8.self)
    }

    /// Why a script gives no answer.
    func failure(
        _ script: String, input: [UInt8] = [], limits: ChildProgram.Limits = ChildProgram.Limits()
    ) async throws -> ChildProgramError {
        try await #require(throws: ChildProgramError.self) {
            _ = try await run(script, input: input, limits: limits)
        }
    }

    /// Whether a process that a script noted in a file is gone, at once or soon.
    func isGone(_ file: String) async throws -> Bool {
        let text = String(decoding: try folder.bytes(of: file), as: UTF8.self)
        let process = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        for _ in 0..<100 {
            if kill(process, 0) != 0, errno == ESRCH { return true }
            // One whose parent has ended is a zombie until the system reaps it.
            let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            if state?.contains(") Z ") == true { return true }
            try await Task.sleep(for: .milliseconds(20))
        }
        return false
    }

    /// Limits that a test waits for.
    let brief = ChildProgram.Limits(time: .milliseconds(300), grace: .milliseconds(200))
}
