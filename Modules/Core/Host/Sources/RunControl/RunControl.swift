import Basics
import Commands
package import Console
package import Platform

/// Ends a run, or cancels its current work, because of a signal or a command.
@MainActor package final class RunControl {
    private let console: any Console
    private let source: Run.Source
    /// A closure that cancels the current work, which is the wait for a line or a command; `nil` if there is none.
    private var cancel: (() -> Void)?
    /// Returns the first signal that has arrived during a command that blocks the only thread, if any; `nil` if no such
    /// command has begun.
    private var held: (@Sendable () -> Signal?)?
    /// Whether a signal came while there was no work to cancel, so that the next work must be canceled.
    private var isCancelled = false
    /// The exit code, once a signal has ended the run; `nil` before.
    private(set) var ending: ExitCode?
    private(set) var isQuitting = false

    package init(console: any Console, source: Run.Source) {
        (self.console, self.source) = (console, source)
    }

    func quit() {
        isQuitting = true
    }

    /// Handles signals from now on. Ctrl-C never ends an interactive program. It ends a script without being handled.
    /// In a run with arguments, it cancels the question or the command, and ends the run.
    func watchSignals() {
        watch(source == .script ? Signal.endings : Self.signalsOfPerson)
    }

    private func watch(_ signals: [Signal]) {
        console.watch(signals) { [weak self] signal in self?.receive(signal) }
    }

    private static let signalsOfPerson = [.interrupt] + Signal.endings

    /// Carries out the single command of a run.
    ///
    /// - Returns: The exit code of the signal that ended the run, or `.ok`.
    /// - Throws: The error of the work, unless a signal ends the run. Instead of a ``ConsoleFailure``, its cause is
    ///   thrown.
    package func onlyCommand(_ work: @escaping @MainActor () async throws -> Void) async throws -> ExitCode {
        do {
            try await ConsoleFailure.unwrapped { try await cancellableBySignals(work) }
        } catch {
            if ending == nil { throw error }
        }
        return ending ?? .ok
    }

    /// Carries out the single command of a run. If the console can hold signals, no other task or thread is used, and a
    /// signal that comes before the commit of an edit cancels the edit.
    private func cancellableBySignals(_ work: @escaping @MainActor () async throws -> Void) async throws {
        guard console.holdsSignals else {
            watchSignals()
            return try await cancellable(isCommand: true, work)
        }
        let held = console.hold(Signal.endings)
        self.held = held
        defer { if let signal = held() { receive(signal) } }
        try await work()
    }

    /// Performs work that waits for something outside the program, such as a network. Any signal, including Ctrl-C,
    /// cancels the wait. In a script or a run with arguments, Ctrl-C also ends the run.
    func waiting(_ work: @escaping @MainActor @Sendable () async throws -> Void) async throws {
        guard source != .person else { return try await work() }
        watch(Self.signalsOfPerson)
        guard source == .arguments, console.holdsSignals else { return try await work() }
        defer { _ = console.hold(Self.signalsOfPerson) }
        if held?() != nil { throw CancellationError() }
        try await cancellable(work)
    }

    /// Reads the answer to a question; `nil` at the end of input. Any signal cancels the wait. Ctrl-C also ends a run
    /// with arguments, after a message that the command was canceled. At the prompt, the host shows that message.
    ///
    /// - Throws: `CancellationError` if a signal comes instead of an answer, and the error of the console.
    @inline(never)  // The optimizer of Swift 6.3.1 crashes in callers that it inlines this into.
    func nextAnswer(_ request: LineRequest, telling speaker: Speaker) async throws -> LineReader.Content? {
        do {
            return try await nextAnswer(request)
        } catch let error as CancellationError {
            if ending == .interrupted { try speaker.tell(HostPhrases.cancelled) }
            throw error
        }
    }

    private func nextAnswer(_ request: LineRequest) async throws -> LineReader.Content? {
        guard source == .arguments, console.holdsSignals else {
            return try await console.nextLine(request)
        }
        // While the program waits for a line, it cannot check for a held signal.
        watchSignals()
        defer { _ = console.hold(Self.signalsOfPerson) }
        if held?() != nil { throw CancellationError() }
        return try await cancellable { [console] in try await console.nextLine(request) }
    }

    /// Performs work that a signal can cancel: the first arrival, the wait for a line, or a command. `onCancel` cancels
    /// other work that goes on at the same time. A signal that comes when a line is already read cancels the handling of
    /// that line.
    func cancellable<Result: Sendable>(
        isCommand: Bool = false, onCancel: @escaping () -> Void = {},
        _ work: @escaping @MainActor () async throws -> Result
    ) async throws -> Result {
        let task = Task {
            let result = try await work()
            // The work is done, so a signal must cancel the next work instead.
            cancel = nil
            if Task.isCancelled, !isCommand { isCancelled = true }
            return result
        }
        cancel = {
            task.cancel()
            onCancel()
        }
        if isCancelled { cancel?() }
        isCancelled = false
        defer { cancel = nil }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    private func receive(_ signal: Signal) {
        // Ctrl-C does not end a run at a prompt. A script sees Ctrl-C only while it is recorded or waits.
        if signal != .interrupt || source != .person { ending = ExitCode(endedBy: signal) ?? ending }
        if let cancel { cancel() } else { isCancelled = true }
    }
}

extension LineReader.Content {
    /// Returns the text of the line.
    func typedText() throws(UsageError) -> String {
        switch self {
        case .text(let text): return text
        case .tooLong(let count): throw UsageError(HostPhrases.tooLong(count, most: LineReader.longestLine))
        case .invalidUTF8: throw UsageError(HostPhrases.invalidUTF8)
        case .nulByte: throw UsageError(HostPhrases.nulByte)
        }
    }
}
