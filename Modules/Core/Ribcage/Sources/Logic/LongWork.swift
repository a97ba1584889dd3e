public import Languages

/// An interactor's work that waits for something outside the program, such as an answer of another program.
///
///     let answer = try await LongWork.run(NotesPhrases.thinking) { try await useCase.answer() }
///
/// If the work takes long, the host shows its description, and lets signals, including Ctrl-C, cancel the work.
@MainActor public enum LongWork {
    /// A function that runs work described by a phrase such as “Thinking”.
    package typealias Runner =
        @MainActor @Sendable (Phrase, @escaping @MainActor @Sendable () async throws -> Void) async throws -> Void

    /// The host's runner for long work in the current task; `nil` without a host.
    @TaskLocal package static var runner: Runner?

    /// Runs work described by a phrase such as “Thinking”.
    ///
    /// - Returns: the result of the work.
    /// - Throws: the error of the work, or `CancellationError` when the work was canceled.
    public static func run<Value: Sendable>(
        _ phrase: Phrase, _ work: @escaping @MainActor @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let runner else { return try await work() }
        let answer = Answer<Value>()
        try await runner(phrase) { answer.value = try await work() }
        guard let value = answer.value else { throw CancellationError() }
        return value
    }

    private final class Answer<Value> {
        var value: Value?
    }
}
