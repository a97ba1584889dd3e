import Dispatch

/// A program that is run to its end without a shell: it reads a text that it is given, and its output is collected.
///
/// It has a session of its own, and so no terminal: it cannot write to the screen but by its output, and Ctrl-C does not
/// reach it. It inherits no file, no signal that is ignored or blocked, and of the environment what it is given. Its
/// working folder is `/`, so that it finds nothing in the folder in which this program happens to run.
///
/// It ends with all programs that it started and that are still in its session's group: when it has ended itself, when a
/// limit is exceeded, and when the task is cancelled. The latter two first ask it to end (`SIGTERM`).
public struct ChildProgram: Sendable {
    /// How much a child may use.
    public struct Limits: Sendable {
        /// How long it may run. A machine that sleeps does not count.
        public var time: Duration
        /// The most bytes of its standard output.
        public var output: Int
        /// The most bytes of its standard error, of which the last are kept.
        public var error: Int
        /// How long it may take to end when it is asked to.
        public var grace: Duration

        /// Limits for a program that answers a question.
        public init(
            time: Duration = .seconds(30), output: Int = 1 << 20, error: Int = 1 << 20,
            grace: Duration = .milliseconds(500)
        ) {
            (self.time, self.output, self.error, self.grace) = (time, output, error, grace)
        }
    }

    /// What a program that ended well has written.
    public struct Output: Equatable, Sendable {
        /// All of its standard output.
        public let output: [UInt8]
        /// The end of its standard error.
        public let error: [UInt8]

        /// What a program has written.
        public init(output: [UInt8], error: [UInt8] = []) {
            (self.output, self.error) = (output, error)
        }
    }

    /// The program and its arguments. A name without a slash is found through the `PATH` of the environment.
    public let words: [String]
    /// All variables that the program gets.
    public let environment: [ChildVariable]
    /// How much it may use.
    public let limits: Limits

    /// A program with its arguments, its variables and its limits.
    public init(_ words: [String], environment: [ChildVariable], limits: Limits = Limits()) {
        (self.words, self.environment, self.limits) = (words, environment, limits)
    }

    /// Runs the program, on a thread of its own.
    ///
    /// - Returns: what it wrote, when it has ended with exit code 0.
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

/// Ends the wait of another thread.
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
