import Dispatch

#if !canImport(Darwin)
import Glibc
#endif

/// The thread on which a program starts. It runs the code of the main actor.
public enum MainThread {
    /// Runs a program on the main actor. The program ends the process.
    ///
    /// On Linux, `dispatchMain()` and a `main` that is `async` end this thread, and leave the main actor to a thread
    /// that Dispatch makes for it. Here the thread stays, and runs the main queue as a run loop of CoreFoundation does.
    /// A release that is linked statically must begin here: it has no frames for unwinding, without which a thread
    /// cannot be ended.
    @MainActor public static func run(_ program: @escaping @MainActor () async -> Never) -> Never {
        if #available(macOS 26, *) {
            Task.immediate { await program() }
        } else {
            Task { await program() }
        }
        #if !canImport(Darwin)
        var queue = pollfd(fd: mainQueueHandle(), events: Int16(POLLIN), revents: 0)
        while true {
            guard poll(&queue, 1, -1) == 1 else { continue }
            var count: UInt64 = 0
            _ = read(queue.fd, &count, MemoryLayout.size(ofValue: count))
            runMainQueue(nil)
        }
        #else
        dispatchMain()
        #endif
    }
}

#if !canImport(Darwin)
/// The event counter of the main queue (`eventfd(2)`), which can be read when the queue has work.
@_silgen_name("_dispatch_get_main_queue_handle_4CF") private func mainQueueHandle() -> CInt

/// Runs the work of the main queue until there is none.
@_silgen_name("_dispatch_main_queue_callback_4CF") private func runMainQueue(_ message: UnsafeMutableRawPointer?)
#endif
