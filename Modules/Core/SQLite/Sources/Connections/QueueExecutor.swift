import Dispatch

/// Runs an actor on a dispatch queue of its own, so that waiting for a disk or for another process's lock never holds a
/// thread of the pool that all tasks share.
///
/// `DispatchSerialQueue`, which would do the same, is not there on Linux.
final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "SQLite")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
