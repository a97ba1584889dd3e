import Foundation
import Platform
import PlatformTesting
import ProcessKit
import Synchronization
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A program that the tests have started, with a cleaned environment and a folder of its own for its files.
///
/// Foundation's `Process` cannot give a child a controlling terminal, without which Ctrl-C is only a character.
final class Child: Sendable {
    /// How a child ended.
    enum Ending: Equatable {
        case exited(Int32)
        case killed(signal: Int32)

        /// The exit code as a shell reports it.
        var code: Int32 {
            switch self {
            case .exited(let code): code
            case .killed(let signal): 128 + signal
            }
        }
    }

    private let process: pid_t
    private let ending = Mutex<Ending?>(nil)

    /// Starts a program, whose path comes first in the command, in the folder that is its `HOME`.
    ///
    /// With a controlling terminal, whose type is given, it leads a session, and the terminal among its streams sends it
    /// signals.
    ///
    /// - Throws: ``Failure`` when it cannot be started.
    init(
        _ command: [String], home: String, streams: [Spawn.Stream], terminal: String? = nil,
        locale: String = "C.UTF-8", suggestions: String = Program.suggestions
    ) throws {
        // A program that was built for a sanitizer is told what the tests are told.
        let sanitizers = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
        let environment =
            ["HOME=\(home)", "LC_ALL=\(locale)", "PATH=/usr/bin:/bin", "TERM=\(terminal ?? "dumb")"]
            + ["MANDALART_SUGGESTIONS=\(suggestions)"]
            + sanitizers.map { "\($0.key)=\($0.value)" }
        let enterHome = ["/bin/sh", "-c", #"cd "$HOME" && exec "$0" "$@""#]
        process = try spawning.withLock { _ in
            try Spawn.start(
                enterHome + command, environment: environment, streams: streams, restoresSignals: true,
                leadsSession: terminal != nil)
        }
    }

    deinit {
        kill()
    }

    /// Sends a signal, at once and without asking. A child that has ended is left alone.
    func send(signal: Int32) {
        ending.withLock { if $0 == nil { _ = systemKill(process, signal) } }
    }

    /// Ends the child as a power cut would.
    func kill() {
        send(signal: SIGKILL)
        _ = ending.withLock { collect(into: &$0, options: 0) }
    }

    /// Waits for the child's end, and kills it when that takes too long.
    ///
    /// - Throws: ``Failure`` when it had to be killed.
    func end(within limit: Duration = .seconds(600)) async throws -> Ending {
        let deadline = ContinuousClock.now + limit
        while ContinuousClock.now < deadline {
            if let ending = ending.withLock({ collect(into: &$0, options: WNOHANG) }) { return ending }
            try await Task.sleep(for: .milliseconds(2))
        }
        kill()
        throw Failure("the program was still running after \(limit) and has been killed")
    }

    /// Asks the system how the child ended, once.
    private func collect(into ending: inout Ending?, options: Int32) -> Ending? {
        var status: Int32 = 0
        if ending == nil, waitpid(process, &status, options) == process {
            let signal = status & 0x7f
            ending = signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal)
        }
        return ending
    }
}

extension Child {
    /// Runs a program to its successful end with lines as its input.
    ///
    /// - Returns: its output.
    static func output(
        of command: [String], typing lines: String, in home: TemporaryFolder,
        suggestions: String = Program.suggestions
    ) async throws -> String {
        let (input, output) = (try home.write(lines, to: "script"), home.file("output"))
        let streams = [input, output, "/dev/null"].map(Spawn.Stream.file)
        let child = try Child(command, home: home.path, streams: streams, suggestions: suggestions)
        let ending = try await child.end()
        #expect(ending == .exited(0))
        return String(decoding: try home.bytes(of: "output"), as: UTF8.self)
    }
}

/// The C function, which `Child.kill` would hide.
private let systemKill: @Sendable (pid_t, Int32) -> Int32 = kill
