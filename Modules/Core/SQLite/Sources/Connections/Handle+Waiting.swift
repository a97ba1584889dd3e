import CSQLite
import Platform

extension Handle {
    /// Whether the task is canceled, or a signal is held. A single-threaded program cannot cancel its task when a
    /// signal arrives, so that it holds the signal instead.
    static var isTaskCancelled: Bool { Task.isCancelled || HeldSignal.first != nil }

    /// Makes SQLite wait for other connections' locks, up to the limit of ``busyTimeout``, as `sqlite3_busy_timeout` does.
    /// While a transaction waits to begin, canceling the task ends the wait.
    func waitForLocks() {
        sqlite3_busy_handler(
            pointer,
            { context, attempts in
                guard let context else { return 0 }
                let handle = Unmanaged<Handle>.fromOpaque(context).takeUnretainedValue()
                if attempts >= handle.busyTimeout.attempts { return 0 }
                if handle.isWaitCancellable, Handle.isTaskCancelled { return 0 }
                sqlite3_sleep(attempts < 10 ? 1 : 10)
                return 1
            },
            Unmanaged.passUnretained(self).toOpaque())
    }

    /// Makes SQLite end a statement of a transaction when the task is canceled. SQLite checks after every 1,000 steps
    /// of its virtual machine, which take some microseconds.
    func heedCancellation() {
        sqlite3_progress_handler(
            pointer, 1_000,
            { context in
                guard let context else { return 0 }
                let handle = Unmanaged<Handle>.fromOpaque(context).takeUnretainedValue()
                return handle.isCancellable && Handle.isTaskCancelled ? 1 : 0
            },
            Unmanaged.passUnretained(self).toOpaque())
    }
}
