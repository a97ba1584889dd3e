import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The children that run, so that none outlives this program.
enum RunningChildren {
    private static let processes = Mutex<Set<pid_t>>([])

    /// Starts a child.
    ///
    /// - Returns: its process.
    /// - Throws: what the start throws.
    static func start<Failure: Error>(_ start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        // Held meanwhile, so that no child starts behind the back of `endAll`.
        try processes.withLock { processes throws(Failure) in
            let process = try start()
            processes.insert(process)
            return process
        }
    }

    /// Forgets a child. It is not reaped before this, so that no number here is another's.
    static func remove(_ process: pid_t) {
        processes.withLock { _ = $0.remove(process) }
    }

    /// Ends all children at once, with what they have started.
    static func endAll() {
        processes.withLock { processes in
            for process in processes { kill(-process, SIGKILL) }
        }
    }
}
