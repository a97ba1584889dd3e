import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The child programs that are running, which must not outlive this program.
enum RunningChildren {
    private static let processes = Mutex<Set<pid_t>>([])

    /// Starts a child program by calling `start`, and adds its process to the running children.
    static func start<Failure: Error>(_ start: () throws(Failure) -> pid_t) throws(Failure) -> pid_t {
        // The lock is held during the start, so that `endAll` misses no child program.
        try processes.withLock { processes throws(Failure) in
            let process = try start()
            processes.insert(process)
            return process
        }
    }

    /// Removes a child program. Call this method before the process is reaped: afterwards, another process could get
    /// the same ID.
    static func remove(_ process: pid_t) {
        processes.withLock { _ = $0.remove(process) }
    }

    /// Kills all child programs, and the programs that they have started in the same process group.
    static func endAll() {
        processes.withLock { processes in
            for process in processes { kill(-process, SIGKILL) }
        }
    }
}
