/// Does work that must end in time. When the limit comes first, the work is cancelled, and the caller goes on with the
/// error although the work may not have ended yet.
///
/// - Throws: what the work throws, or the error of the limit.
@MainActor func withTimeLimit(
    _ limit: Duration, throwing late: any Error, _ work: @escaping @MainActor () async throws -> Void
) async throws {
    let race = Race()
    let runner = Task {
        do { race.end(.success(try await work())) } catch { race.end(.failure(error)) }
    }
    let clock = Task {
        try? await Task.sleep(for: limit)
        if !Task.isCancelled { race.end(.failure(late)) }
    }
    defer {
        runner.cancel()
        clock.cancel()
    }
    try await withTaskCancellationHandler {
        try await race.result()
    } onCancel: {
        runner.cancel()
    }
}

/// Whoever ends first decides.
@MainActor private final class Race {
    private var outcome: Result<Void, any Error>?
    private var waiting: CheckedContinuation<Void, any Error>?

    func end(_ result: Result<Void, any Error>) {
        guard outcome == nil else { return }
        outcome = result
        waiting?.resume(with: result)
        waiting = nil
    }

    func result() async throws {
        try await withCheckedThrowingContinuation { continuation in
            if let outcome { continuation.resume(with: outcome) } else { waiting = continuation }
        }
    }
}
