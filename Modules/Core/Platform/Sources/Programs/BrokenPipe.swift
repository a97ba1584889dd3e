#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The signal for writing to a pipe without a reader (SIGPIPE), whose default action ends the program.
enum BrokenPipe {
    /// Runs the body with SIGPIPE blocked on this thread, so that writing to a pipe without a reader fails with an
    /// error.
    static func isNoSignal<Value, Failure: Error>(in body: () throws(Failure) -> Value) throws(Failure) -> Value {
        var (pipe, before) = (sigset_t(), sigset_t())
        sigemptyset(&pipe)
        sigaddset(&pipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &pipe, &before)
        defer {
            if sigismember(&before, SIGPIPE) == 0 { discard(&pipe) }
            pthread_sigmask(SIG_SETMASK, &before, nil)
        }
        return try body()
    }

    /// Discards a pending SIGPIPE of this thread, if there is one.
    private static func discard(_ signals: inout sigset_t) {
        #if canImport(Darwin)
        var (pending, number) = (sigset_t(), Int32(0))
        sigpending(&pending)
        if sigismember(&pending, SIGPIPE) == 1 { sigwait(&signals, &number) }
        #else
        var time = timespec()
        while sigtimedwait(&signals, nil, &time) < 0, errno == EINTR {}
        #endif
    }
}
