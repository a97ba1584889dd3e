package import Platform

#if canImport(Darwin)
@preconcurrency import Darwin
#else
@preconcurrency import Glibc
#endif

/// Runs programs found through `PATH`, and waits until they end.
package enum ChildProcess {
    /// The result of a program.
    package struct Result: Sendable {
        /// The exit code; 128 plus the signal's number for a program that a signal ended, as in a shell.
        package let exitCode: Int32
        /// The standard output.
        package let output: String
    }

    /// Runs a program without input, and captures its standard output. Its standard error is that of this process,
    /// unless it `isQuiet`.
    package static func run(_ words: [String], isQuiet: Bool = false) throws(SystemError) -> Result {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .last("run", words.first ?? "") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (reading, writing) = (ends[0], ends[1])
        defer { close(reading) }
        let streams: [Spawn.Stream] = [
            .file("/dev/null"), .descriptor(writing), isQuiet ? .file("/dev/null") : .inherited,
        ]
        let started = Swift.Result { () throws(SystemError) in try start(words, streams: streams) }
        // Closed before reading, because the pipe ends only when no process can write to it.
        close(writing)
        let process = try started.get()
        var (bytes, part) = ([UInt8](), [UInt8](repeating: 0, count: 65_536))
        while true {
            let count = read(reading, &part, part.count)
            if count > 0 { bytes += part.prefix(count) } else if count == 0 || errno != EINTR { break }
        }
        return Result(exitCode: try wait(for: process, of: words), output: String(decoding: bytes, as: UTF8.self))
    }

    /// Runs a program with the standard streams of this process.
    ///
    /// - Returns: its exit code.
    package static func runInForeground(_ words: [String]) throws(SystemError) -> Int32 {
        try wait(for: try start(words), of: words)
    }

    private static func start(_ words: [String], streams: [Spawn.Stream] = []) throws(SystemError) -> pid_t {
        do {
            return try Spawn.start(words, streams: streams)
        } catch {
            throw SystemError("run", error.program, code: error.code)
        }
    }

    static func wait(for process: pid_t, of words: [String]) throws(SystemError) -> Int32 {
        do {
            let status = try Spawn.wait(for: process).status
            let signal = status & 0x7F
            return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
        } catch {
            throw SystemError("wait for", words.first ?? "", code: error.code)
        }
    }
}
