import Platform
import Terminal

// What a person or the system breaks off.
extension PromptHost {
    /// Answers the signals from now on. Ctrl-C never ends a program that a person talks to; a script it ends as ever.
    func watchSignals() {
        console.watch(mode == .person ? [.interrupt, .hangUp, .terminate] : [.hangUp, .terminate]) {
            [weak self] signal in self?.receive(signal)
        }
    }

    private func receive(_ signal: Signal) {
        switch signal {
        case .hangUp: ending = .hungUp
        case .terminate: ending = .terminated
        case .interrupt, .suspend, .resume: break
        }
        if let cancel { cancel() } else { isCancelled = true }
    }

    /// Does something that a signal can break off: the wait for a line, or a command.
    ///
    /// - Throws: what the work throws, which is `CancellationError` when it was broken off.
    func cancellable<Result: Sendable>(_ work: @escaping @MainActor () async throws -> Result) async throws -> Result {
        let task = Task { try await work() }
        cancel = task.cancel
        if isCancelled || ending != nil { task.cancel() }
        isCancelled = false
        defer { cancel = nil }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
