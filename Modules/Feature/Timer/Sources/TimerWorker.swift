import Basics
import Ribcage

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
                // An error of reading the store is ignored: the next tick may succeed, and the next command shows the
                // error.
                try? await timer?.send(.tick)
            }
        }
    }

    override func didStop() {
        ticks?.cancel()
        ticks = nil
    }
}
