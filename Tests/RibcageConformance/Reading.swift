import Ribcage

/// Reads a sequence of latest values, as long as a test goes on.
@MainActor final class Reading<Value: Equatable & Sendable> {
    private(set) var values: [Value] = []
    private(set) var hasEnded = false
    private var task: Task<Void, Never>?

    init(_ sequence: Latest<Value>) {
        task = Task { [weak self] in
            for await value in sequence { self?.values.append(value) }
            self?.hasEnded = true
        }
    }

    deinit { task?.cancel() }

    /// Lets the reader go on until it waits.
    func catchUp() async {
        for _ in 1...10 { await turn() }
    }
}
