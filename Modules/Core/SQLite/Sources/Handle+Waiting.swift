import CSQLite

extension Handle {
    /// How often a lock is asked for again, at most, with ten milliseconds between.
    private static let mostAttempts: Int32 = 500

    /// Waits up to five seconds for another connection's lock, as `sqlite3_busy_timeout` would; and no longer than the
    /// task wants it, where nothing has been done yet.
    func waitForLocks() {
        sqlite3_busy_handler(
            pointer,
            { context, attempts in
                guard let context, attempts < Handle.mostAttempts else { return 0 }
                let handle = Unmanaged<Handle>.fromOpaque(context).takeUnretainedValue()
                if handle.isWaitCancellable, Task.isCancelled { return 0 }
                sqlite3_sleep(attempts < 10 ? 1 : 10)
                return 1
            },
            Unmanaged.passUnretained(self).toOpaque())
    }
}
