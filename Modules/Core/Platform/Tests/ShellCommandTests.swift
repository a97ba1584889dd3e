import Platform
import PlatformTesting
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("A line of the shell")
struct ShellCommandTests {
    @Test("gets a text as its input, and says how it ended")
    func input() throws {
        let folder = try TemporaryFolder()
        #expect(try ShellCommand("cat >'\(folder.file("text"))'; exit 3").run(input: "a\nb") == 3)
        #expect(try FileSystem.bytes(of: folder.file("text"), atMost: 100) == Array("a\nb".utf8))
    }

    @Test("may end before it has read all")
    func unread() throws {
        #expect(try ShellCommand("exit 0").run(input: String(repeating: "x", count: 1 << 20)) == 0)
    }

    @Test("may stop before it has read all, and goes on together with the program")
    func stopped() async {
        await #expect(processExitsWith: .success) {
            var (person, program): (Int32, Int32) = (0, 0)
            try #require(openpty(&person, &program, nil, nil, nil) == 0)
            // No shell watches the new session, so the kernel does not suspend this process in it.
            try #require(setsid() > 0)
            try #require(ioctl(program, UInt(TIOCSCTTY), 0) == 0)
            // Ends this process if it waits for a command that has stopped.
            alarm(60)
            let code = try ShellCommand("kill -STOP $$; exit 3").run(input: String(repeating: "x", count: 1 << 20))
            #expect(code == 3)
        }
    }

    @Test("is ended by a signal that ends the program, whether the program waits for signals or holds them")
    func passed() async {
        await #expect(processExitsWith: .success) {
            let watch = SignalWatch([.terminate]) { _ in }
            let code = try ShellCommand("kill -TERM $PPID; exec sleep 60").run()
            #expect(code == 128 + 15)
            withExtendedLifetime(watch) {}
        }
        await #expect(processExitsWith: .success) {
            HeldSignal.hold([.terminate])
            // An editor may have a way of its own to end.
            let line = "trap 'kill $!; exit 3' TERM; sleep 60 & kill -TERM $PPID; wait"
            let code = try ShellCommand(line).run()
            #expect(code == 128 + 15)
        }
    }

    @Test("that a signal ends is told by its number, and one that is not there by the code of the shell")
    func signal() throws {
        #expect(try ShellCommand("kill -TERM $$").run(input: "") == 128 + 15)
        #expect(try ShellCommand("/nowhere/less 2>/dev/null").run(input: "") == 127)
    }
}
