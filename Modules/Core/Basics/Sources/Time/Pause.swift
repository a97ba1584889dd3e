/// A replaceable way to wait for a duration: by sleeping, or as a test determines.
public struct Pause: Sendable {
    private let wait: @Sendable (Duration) async throws -> Void

    /// Creates a pause that waits by calling a closure; by default, it sleeps.
    public init(_ wait: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }) {
        self.wait = wait
    }

    /// Waits for a duration.
    ///
    /// - Throws: `CancellationError` when the task is canceled.
    public func callAsFunction(_ duration: Duration) async throws { try await wait(duration) }
}
