#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The signal for writing to a pipe without a reader (SIGPIPE), whose default action ends the program.
enum BrokenPipe {
    /// Runs a body that writes to a descriptor. If the descriptor is a pipe without a reader, writing fails with an error,
    /// and there is no signal.
    ///
    /// On Linux, the signal goes to the thread that writes (pipe(7)), so that it is blocked there meanwhile. On macOS it
    /// goes to the process, of which another thread may take it: the pipe is told to send none (`F_SETNOSIGPIPE`, fcntl(2)
    /// there), for as long as it is open.
    static func isNoSignal<Value, Failure: Error>(
        at descriptor: Int32, in body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        #if canImport(Darwin)
        _ = fcntl(descriptor, F_SETNOSIGPIPE, 1)
        #else
        var (pipe, before) = (sigset_t(), sigset_t())
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        defer {
            if sigismember(&before, SIGPIPE) == 0 { discard(&pipe) }
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        #endif
        return try body()
    }

    #if !canImport(Darwin)
    /// Discards a pending SIGPIPE of this thread, if there is one.
    private static func discard(_ signals: inout sigset_t) {
        var time = timespec()
        while sigtimedwait(&signals, nil, &time) < 0, errno == EINTR {}
    }
    #endif
}
