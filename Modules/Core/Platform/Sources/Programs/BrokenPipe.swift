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
    /// Linux sends the signal to the writing thread (pipe(7)), so this method blocks it in that thread. macOS sends it to the
    /// process, where any thread may receive it, so this method switches the signal off for the descriptor
    /// (`F_SETNOSIGPIPE`, fcntl(2) of macOS) until it is closed.
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
