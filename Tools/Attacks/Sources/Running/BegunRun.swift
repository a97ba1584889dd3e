import Foundation
import Platform

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A run of the program that may not have ended.
@MainActor final class BegunRun {
    private let process: pid_t
    /// The file descriptor of the program's output.
    private let output: CInt
    private let seconds: Double
    private let start = ContinuousClock.now
    /// The reason for which this tool killed the program; `nil` if it did not.
    private var given: Run.End?
    private var peak: Int?
    /// The time at which the peak memory was last read.
    private var lookedAt: ContinuousClock.Instant?
    private var run: Run?

    init(_ process: pid_t, output: CInt, seconds: Double) {
        (self.process, self.output, self.seconds) = (process, output, seconds)
    }

    deinit {
        close(output)
        guard run == nil else { return }
        kill(process, SIGKILL)
        var status = Int32(0)
        waitpid(process, &status, 0)
    }

    /// Waits until the program ends, and returns the run.
    func finish() -> Run {
        while true {
            if let run = result() { return run }
            usleep(300)
        }
    }

    /// Returns the run; `nil` while the program runs. Kills a program that exceeds its time or memory.
    func result() -> Run? {
        if let run { return run }
        var (status, usage) = (Int32(0), rusage())
        let ended = wait4(process, &status, given == nil ? WNOHANG : 0, &usage)
        if ended == 0 || ended < 0 && errno == EINTR {
            let now = ContinuousClock.now
            if now - (lookedAt ?? start) > .milliseconds(2) {
                lookedAt = now
                peak = Self.peakBytes(of: process) ?? peak
            }
            if now - start > .seconds(seconds) {
                given = .hung
            } else if (peak ?? 0) > Run.memoryLimit {
                given = .tooLarge
            }
            if given != nil { kill(process, SIGKILL) }
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: Int(lseek(output, 0, SEEK_END)))
        let count = pread(output, &bytes, bytes.count, 0)
        // The peak that the system reports for a process includes this tool's own memory at the time of the fork.
        run = Run(
            end: given ?? Program.end(status), output: String(decoding: bytes.prefix(max(0, count)), as: UTF8.self),
            memory: peak ?? Spawn.peakMemory(usage))
        return run
    }

    /// Returns the peak memory so far of a running process, in bytes; `nil` if the system does not report it.
    private static func peakBytes(of process: pid_t) -> Int? {
        #if canImport(Darwin)
        return Program.usage(of: process).map { Int($0.ri_lifetime_max_phys_footprint) }
        #else
        let file = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(file, &bytes, bytes.count)
        let status = bytes.prefix(max(0, count))
        guard let name = status.firstRange(of: Array("VmHWM:".utf8)) else { return nil }
        let digits = status[name.upperBound...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return Int(String(decoding: digits.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)).map { $0 << 10 }
        #endif
    }
}
