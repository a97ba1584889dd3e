import Dispatch

/// An executor that runs an actor on a private dispatch queue, so that waiting for a disk or for another process's lock
/// never blocks a thread of the shared pool.
///
/// `DispatchSerialQueue`, which would do the same, is not available on Linux.
final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "SQLite")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
