import Cancellation
package import Consoles
import LineEditor
package import Platform

/// Ends a run, and cancels what is done in it: because of a signal, or because a command says so.
@MainActor package final class RunControl {
    private let console: any Console
    private let source: Run.Source
    /// Gives up what is done now: the wait for a line, or a command.
    private var cancel: (() -> Void)?
    /// Whether what is done next is to be given up: a signal came in between.
    private var isCancelled = false
    /// How the program ends, when a signal told it to.
    private(set) var ending: ExitCode?
    /// Whether something that the last command waited for was given up.
    private(set) var hasGivenUp = false
    /// Whether a command asked for the end of the run.
    private(set) var isQuitting = false

    /// A control of one run.
    package init(console: any Console, source: Run.Source) {
        (self.console, self.source) = (console, source)
    }

    /// Ends the run after the command that is carried out now.
    func quit() {
        isQuitting = true
    }

    /// Answers the signals from now on. Ctrl-C never ends a program that a person talks to. It ends a script as ever, and
    /// cancels a question of the arguments.
    func watchSignals() {
        watch(source == .script ? Signal.endings : Self.signalsOfPerson)
    }

    private func watch(_ signals: [Signal]) {
        console.watch(signals) { [weak self] signal in self?.receive(signal) }
    }

    private static let signalsOfPerson = [.interrupt] + Signal.endings

    /// Carries out the one command of a run.
    ///
    /// - Returns: How the run ends.
    /// - Throws: What the work throws, unless a signal ends the run. A failure of the console is thrown as its cause.
    package func onlyCommand(_ work: @escaping @MainActor () async throws -> Void) async throws -> ExitCode {
        do {
            try await ConsoleFailure.unwrapped { try await cancellableBySignals(work) }
        } catch {
            if ending == nil { throw error }
        }
        return ending ?? .ok
    }

    /// Carries out the one command of a run, without another task or thread where the console can note signals: each
    /// step reads the note before its effect.
    ///
    /// - Throws: what the work throws, which is `CancellationError` when a signal came.
    private func cancellableBySignals(_ work: @escaping @MainActor () async throws -> Void) async throws {
        guard let console = console as? any SignalNotingConsole else {
            watchSignals()
            return try await cancellable(isCommand: true, work)
        }
        let noted = console.note(Signal.endings)
        defer { if let signal = noted() { receive(signal) } }
        try await CancellationSteps.$current.withValue(CancellationSteps { noted() != nil }) { try await work() }
    }

    /// Does something that waits for the outside, for which no step looks whether a signal came: a signal cancels it, and so
    /// does Ctrl-C, which ends a script and a command of the arguments then.
    ///
    /// - Throws: what the work throws, which is `CancellationError` when it was cancelled.
    func waiting(_ work: @escaping @MainActor @Sendable () async throws -> Void) async throws {
        do {
            try await waitingForSignals(work)
        } catch {
            hasGivenUp = error is CancellationError
            throw error
        }
    }

    private func waitingForSignals(_ work: @escaping @MainActor @Sendable () async throws -> Void) async throws {
        guard source != .person else { return try await work() }
        watch(Self.signalsOfPerson)
        guard source == .arguments, let noting = console as? any SignalNotingConsole else { return try await work() }
        defer { _ = noting.note(Self.signalsOfPerson) }
        try CancellationSteps.check()
        try await cancellable(work)
    }

    /// The answer to a question. A signal ends the wait, Ctrl-C among them. In the arguments, Ctrl-C ends the run, and this
    /// says so; at the prompt, the host does.
    ///
    /// - Throws: `CancellationError` when a signal came instead, and what the console throws.
    @inline(never)  // The optimizer of Swift 6.3.1 crashes in callers that it inlines this into.
    func nextAnswer(_ request: LineRequest, telling speaker: Speaker) async throws -> LineReader.Line? {
        do {
            return try await nextAnswer(request)
        } catch let error as CancellationError {
            if ending == .interrupted { try speaker.tell(HostPhrases.cancelled) }
            throw error
        }
    }

    private func nextAnswer(_ request: LineRequest) async throws -> LineReader.Line? {
        guard source == .arguments, let noting = console as? any SignalNotingConsole else {
            return try await console.nextLine(request)
        }
        // The program cannot check for a noted signal while it waits for a line.
        watchSignals()
        defer { _ = noting.note(Self.signalsOfPerson) }
        try CancellationSteps.check()
        return try await cancellable { [console] in try await console.nextLine(request) }
    }

    /// Does something that a signal can cancel: the wait for a line, or a command, whose steps are counted where the
    /// console wants to know them. A signal that comes when a line is there already cancels what is done with that.
    ///
    /// - Throws: what the work throws, which is `CancellationError` when it was cancelled.
    func cancellable<Result: Sendable>(
        isCommand: Bool = false, _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        if isCommand { hasGivenUp = false }
        let counter = isCommand ? console as? any StepConsole : nil
        let task = Task {
            if let counter { return try await counted(by: counter, work) }
            let result = try await work()
            // From here on nothing can be cancelled that is still done.
            cancel = nil
            if Task.isCancelled, !isCommand { isCancelled = true }
            return result
        }
        if isCancelled { task.cancel() }
        isCancelled = false
        cancel = { task.cancel() }
        defer { cancel = nil }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private func counted<Result: Sendable>(
        by console: any StepConsole, _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        let steps = CancellationSteps()
        let task = CancellationSteps.$current.withValue(steps) {
            Task {
                // What comes later comes too late.
                defer { steps.take() }
                return try await work()
            }
        }
        // A signal arrives when the main actor is free, and no sooner when it is sent again.
        steps.whenCancelled { Task { @MainActor in task.cancel() } }
        try console.begin(steps)
        let result = await withTaskCancellationHandler {
            await task.result
        } onCancel: {
            steps.cancel()
            task.cancel()
        }
        try console.end()
        return try result.get()
    }

    private func receive(_ signal: Signal) {
        // Ctrl-C ends no program that a person talks to, and only a script that is recorded hears it.
        if signal != .interrupt || source != .person { ending = ExitCode(endedBy: signal) ?? ending }
        if let cancel { cancel() } else { isCancelled = true }
    }
}
