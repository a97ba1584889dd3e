import Dispatch

/// A program that is run without a shell until it ends. Its input is an array of bytes, and its output is collected.
///
/// The program runs in its own session, without a terminal: it cannot write to the screen, and Ctrl-C does not reach
/// it. It inherits no open file, no ignored or blocked signal, and only the given environment variables. Its working
/// folder is `/`, so that it does not depend on the current folder.
///
/// When the program exits, exceeds a limit, or its task is canceled, all programs that it has started and that are
/// still in its process group are ended with it. In the latter two cases they first get the signal `SIGTERM`.
public struct ChildProgram: Sendable {
    /// The limits of a child program.
    public struct Limits: Sendable {
        /// The maximum running time. The time while the machine sleeps does not count.
        public var time: Duration
        /// The maximum size of the program's standard output, in bytes.
        public var output: Int
        /// The maximum size of the program's standard error, in bytes. Only the end of the standard error is kept.
        public var error: Int
        /// The time that the program has to end after `SIGTERM`, before `SIGKILL` ends it.
        public var grace: Duration

        /// Creates limits; the defaults are for a program that computes a short answer.
        public init(
            time: Duration = .seconds(30), output: Int = 1 << 20, error: Int = 1 << 20,
            grace: Duration = .milliseconds(500)
        ) {
            (self.time, self.output, self.error, self.grace) = (time, output, error, grace)
        }
    }

    /// The output of a program that ended successfully.
    public struct Output: Equatable, Sendable {
        /// The complete standard output.
        public let output: [UInt8]
        /// The end of the standard error.
        public let error: [UInt8]

        /// Creates the output of a program.
        public init(output: [UInt8], error: [UInt8] = []) {
            (self.output, self.error) = (output, error)
        }
    }

    /// The program and its arguments. A name without a slash is found through the `PATH` in ``environment``.
    public let words: [String]
    /// The complete environment of the program.
    public let environment: [ChildVariable]
    /// The limits of the program.
    public let limits: Limits

    /// Creates a program with its arguments, its environment and its limits.
    public init(_ words: [String], environment: [ChildVariable], limits: Limits = Limits()) {
        (self.words, self.environment, self.limits) = (words, environment, limits)
    }

    /// Runs the program with an input on a separate thread, and waits until the program has ended.
    ///
    /// - Returns: the output of the program, if its exit code is 0.
    /// - Throws: ``ChildProgramError``; `CancellationError` if the task was canceled. In either case, the program is no
    ///   longer running.
    public func run(input: [UInt8] = []) async throws -> Output {
        try Task.checkCancellation()
        let alarm = try alarm()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue(label: "dev.ribcage.platform.child").async {
                    continuation.resume(returning: Result { try run(input, alarm) })
                }
            }
        } onCancel: {
            alarm.ring()
        }
        return try result.get()
    }

    private func alarm() throws(ChildProgramError) -> Alarm {
        do {
            return try Alarm()
        } catch {
            throw ChildProgramError(name, .system(error))
        }
    }

    private func run(_ input: [UInt8], _ alarm: Alarm) throws -> Output {
        do {
            var run = try ChildRun(of: self, input: input, alarm: alarm)
            switch run.finish() {
            case nil: return run.written
            case .cancelled: throw CancellationError()
            case .failed(let reason):
                throw ChildProgramError(name, reason, complaint: ChildProgramError.lastLine(of: run.written.error))
            }
        } catch let reason as ChildProgramError.Reason {
            throw ChildProgramError(name, reason)
        }
    }

    private var name: String { words.first ?? "" }
}

/// An alarm that interrupts the wait of another thread.
final class Alarm: Sendable {
    private let pipe: ChildPipe

    init() throws(SystemError) {
        pipe = try ChildPipe()
        pipe.reading.stopWaiting()
        pipe.writing.stopWaiting()
    }

    /// The descriptor that can be read once the alarm has rung.
    var descriptor: OpenDescriptor { pipe.reading }

    var hasRung: Bool {
        if case .done = pipe.reading.readSome(atMost: 1) { true } else { false }
    }

    func ring() {
        _ = pipe.writing.writeSome([0])
    }
}
