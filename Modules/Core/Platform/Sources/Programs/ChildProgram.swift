import Dispatch

/// A program that is run to its end without a shell: it gets a text as its input, and its output is collected.
///
/// It has its own session, and so no terminal: only its output can reach the screen, and Ctrl-C does not reach it. It
/// inherits no file and no ignored or blocked signal, and only the given environment. Its working folder is `/`, so
/// that it does not depend on the current folder.
///
/// It ends together with all programs that it started and that are still in its session's group: when it exits, when a
/// limit is exceeded, and when the task is cancelled. In the latter two cases it is first asked to terminate
/// (`SIGTERM`).
public struct ChildProgram: Sendable {
    /// The limits of a child.
    public struct Limits: Sendable {
        /// The maximum running time. A machine that sleeps does not count.
        public var time: Duration
        /// The maximum size of its standard output in bytes.
        public var output: Int
        /// The maximum size of its standard error in bytes. Only the end of it is kept.
        public var error: Int
        /// The time that the program has to terminate after a request to do so.
        public var grace: Duration

        /// Limits for a program that answers a question.
        public init(
            time: Duration = .seconds(30), output: Int = 1 << 20, error: Int = 1 << 20,
            grace: Duration = .milliseconds(500)
        ) {
            (self.time, self.output, self.error, self.grace) = (time, output, error, grace)
        }
    }

    /// The output of a program that ended successfully.
    public struct Output: Equatable, Sendable {
        /// All of its standard output.
        public let output: [UInt8]
        /// The end of its standard error.
        public let error: [UInt8]

        /// The output of a program.
        public init(output: [UInt8], error: [UInt8] = []) {
            (self.output, self.error) = (output, error)
        }
    }

    /// The program and its arguments. A name without a slash is found through the `PATH` of the environment.
    public let words: [String]
    /// The whole environment of the program.
    public let environment: [ChildVariable]
    /// The limits of the program.
    public let limits: Limits

    /// A program with its arguments, its variables and its limits.
    public init(_ words: [String], environment: [ChildVariable], limits: Limits = Limits()) {
        (self.words, self.environment, self.limits) = (words, environment, limits)
    }

    /// Runs the program on its own thread.
    ///
    /// - Returns: its output, if it has ended with exit code 0.
    /// - Throws: ``ChildProgramError``; `CancellationError` when the task is cancelled, after the program has ended.
    public func run(input: [UInt8] = []) async throws -> Output {
        try Task.checkCancellation()
        let alarm = try alarm()
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                DispatchQueue(label: "dev.ribcage.platform.child").async {
                    continuation.resume(returning: BrokenPipe.isNoSignal { Result { try run(input, alarm) } })
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

/// Interrupts the wait of another thread.
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
