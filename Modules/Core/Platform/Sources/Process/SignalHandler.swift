#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A C signal handler. It may only call async-signal-safe functions (POSIX.1-2024, 2.4.3).
typealias SignalHandler = @convention(c) (Int32) -> Void

/// Installs a handler. Interrupted system calls are restarted, because not all callers would repeat them.
func install(_ handler: @escaping SignalHandler, for signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = handler
    #else
    action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = SA_RESTART
    sigemptyset(&action.sa_mask)
    sigaction(signal, &action, nil)
}
