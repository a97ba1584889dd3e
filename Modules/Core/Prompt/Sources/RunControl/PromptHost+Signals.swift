import Cancellation
import Consoles
import Platform
import Terminal

// What a person or the system breaks off.
extension PromptHost {
    /// Answers the signals from now on. Ctrl-C never ends a program that a person talks to; a script it ends as ever.
    func watchSignals() {
        console.watch(mode == .person ? [.interrupt] + Self.endingSignals : Self.endingSignals) {
            [weak self] signal in self?.receive(signal)
        }
    }

    /// Carries out the one command of a run, without another task or thread. A signal only leaves a note, which each step
    /// reads before its effect.
    ///
    /// - Throws: what the work throws, which is `CancellationError` when a signal came.
    func onlyCommand(on console: any SignalNotingConsole, _ work: () async throws -> Void) async throws {
        let noted = console.note(Self.endingSignals)
        defer { if let signal = noted() { receive(signal) } }
        try await CancellationSteps.$current.withValue(CancellationSteps { noted() != nil }) { try await work() }
    }

    /// The answer to a question, for which a signal ends the wait.
    ///
    /// - Throws: `CancellationError` when a signal came instead, and what the console throws.
    func nextAnswer(_ request: LineRequest) async throws -> LineReader.Line? {
        guard mode == .arguments, let noting = console as? any SignalNotingConsole else {
            return try await console.nextLine(request)
        }
        // The program cannot check for a noted signal while it waits for a line.
        watchSignals()
        defer { _ = noting.note(Self.endingSignals) }
        try CancellationSteps.check()
        return try await cancellable { [console] in try await console.nextLine(request) }
    }

    private static let endingSignals: [Signal] = [.hangUp, .terminate]

    private func receive(_ signal: Signal) {
        switch signal {
        case .hangUp: ending = .hungUp
        case .terminate: ending = .terminated
        // Only a script that is recorded hears it.
        case .interrupt: if mode != .person { ending = .interrupted }
        case .suspend, .resume: break
        }
        if let cancel { cancel() } else { isCancelled = true }
    }

    /// Does something that a signal can cancel: the wait for a line, or a command.
    ///
    /// - Throws: what the work throws, which is `CancellationError` when it was cancelled.
    func cancellable<Result: Sendable>(_ work: @escaping @MainActor () async throws -> Result) async throws -> Result {
        let task = Task { try await work() }
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

    /// Carries out a command, which a signal can cancel. Its steps are counted where the console wants to know them.
    ///
    /// - Throws: what the work throws, which is `CancellationError` when it was cancelled.
    func cancellableCommand<Result: Sendable>(
        _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        guard let console = console as? any StepConsole else { return try await cancellable(work) }
        let steps = CancellationSteps()
        return try await cancellable {
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
    }
}
