import Foundation
import PlatformTesting
import ProcessKit
import Testing

@Suite("A session with a running program")
struct SessionTests {
    private let home: TemporaryFolder

    init() throws {
        home = try TemporaryFolder()
    }

    @Test("in a terminal the program sees a person, and 80 columns and 24 rows")
    func terminal() async throws {
        let script = #"test -t 0 && test -t 1 && test -t 2 && stty size; printf "name> "; read name; echo "Hi, $name""#
        let session = try Session.inTerminal(["/bin/sh", "-c", script], home: home.path)
        try await session.expect("24 80\r\n")
        try await session.answer(["name> ": "Juno"])
        try await session.expect("Hi, Juno")
        #expect(try await session.end() == .exited(0))
    }

    @Test("in a terminal Ctrl-C interrupts the program")
    func interrupt() async throws {
        let script = "trap 'echo interrupted' INT; echo ready; read line; echo going on"
        let session = try Session.inTerminal(["/bin/sh", "-c", script], home: home.path)
        try await session.expect("ready")
        try session.send(bytes: [3])
        try await session.expect("interrupted")
        try await session.send(["": "going on"])
    }

    @Test("over pipes a line is acknowledged before the program is killed")
    func kill() async throws {
        let session = try Session.overPipes(["/bin/cat"], home: home.path)
        try await session.send(["first": "first\n", "second": "second\n"])
        session.kill()
        #expect(try await session.end() == .killed(signal: SIGKILL))
    }

    @Test("over pipes messages can be waited for, and the end of the input ends the program")
    func errors() async throws {
        let script = "read line; echo data; echo \"saved $line\" >&2; cat; exit 4"
        let session = try Session.overPipes(["/bin/sh", "-c", script], home: home.path, watching: .error)
        try await session.send(["x": "saved x"])
        #expect(try await session.end() == .exited(4))
        #expect(session.seen == "saved x\n")
    }

    @Test("waiting in vain fails with what came instead")
    func vain() async throws {
        let session = try Session.overPipes(["/bin/sh", "-c", "echo other; cat"], home: home.path)
        try await session.expect("other")
        let late = await #expect(throws: Failure.self) {
            try await session.expect("text", within: .milliseconds(50))
        }
        #expect(late?.description.contains("other") == true)
        await #expect(throws: Failure.self) {
            _ = try await Child(["/bin/sleep", "60"], home: home.path, streams: []).end(within: .milliseconds(50))
        }
    }

    @Test("the program that the tests drive lies beside them")
    func program() throws {
        #expect(try Program.path("mandalart").hasSuffix("/mandalart"))
    }
}
