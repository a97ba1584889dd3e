import Basics
import Foundation
import Platform
import PlatformTesting
import Testing

@Suite("A child program", .timeLimit(.minutes(5)))
struct ChildProgramTests {
    let scripts: ScriptFolder
    private var folder: TemporaryFolder { scripts.folder }

    init() throws { scripts = try ScriptFolder() }

    @Test("gets its input, and its output and the end of its errors come back")
    func answer() async throws {
        let seen = try await scripts.run("tr a-z A-Z; echo hmm >&2", input: Array("to be\n".utf8))
        #expect(seen == ChildProgram.Output(output: Array("TO BE\n".utf8), error: Array("hmm\n".utf8)))
    }

    @Test("may be given and may give much more than a pipe holds")
    func large() async throws {
        let input = Array(repeating: UInt8(ascii: "x"), count: 10_000_000)
        let seen = try await scripts.run("cat", input: input, limits: ChildProgram.Limits(output: 10_000_000)).output
        #expect(seen.count == input.count)
        #expect(seen == input)
    }

    @Test("may end without reading its input, which ends nothing else")
    func unread() async throws {
        let seen = try await scripts.run("exec <&-; echo done", input: Array(repeating: 0, count: 1_000_000)).output
        #expect(String(decoding: seen, as: UTF8.self) == "done\n")
    }

    @Test("gets the variables it is given and no other, and works in no folder of the person's")
    func environment() async throws {
        let made = Environment([
            "PATH": "/usr/bin:/bin", "HOME": "/home/juno", "LC_ALL": "C", "TERM": "xterm", "API_KEY": "secret",
            "LD_PRELOAD": "/tmp/evil.so",
        ])
        let program = ChildProgram(["env"], environment: made.forChildren)
        let seen = String(decoding: try await program.run().output, as: UTF8.self)
        #expect(seen.split(separator: "\n") == ["PATH=/usr/bin:/bin", "HOME=/home/juno", "LC_ALL=C"])
        #expect(try await scripts.output("pwd") == "/\n")
    }

    @Test("inherits no descriptor but its standard streams")
    func descriptors() async throws {
        let high = fcntl(STDERR_FILENO, F_DUPFD, 200)
        defer { close(high) }
        let seen = try await scripts.output("ls /dev/fd").split(separator: "\n").compactMap { Int32($0) }
        #expect(seen.contains(STDERR_FILENO))
        #expect(!seen.contains(high))
    }

    @Test("has no terminal and a group of its own, and hears all signals")
    func session() async throws {
        let seen = try await scripts.output(
            "ps -o pgid= -p $$ | tr -d ' '; echo $$; { true </dev/tty; } 2>/dev/null && echo tty; true")
        let lines = seen.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first == lines.last)
        // One that this thread does not receive while it writes to the child.
        let pipe = try await scripts.failure("kill -PIPE $$")
        #expect(pipe.reason == .ended(signal: SIGPIPE))
    }

    @Test("that fails throws its exit code and the last line of its errors")
    func exit() async throws {
        let seen = try await scripts.failure("echo first >&2; echo 'no such model' >&2; echo >&2; exit 3")
        #expect(seen.reason == .exited(3))
        #expect(seen.complaint == "no such model")
        #expect(
            seen.explanation.english == "“/bin/sh” failed with exit code 3. It says: no such model")
    }

    @Test("whose errors are endless keeps the end of one line")
    func complaint() async throws {
        let seen = try await scripts.failure(
            "head -c 300000 /dev/zero | tr '\\0' x >&2; echo end >&2; printf '%0300d!' 0 >&2; exit 1")
        #expect(seen.complaint.count == 201)
        #expect(seen.complaint.hasPrefix("…0"))
        #expect(seen.complaint.hasSuffix("0!"))
    }

    @Test("that a signal ends throws the signal")
    func signal() async throws {
        let seen = try await scripts.failure("kill -SEGV $$")
        #expect(seen.reason == .ended(signal: SIGSEGV))
        #expect(seen.explanation.english.hasPrefix("“/bin/sh” was ended by signal 11 ("))
    }

    @Test("that is not there, or cannot be run, throws that")
    func start() async throws {
        let text = try folder.writeProgram("#!/bin/sh\nexit 0\n", to: "text", permissions: 0o644)
        let lost = try folder.writeProgram("#!/nowhere/python\n", to: "lost")
        let plain = try folder.writeProgram("echo no interpreter\n", to: "plain")
        let words: [(String, ChildProgramError.Reason)] = [
            ("no-such-program-1", .notFound), (folder.file("none"), .notFound), ("", .notFound), ("a\0b", .notFound),
            (folder.path, .notExecutable), (text, .notExecutable), (lost, .notExecutable), (plain, .notExecutable),
        ]
        for (word, reason) in words {
            let program = ChildProgram([word], environment: Environment.process.forChildren)
            let seen = await #expect(throws: ChildProgramError.self) { try await program.run() }
            #expect(seen == ChildProgramError(word, reason))
        }
    }

    @Test("is found through the path it is given, but not in folders that depend on where it is run")
    func path() async throws {
        _ = try folder.writeProgram("#!/bin/sh\necho \"$0\"\n", to: "suggest-1")
        let program = ChildProgram(["suggest-1"], environment: [ChildVariable("PATH", "/nowhere:\(folder.path)")])
        let seen = String(decoding: try await program.run().output, as: UTF8.self)
        #expect(seen == "\(folder.file("suggest-1"))\n")
        // In a process of its own, as other tests have the same present folder.
        await #expect(processExitsWith: .success) { [folder = folder.path as String] in
            #expect(FileManager.default.changeCurrentDirectoryPath(folder))
            for path in [".", "", "::"] {
                let relative = ChildProgram(["suggest-1"], environment: [ChildVariable("PATH", path)])
                let seen = await #expect(throws: ChildProgramError.self) { try await relative.run() }
                #expect(seen?.reason == .notFound)
            }
        }
    }
}
