import Foundation
import ProcessKit

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A run of the program that has ended.
struct Run {
    /// The way in which the program ended.
    enum End: Equatable {
        case exit(Int32)
        case signal(Int32)
        case hung
        case tooLarge

        /// The end of a program that this tool, or the preloaded library, kills.
        static let killed = End.signal(SIGKILL)
    }

    let end: End
    let output: String
    /// The peak memory of the program, in bytes.
    let memory: Int

    /// The peak memory above which a run is a fault, in bytes.
    static let mostMemory = 256 << 20
    /// The memory at which a run is killed, in bytes.
    static let memoryLimit = 2 * mostMemory
}

extension Program {
    /// Runs the program with lines as its input, and waits until it ends. Kills a program that exceeds its time or
    /// memory.
    func run(
        _ arguments: [String], lines: [String] = [], seconds: Double = 20, environment: [String] = []
    ) throws -> Run {
        try begin(arguments, lines: lines, seconds: seconds, environment: environment).finish()
    }

    /// Starts the program with lines as its input, without waiting until it ends.
    func begin(
        _ arguments: [String], lines: [String] = [], seconds: Double = 20, environment: [String] = []
    ) throws -> BegunRun {
        let (input, output) = (try scratchFile(), try scratchFile())
        defer { close(input) }
        let text = Array(lines.map { "\($0)\n" }.joined().utf8)
        guard write(input, text, text.count) == text.count, lseek(input, 0, SEEK_SET) == 0 else {
            close(output)
            throw Failure("The lines for a run cannot be written.")
        }
        do {
            let process = try start(arguments, input: input, output: output, environment: environment)
            return BegunRun(process, output: output, seconds: seconds)
        } catch {
            close(output)
            throw error
        }
    }

    /// Asks the program all questions about a store, and returns the run and the content that its answers show.
    func read(_ store: String, seconds: Double = 20) throws -> (run: Run, content: Content) {
        let run = try run(
            ["--json", "--keep-going", "--data", store], lines: app.questions, seconds: seconds)
        return (run, Content(run.output, of: app))
    }

    /// Returns the descriptor of a new temporary file, which is already unlinked.
    private func scratchFile() throws -> CInt {
        guard let file = tmpfile() else { throw Failure("No temporary file can be made.") }
        let copy = dup(fileno(file))
        fclose(file)
        _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
        return copy
    }

    /// Returns the way in which a process ended, from its wait status.
    static func end(_ status: Int32) -> Run.End {
        status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    }

    /// Returns the resident memory of a running process, in bytes; `nil` if the system does not report it.
    static func residentBytes(of process: pid_t) -> Int? {
        #if canImport(Darwin)
        return usage(of: process).map { Int($0.ri_resident_size) }
        #else
        guard let text = try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8) else { return nil }
        let fields = text.split(separator: " ")
        return fields.count > 1 ? Int(fields[1]).map { $0 * Int(getpagesize()) } : nil
        #endif
    }
    #if canImport(Darwin)
    /// Returns what a running process uses (proc_pid_rusage(3)); `nil` if it has ended.
    static func usage(of process: pid_t) -> rusage_info_v4? {
        var usage = rusage_info_v4()
        let code = withUnsafeMutablePointer(to: &usage) { usage in
            usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
                proc_pid_rusage(process, RUSAGE_INFO_V4, $0)
            }
        }
        return code == 0 ? usage : nil
    }
    #endif
}
