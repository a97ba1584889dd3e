public import Basics

/// An interactor's work that waits for something outside the program, such as an answer of another program.
///
///     let answer = try await LongWork.run(NotesPhrases.thinking) { try await useCase.answer() }
///
/// If the work takes long, the host shows its description, and lets signals, including Ctrl-C, cancel the work.
@MainActor public enum LongWork {
    /// A function that runs work described by a phrase such as “Thinking”.
    package typealias Runner =
        @MainActor @Sendable (Phrase, @escaping @MainActor @Sendable () async throws -> Void) async throws -> Void

    /// A line that shows its long work.
    @MainActor final class Display {
        /// The host's runner; `nil` after the end of the line. Work that goes on by itself may still hold the line then,
        /// and must not draw over the prompt.
        fileprivate(set) var runner: Runner?

        fileprivate init(_ runner: @escaping Runner) {
            self.runner = runner
        }
    }

    /// The line whose work the current task does; `nil` without a host, and in work that is bound to an activation.
    @TaskLocal static var line: Display?

    /// Carries out a line, whose long work is shown by the host's runner.
    ///
    /// - Returns: the result of the line.
    /// - Throws: the error of the line.
    package static func shown<Value>(
        by runner: @escaping Runner, _ body: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        let line = Display(runner)
        defer { line.runner = nil }
        return try await $line.withValue(line) { try await body() }
    }

    /// Runs work described by a phrase such as “Thinking”.
    ///
    /// - Returns: the result of the work.
    /// - Throws: the error of the work, or `CancellationError` when the work was canceled.
    public static func run<Value: Sendable>(
        _ phrase: Phrase, _ work: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let runner = line?.runner else { return try await work() }
        let answer = Box<Value>()
        try await runner(phrase) { answer.value = try await work() }
        guard let value = answer.value else { throw CancellationError() }
        return value
    }

    private final class Box<Value> {
        var value: Value?
    }
}
