import Basics
import BasicsTesting
import Synchronization
import Testing

@Suite("The steps of a piece of work")
struct CancellationStepsTests {
    private let steps = CancellationSteps()

    @Test("are counted, also those that cannot be cancelled")
    func count() {
        #expect(steps.take(atMost: 3) == 3)
        steps.take()
        #expect(steps.taken == 4)
    }

    @Test("are refused once the work is cancelled, and are not counted then")
    func cancelled() {
        _ = steps.take(atMost: 2)
        #expect(steps.cancel() == 2)
        #expect(steps.take(atMost: 9) == 0)
        #expect(steps.taken == 2)
    }

    @Test("are refused after as many as are to be taken, and the work is told at once", arguments: 0...3)
    func after(count: Int) {
        let told = Mutex(0)
        steps.whenCancelled { told.withLock { $0 += 1 } }
        steps.cancel(after: count)
        #expect(steps.take(atMost: count) == count)
        let once = told.withLock(\.self)
        #expect(once == 1)
        #expect(steps.take(atMost: 9) == 0)
    }

    @Test("tell work that begins when it is cancelled already")
    func late() {
        let told = Mutex(false)
        steps.cancel()
        steps.whenCancelled { told.withLock { $0 = true } }
        let isTold = told.withLock(\.self)
        #expect(isTold)
    }

    @Test("are refused in a task that is cancelled, counted or not", arguments: [true, false])
    func task(isCounted: Bool) async {
        let task = CancellationSteps.$current.withValue(isCounted ? steps : nil) {
            Task {
                withUnsafeCurrentTask { $0?.cancel() }
                try CancellationSteps.check()
            }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(steps.taken == 0)
    }
}
