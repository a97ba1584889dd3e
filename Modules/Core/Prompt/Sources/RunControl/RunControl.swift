import Cancellation
package import Consoles
import LineEditor
package import Platform

/// Ends a run or cancels its current work, because of a signal or a command.
@MainActor package final class RunControl {
    private let console: any Console
    private let source: Run.Source
    /// Cancels the current work: the wait for a line, or a command.
    private var cancel: (() -> Void)?
    /// Whether the next work is to be cancelled, as a signal came between two pieces of work.
    private var isCancelled = false
    /// The exit code, once a signal has ended the run.
    private(set) var ending: ExitCode?
    /// Whether a wait of the last command was cancelled.
    private(set) var hasGivenUp = false
    /// Whether a command asked to end the run.
    private(set) var isQuitting = false

    /// A control for one run.
    package init(console: any Console, source: Run.Source) {
        (self.console, self.source) = (console, source)
    }

    /// Ends the run after the current command.
    func quit() {
        isQuitting = true
    }

    /// Handles signals from now on. Ctrl-C never ends an interactive program. It ends a script as usual, and cancels a
    /// question in a run with arguments.
    func watchSignals() {
        watch(source == .script ? Signal.endings : Self.signalsOfPerson)
    }

    private func watch(_ signals: [Signal]) {
        console.watch(signals) { [weak self] signal in self?.receive(signal) }
    }

    private static let signalsOfPerson = [.interrupt] + Signal.endings

    /// Carries out the single command of a run.
    ///
    /// - Returns: The exit code.
    /// - Throws: The error of the work, unless a signal ends the run. A failure of the console is thrown as its cause.
    package func onlyCommand(_ work: @escaping @MainActor () async throws -> Void) async throws -> ExitCode {
        do {
            try await ConsoleFailure.unwrapped { try await cancellableBySignals(work) }
        } catch {
            if ending == nil { throw error }
        }
        return ending ?? .ok
    }

    /// Carries out the single command of a run without another task or thread, if the console can record signals: each
    /// step checks for one before its effect.
    ///
    /// - Throws: the error of the work, which is `CancellationError` when a signal came.
    private func cancellableBySignals(_ work: @escaping @MainActor () async throws -> Void) async throws {
        guard let console = console.abilities.signals else {
            watchSignals()
            return try await cancellable(isCommand: true, work)
        }
        let noted = console.note(Signal.endings)
        defer { if let signal = noted() { receive(signal) } }
        try await CancellationSteps.$current.withValue(CancellationSteps { noted() != nil }) { try await work() }
    }

    /// Performs work that waits for something outside the program, and so does not check for signals itself: a signal
    /// cancels it, including Ctrl-C, which then ends a script or a command of the arguments.
    ///
    /// - Throws: the error of the work, which is `CancellationError` when it was cancelled.
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
        guard source == .arguments, let noting = console.abilities.signals else { return try await work() }
        defer { _ = noting.note(Self.signalsOfPerson) }
        try CancellationSteps.check()
        try await cancellable(work)
    }

    /// Reads the answer to a question. Signals, Ctrl-C among them, cancel the wait. In a run with arguments, Ctrl-C
    /// ends the run, with a message from here; at the prompt, the host shows one.
    ///
    /// - Throws: `CancellationError` when a signal came instead, and the error of the console.
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
        guard source == .arguments, let noting = console.abilities.signals else {
            return try await console.nextLine(request)
        }
        // The program cannot check for a noted signal while it waits for a line.
        watchSignals()
        defer { _ = noting.note(Self.signalsOfPerson) }
        try CancellationSteps.check()
        return try await cancellable { [console] in try await console.nextLine(request) }
    }

    /// Performs work that a signal can cancel: the wait for a line, or a command, whose steps are counted if the
    /// console asks for it. A signal that comes when a line is already read cancels the handling of that line.
    ///
    /// - Throws: the error of the work, which is `CancellationError` when it was cancelled.
    func cancellable<Result: Sendable>(
        isCommand: Bool = false, _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        if isCommand { hasGivenUp = false }
        let counter = isCommand ? console.abilities.steps : nil
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
