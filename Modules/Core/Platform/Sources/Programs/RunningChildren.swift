import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The running children, which must not outlive this program.
enum RunningChildren {
    private static let processes = Mutex<Set<pid_t>>([])

    /// Starts a child.
    ///
    /// - Returns: the id of its process.
    /// - Throws: the error of the start.
    static func start<Failure: Error>(_ start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        // Held meanwhile, so that no child starts behind the back of `endAll`.
        try processes.withLock { processes throws(Failure) in
            let process = try start()
            processes.insert(process)
            return process
        }
    }

    /// Removes a child. It must not be reaped before, so that no number here belongs to another process.
    static func remove(_ process: pid_t) {
        processes.withLock { _ = $0.remove(process) }
    }

    /// Ends all children at once, with the programs that they have started.
    static func endAll() {
        processes.withLock { processes in
            for process in processes { kill(-process, SIGKILL) }
        }
    }
}
