import Ribcage
import Time

/// Updates the timer each second while its place is open.
final class TimerWorker: Worker {
    private let pause: Pause
    private var ticks: Task<Void, Never>?

    init(pause: Pause) {
        self.pause = pause
    }

    override func didStart(on interactor: Interactor) {
        guard let timer = interactor as? TimerInteractor else { return }
        ticks = timer.task { [pause, weak timer] in
            while !Task.isCancelled, (try? await pause(.seconds(1))) != nil {
                // A store that cannot be read now may be readable in a second; the next command shows the error.
                try? await timer?.send(.tick)
            }
        }
    }

    override func didStop() {
        ticks?.cancel()
        ticks = nil
    }
}
