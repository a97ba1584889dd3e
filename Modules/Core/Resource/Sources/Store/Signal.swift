/// A signal that resumes all tasks waiting for the next change.
@MainActor final class Signal {
    private var waiting: [(number: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var lastNumber = 0

    /// Waits for the next ``send()``, or until the task is canceled.
    func wait() async {
        lastNumber += 1
        let number = lastNumber
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                if Task.isCancelled { continuation.resume() } else { waiting.append((number, continuation)) }
            }
        } onCancel: {
            Task { @MainActor in stopWaiting(number) }
        }
    }

    func send() {
        guard !waiting.isEmpty else { return }
        let waiting = waiting
        self.waiting = []
        for (_, continuation) in waiting { continuation.resume() }
    }

    private func stopWaiting(_ number: Int) {
        guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
        waiting.remove(at: index).continuation.resume()
    }
}
