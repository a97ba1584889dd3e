import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An input stream whose reader waits in one thread and can be interrupted from others.
public final class InterruptibleInput: Sendable {
    /// The reasons for an interruption.
    public struct Reasons: OptionSet, Sendable {
        /// The bits of the reasons.
        public let rawValue: Int

        /// The reasons for these bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The read was cancelled.
        public static let cancelled = Reasons(rawValue: 1)
        /// The program is to be suspended: ``Signal/suspend``.
        public static let suspended = Reasons(rawValue: 2)
        /// The program was resumed: ``Signal/resume``.
        public static let resumed = Reasons(rawValue: 4)
        /// The display beside the input has changed, such as the prompt.
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

    /// Whether the stream is a terminal, even if it has been closed since.
    public let isTerminal: Bool

    private let stream: StandardStream
    private let state = Mutex(State())
    /// The two ends of a pipe: a byte in it interrupts a wait. -1 if too many files are open; then nothing interrupts
    /// one.
    private let alarm, trigger: Int32

    /// An input over a standard stream.
    public init(_ stream: StandardStream) {
        self.stream = stream
        isTerminal = stream.isTerminal
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (alarm, trigger) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        close(alarm)
        close(trigger)
    }

    /// Interrupts the waiting reader, or else the next one.
    public func interrupt(for reason: Reasons) {
        state.withLock { _ = $0.reasons.insert(reason) }
        var byte: UInt8 = 0
        _ = write(trigger, &byte, 1)
    }

    /// Interrupts the waiting reader. Returns `false` if none is waiting.
    public func interruptReader(for reason: Reasons) -> Bool {
        guard state.withLock({ $0.isWaiting }) else { return false }
        interrupt(for: reason)
        return true
    }

    /// Discards interruptions that reached no reader. Call it before a read begins.
    public func reset() {
        _ = takeReasons()
    }

    /// Waits for input and reads it.
    ///
    /// - Throws: ``SystemError`` when the stream cannot be read.
    public func read(atMost limit: Int) throws(SystemError) -> Outcome {
        state.withLock { $0.isWaiting = true }
        defer { state.withLock { $0.isWaiting = false } }
        var bytes = [UInt8](repeating: 0, count: limit)
        while true {
            let reasons = takeReasons()
            if !reasons.isEmpty { return .interrupted(reasons) }
            guard awaitEvents(on: stream.descriptor, alarm, atMost: -1)[0] != 0 else { continue }
            let count = systemRead(stream.descriptor, &bytes, limit)
            if count > 0 { return .bytes(Array(bytes.prefix(count))) }
            if count < 0, errno == EINTR { continue }
            let failure: SystemError? = count < 0 ? .last(.read) : nil
            if isGone { awaitHangUp() }
            let late = takeReasons()
            if !late.isEmpty { return .interrupted(late) }
            if let failure { throw failure }
            return .bytes([])
        }
    }

    /// Whether the stream was a terminal that has been closed.
    private var isGone: Bool {
        isTerminal && awaitEvents(on: stream.descriptor, atMost: 0)[0] & POLLHUP != 0
    }

    /// Waits for the signal that follows when a terminal is closed, as it says more than the end of the input does.
    private func awaitHangUp() {
        _ = awaitEvents(on: alarm, atMost: 1000)
    }

    /// Waits for events on descriptors, at most `limit` milliseconds, and returns the events of each.
    private func awaitEvents(on descriptors: Int32..., atMost limit: Int32) -> [Int32] {
        var events = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        // Nothing can go wrong here but an interruption by the system, after which the caller looks again.
        guard poll(&events, nfds_t(events.count), limit) >= 0 else { return descriptors.map { _ in 0 } }
        return events.map { Int32($0.revents) }
    }

    private func takeReasons() -> Reasons {
        var bytes = [UInt8](repeating: 0, count: 64)
        while systemRead(alarm, &bytes, bytes.count) > 0 {}
        return state.withLock { state in
            defer { state.reasons = [] }
            return state.reasons
        }
    }
}

/// The C function `read`, which `InterruptibleInput.read` would shadow.
private let systemRead: @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int = read
