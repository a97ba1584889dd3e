import Foundation
import Platform
import Synchronization
import Testing

/// The bodies run in a process of their own.
@Suite("Signals", .timeLimit(.minutes(15)))
struct SignalTests {
    @Test("an exit code that a signal is the reason for ends the program by the signal")
    func ending() async {
        await #expect(processExitsWith: .signal(SIGTERM)) { ExitCode.terminated.end() }
        await #expect(processExitsWith: .signal(SIGHUP)) { ExitCode.hungUp.end() }
    }

    @Test("a signal that is watched does not end the program, and is told")
    func watched() async {
        await #expect(processExitsWith: .success) {
            let told = Told()
            let watch = SignalWatch([.interrupt, .hangUp]) { told.add($0) }
            defer { withExtendedLifetime(watch) {} }
            try await Task.sleep(for: .milliseconds(100))
            for signal in [SIGINT, SIGINT, SIGHUP] {
                kill(getpid(), signal)
                try await Task.sleep(for: .milliseconds(50))
            }
            #expect(told.all == [.interrupt, .interrupt, .hangUp])
        }
    }

    @Test("a signal that is watched is not ignored in the programs that this one starts")
    func children() async {
        await #expect(processExitsWith: .success) {
            let watch = SignalWatch([.interrupt, .hangUp, .terminate, .quit, .suspend]) { _ in }
            defer { withExtendedLifetime(watch) {} }
            for name in ["INT", "HUP", "TERM", "QUIT", "TSTP", "PIPE"] {
                // A shell cannot trap a signal that it was started to ignore (POSIX.1-2024, 2.15).
                let script = "trap 'exit 7' \(name); kill -\(name) $$; exit 1"
                let code = try ShellCommand(script).run()
                #expect(code == 7, "\(name)")
                let program = ChildProgram(["/bin/sh", "-c", script], environment: [])
                let error = await #expect(throws: ChildProgramError.self) { _ = try await program.run() }
                #expect(error?.reason == .exited(7), "\(name)")
            }
        }
    }

    @Test("the second signal to end ends the program")
    func second() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let watch = SignalWatch([.terminate]) { _ in }
            defer { withExtendedLifetime(watch) {} }
            // Two that come at once count as one.
            for _ in 0..<30 {
                try await Task.sleep(for: .milliseconds(100))
                kill(getpid(), SIGTERM)
            }
        }
    }

    @Test("a signal to end ends a program that does not")
    func stuck() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            let watch = SignalWatch([.terminate]) { _ in }
            defer { withExtendedLifetime(watch) {} }
            try await Task.sleep(for: .milliseconds(100))
            kill(getpid(), SIGTERM)
            try await Task.sleep(for: .seconds(20))
        }
    }

    @Test("a signal that is held does not end the program, and the first is known")
    func held() async {
        await #expect(processExitsWith: .success) {
            HeldSignal.hold([.hangUp, .terminate])
            #expect(HeldSignal.first == nil)
            kill(getpid(), SIGHUP)
            while HeldSignal.first == nil { try await Task.sleep(for: .milliseconds(1)) }
            #expect(HeldSignal.first == .hangUp)
        }
    }

    @Test("the second signal that is held ends the program")
    func secondNoted() async {
        await #expect(processExitsWith: .signal(SIGTERM)) {
            HeldSignal.hold([.hangUp, .terminate])
            // Two that come at once count as one.
            for _ in 0..<30 {
                kill(getpid(), SIGTERM)
                try await Task.sleep(for: .milliseconds(100))
            }
        }
    }

    @Test("a held signal ends a program that does not look")
    func heldStuck() async {
        await #expect(processExitsWith: .signal(SIGHUP)) {
            HeldSignal.hold([.hangUp, .terminate])
            kill(getpid(), SIGHUP)
            try await Task.sleep(for: .seconds(20))
        }
    }

    @Test("no note is taken of a signal that the program was started not to hear")
    func ignoredNoted() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            HeldSignal.hold([.hangUp])
            kill(getpid(), SIGHUP)
            try await Task.sleep(for: .milliseconds(100))
            #expect(HeldSignal.first == nil)
        }
    }

    @Test("a signal that the program was started not to hear stays unheard")
    func ignored() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            let told = Told()
            let watch = SignalWatch([.hangUp]) { told.add($0) }
            defer { withExtendedLifetime(watch) {} }
            try await Task.sleep(for: .milliseconds(100))
            kill(getpid(), SIGHUP)
            try await Task.sleep(for: .milliseconds(100))
            #expect(told.all == [])
        }
    }
}

/// The signals that were told, in order.
private final class Told: Sendable {
    private let signals = Mutex<[Signal]>([])
    var all: [Signal] { signals.withLock { $0 } }

    func add(_ signal: Signal) {
        signals.withLock { $0.append(signal) }
    }
}
