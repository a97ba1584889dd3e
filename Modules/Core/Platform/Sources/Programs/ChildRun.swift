#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A running child program, and its output so far.
struct ChildRun {
    /// The reason that the output of a program cannot be used.
    enum Failure {
        case cancelled
        case failed(ChildProgramError.Reason)
    }

    private let process: pid_t
    private let limits: ChildProgram.Limits
    private let alarm: Alarm
    private let clock = SuspendingClock()
    private var input: OpenDescriptor?
    private var unwritten: ArraySlice<UInt8>
    private var streams: [Collected]

    /// Starts a program.
    init(of program: ChildProgram, input: [UInt8], alarm: Alarm) throws(ChildProgramError.Reason) {
        let path = program.environment.first { $0.name == "PATH" }?.value
        let file = try ProgramFile.path(of: program.words.first ?? "", in: path ?? "/usr/local/bin:/usr/bin:/bin")
        let pipes: [ChildPipe]
        do {
            pipes = [try ChildPipe(), try ChildPipe(), try ChildPipe()]
        } catch {
            throw .system(error)
        }
        do {
            let ends = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
            process = try withExtendedLifetime(ends) { () throws(Spawn.StartError) in
                try RunningChildren.start { () throws(Spawn.StartError) in
                    try Spawn.start(
                        program.words, file: file, environment: program.environment.map { "\($0.name)=\($0.value)" },
                        streams: ends.map { .descriptor($0.number) }, restoresSignals: true, leadsSession: true,
                        closesOthers: true, folder: "/")
                }
            }
        } catch {
            // The file is there: what is missing is the interpreter that it names.
            let isNoProgram = [ENOENT, ENOTDIR, EACCES, ENOEXEC].contains(error.code)
            throw isNoProgram ? .notExecutable : .system(SystemError(.open, error.program, code: error.code))
        }
        (self.alarm, limits, unwritten) = (alarm, program.limits, input[...])
        self.input = pipes[0].writing
        streams = [
            Collected(pipes[1].reading, most: limits.output, kept: limits.output),
            Collected(pipes[2].reading, most: limits.error, kept: Self.keptErrors),
        ]
        self.input?.stopWaiting()
        streams.forEach { $0.descriptor?.stopWaiting() }
    }

    /// The number of bytes of standard error to keep.
    private static let keptErrors = 4_096

    /// The output so far.
    var written: ChildProgram.Output { ChildProgram.Output(output: streams[0].bytes, error: streams[1].bytes) }

    /// Waits until the program has ended, and ends it if it exceeds a limit or is canceled. Afterwards its process is
    /// reaped, and its process group is empty.
    ///
    /// - Returns: the reason that the output cannot be used; `nil` if the program succeeded.
    mutating func finish() -> Failure? {
        let failure = serve(until: clock.now + limits.time) { run in run.excess }
        if failure != nil {
            // The input is closed first: a program that waits for more input then ends by itself.
            input = nil
            kill(-process, SIGTERM)
            _ = serve(until: clock.now + limits.grace) { _ in nil }
        }
        // The process is not reaped yet, so the IDs of the process and of its group cannot belong to others.
        kill(-process, SIGKILL)
        if failure == nil { collect() }
        RunningChildren.remove(process)
        let status = Result { () throws(Spawn.UnknownEnd) in try Spawn.wait(for: process).status }
        return failure ?? excess ?? Self.failure(status)
    }

    /// Writes the input and collects the output until the program has ended.
    ///
    /// - Returns: the reason for which the program must be ended; `nil` if it has ended by itself.
    private mutating func serve(
        until deadline: SuspendingClock.Instant, stoppingFor reason: (Self) -> Failure?
    ) -> Failure? {
        var pause = Duration.milliseconds(1)
        while !hasEnded {
            let left = deadline - clock.now
            guard left > .zero else { return .failed(.tooSlow(limits.time)) }
            wait(atMost: min(left, pause))
            // The waits for the end of the program grow longer. Output, or the end of its output, cuts a wait short.
            pause = min(pause * 2, .milliseconds(50))
            if alarm.hasRung { return .cancelled }
            feed()
            collect()
            if let reason = reason(self) { return reason }
        }
        return nil
    }

    /// Waits until a stream is ready or the alarm rings, at most for the given time.
    private func wait(atMost limit: Duration) {
        var events = (streams.map(\.descriptor) + [alarm.descriptor]).compactMap { descriptor in
            descriptor.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
        }
        if let input { events.append(pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0)) }
        let milliseconds = limit.components.seconds * 1_000 + limit.components.attoseconds / 1_000_000_000_000_000
        poll(&events, nfds_t(events.count), Int32(clamping: max(1, milliseconds)))
    }

    private mutating func feed() {
        while let input {
            guard !unwritten.isEmpty else { return self.input = nil }
            switch input.writeSome(unwritten) {
            case .done(let count): unwritten = unwritten.dropFirst(count)
            case .wouldWait: return
            // A program may end, or close its input, before it has read all.
            case .ended: self.input = nil
            }
        }
    }

    private mutating func collect() {
        for index in streams.indices { streams[index].collect() }
    }

    /// The failure if the output exceeds a limit; `nil` otherwise.
    private var excess: Failure? {
        if streams[0].isExcessive { return .failed(.tooMuchOutput(limits.output)) }
        if streams[1].isExcessive { return .failed(.tooManyErrors(limits.error)) }
        return nil
    }

    /// Whether the program has ended. Reading this property does not reap the process.
    private var hasEnded: Bool {
        var information = siginfo_t()
        let result = waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT)
        return result == 0 ? information.si_signo == SIGCHLD : errno != EINTR
    }

    private static func failure(_ status: Result<Int32, Spawn.UnknownEnd>) -> Failure? {
        switch status {
        case .failure(let error): return .failed(.system(SystemError(.read, code: error.code)))
        case .success(let status):
            let signal = status & 0x7F
            if signal != 0 { return .failed(.ended(signal: signal)) }
            let code = (status >> 8) & 0xFF
            return code == 0 ? nil : .failed(.exited(code))
        }
    }
}

/// The collected output of one stream of a child program.
private struct Collected {
    /// The stream; `nil` at its end.
    private(set) var descriptor: OpenDescriptor?
    private(set) var bytes: [UInt8] = []
    private var count = 0
    private let most: Int
    private let kept: Int

    /// Creates an empty collection that keeps the last `kept` bytes of a stream. A stream of more than `most` bytes is
    /// excessive.
    init(_ descriptor: OpenDescriptor, most: Int, kept: Int) {
        (self.descriptor, self.most, self.kept) = (descriptor, most, kept)
    }

    var isExcessive: Bool { count > most }

    /// Reads the available bytes. A stream that exceeds its maximum is closed.
    mutating func collect() {
        while let descriptor {
            switch descriptor.readSome() {
            case .done(let some):
                count += some.count
                bytes += some
                if bytes.count > kept { bytes.removeFirst(bytes.count - kept) }
                if isExcessive { self.descriptor = nil }
            case .wouldWait: return
            case .ended: self.descriptor = nil
            }
        }
    }
}
