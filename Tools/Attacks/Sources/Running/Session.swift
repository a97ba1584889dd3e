import Foundation
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A run of the program through pipes. Each line that is sent gets one answer, in order.
@MainActor final class Session {
    let process: pid_t
    private var input: CInt
    /// The file descriptor from which the answers are read.
    let output: CInt
    private var received: [UInt8] = []
    /// The number of lines sent.
    private(set) var sent = 0
    /// Whether the program has closed its output.
    private(set) var isOver = false
    /// The time of the last output, or of the start.
    private var latestOutput = ContinuousClock.now
    /// Whether this tool killed the program.
    private(set) var isCutOff = false
    private var end: Run.End?

    /// Whether the program has written nothing for more than 20 seconds. It is a fault only while a line has no answer.
    var isStuck: Bool { ContinuousClock.now - latestOutput > .seconds(20) }

    init(_ program: Program, store: String, environment: [String] = []) throws {
        var (toProgram, fromProgram): ([CInt], [CInt]) = ([-1, -1], [-1, -1])
        guard pipe(&toProgram) == 0, pipe(&fromProgram) == 0 else { throw Failure("There are no more pipes.") }
        for file in toProgram + fromProgram { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
        (input, output) = (toProgram[1], fromProgram[0])
        process = try program.start(
            ["--json", "--keep-going", "--data", store], input: toProgram[0], output: fromProgram[1],
            environment: environment)
        close(toProgram[0])
        close(fromProgram[1])
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    deinit {
        if input >= 0 { close(input) }
        close(output)
        if end == nil {
            kill(process, SIGKILL)
            var status = Int32(0)
            waitpid(process, &status, 0)
        }
    }

    func send(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        // A write fails only after the program has ended, which the end of its output shows as well.
        _ = write(input, bytes, bytes.count)
        sent += 1
    }

    /// Returns the answers that have arrived since the last call.
    func answers() -> [Answer] { lines().map(Answer.init) }

    /// Waits for output until a timeout, and returns the answers that have arrived.
    func answers(within milliseconds: Int32) -> [Answer] {
        Self.wait(for: [self], milliseconds: milliseconds)
        return answers()
    }

    /// Waits until one of the programs writes or ends, or until a timeout.
    static func wait(for sessions: [Session], milliseconds: Int32) {
        var files = sessions.filter { !$0.isOver }.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
        _ = poll(&files, nfds_t(files.count), milliseconds)
    }

    /// Reads the complete lines of output since the last call.
    private func lines() -> [String] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(output, &buffer, buffer.count)
            if count > 0 {
                received += buffer.prefix(count)
                latestOutput = .now
            }
            if count == 0 { isOver = true }
            guard count > 0 else { break }
        }
        guard let last = received.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = received[...last].split(separator: UInt8(ascii: "\n"))
        received.removeSubrange(...last)
        return lines.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Kills the program (SIGKILL).
    func cutOff() {
        isCutOff = true
        _ = kill(process, SIGKILL)
        finish(seconds: 5)
    }

    /// Closes the program's input.
    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Waits until the program ends, and returns how. Kills the program after a timeout.
    @discardableResult
    func finish(seconds: Double) -> Run.End {
        if let end { return end }
        let start = ContinuousClock.now
        var status = Int32(0)
        while waitpid(process, &status, WNOHANG) == 0 {
            if ContinuousClock.now - start > .seconds(seconds) {
                _ = kill(process, SIGKILL)
                waitpid(process, &status, 0)
                end = .hung
                return .hung
            }
            usleep(300)
        }
        let result = Program.end(status)
        end = result
        return result
    }
}
