import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An input stream that one thread reads, and whose reads other threads can interrupt.
public final class InterruptibleInput: Sendable {
    /// The reasons for an interruption.
    public struct Reasons: OptionSet, Sendable {
        /// The bits of the reasons.
        public let rawValue: Int

        /// Creates a set of reasons from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The read was canceled.
        public static let cancelled = Reasons(rawValue: 1)
        /// The program must be suspended: ``Signal/suspend``.
        public static let suspended = Reasons(rawValue: 2)
        /// The program was resumed: ``Signal/resume``.
        public static let resumed = Reasons(rawValue: 4)
        /// The text around the input has changed, such as the prompt.
        public static let changed = Reasons(rawValue: 8)
    }

    /// The result of a read.
    public enum Outcome: Equatable, Sendable {
        /// The bytes that were read; empty at the end of the stream.
        case bytes([UInt8])
        /// The read was interrupted for these reasons.
        case interrupted(Reasons)
    }

    private struct State {
        var reasons: Reasons = []
        var isWaiting = false
    }

    /// Whether the stream is a terminal, even if the terminal has been closed since.
    public let isTerminal: Bool

    private let stream: StandardStream
    private let state = Mutex(State())
    /// The alarm that interrupts a wait; `nil` if too many files are open.
    private let alarm = try? Alarm()

    /// Creates an input that reads a standard stream.
    public init(_ stream: StandardStream) {
        self.stream = stream
        isTerminal = stream.isTerminal
    }

    /// Interrupts the read that is waiting, or else the next read.
    public func interrupt(for reason: Reasons) {
        state.withLock { _ = $0.reasons.insert(reason) }
        alarm?.ring()
    }

    /// Interrupts the read that is waiting, and returns whether there was one.
    public func interruptReader(for reason: Reasons) -> Bool {
        guard state.withLock({ $0.isWaiting }) else { return false }
        interrupt(for: reason)
        return true
    }

    /// Discards interruptions that no read has returned yet. Call this method before a read begins.
    public func reset() {
        _ = takeReasons()
    }

    /// Waits for input or an interruption, and reads at most `limit` bytes.
    public func read(atMost limit: Int) throws(SystemError) -> Outcome {
        state.withLock { $0.isWaiting = true }
        defer { state.withLock { $0.isWaiting = false } }
        var bytes = [UInt8](repeating: 0, count: limit)
        while true {
            let reasons = takeReasons()
            if !reasons.isEmpty { return .interrupted(reasons) }
            guard awaitEvents(on: stream.descriptor, alarmDescriptor, atMost: -1)[0] != 0 else { continue }
            // Meanwhile, another program may have read the input.
            if isTerminal, CurrentProcess.awaitForeground() { continue }
            let count = systemRead(stream.descriptor, &bytes, limit)
            if count > 0 { return .bytes(Array(bytes.prefix(count))) }
            if count < 0, errno == EINTR { continue }
            let failure: SystemError? = count < 0 ? .last(.read) : nil
            if isGone { awaitSignal() }
            let late = takeReasons()
            if !late.isEmpty { return .interrupted(late) }
            if let failure { throw failure }
            return .bytes([])
        }
    }

    /// Whether a read would not wait.
    public var isReady: Bool { awaitEvents(on: stream.descriptor, atMost: 0)[0] != 0 }

    /// Sends the process group a signal, as the terminal does when the signal's key is pressed. Then waits up to a
    /// second for the resulting interruption, so that no later key is read first.
    public func send(_ signal: Signal) {
        state.withLock { $0.isWaiting = true }
        defer { state.withLock { $0.isWaiting = false } }
        kill(0, signal.number)
        awaitSignal()
    }

    /// Whether the stream was a terminal that has been closed.
    private var isGone: Bool {
        isTerminal && awaitEvents(on: stream.descriptor, atMost: 0)[0] & POLLHUP != 0
    }

    /// Waits up to a second for a signal to interrupt the read. The hang-up signal comes shortly after a terminal is
    /// closed, and says why the input ended.
    private func awaitSignal() {
        _ = awaitEvents(on: alarmDescriptor, atMost: 1000)
    }

    /// The descriptor of the alarm; -1, which a wait ignores, if there is none.
    private var alarmDescriptor: Int32 { alarm?.descriptor.number ?? -1 }

    /// Waits for events on descriptors, at most `limit` milliseconds, and returns the events of each.
    private func awaitEvents(on descriptors: Int32..., atMost limit: Int32) -> [Int32] {
        var events = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // `poll` can only fail because a signal interrupts it; the caller tries again then.
        guard poll(&events, nfds_t(events.count), limit) >= 0 else { return descriptors.map { _ in 0 } }
        return events.map { Int32($0.revents) }
    }

    private func takeReasons() -> Reasons {
        while alarm?.hasRung == true {}
        return state.withLock { state in
            defer { state.reasons = [] }
            return state.reasons
        }
    }
}

/// The C function `read`, which `InterruptibleInput.read` would shadow.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
