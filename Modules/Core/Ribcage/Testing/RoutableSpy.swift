public import Ribcage

/// Writes down that a RIB without children of its own left, and does what a test wants.
public final class RoutableSpy: Routable {
    /// The calls: `leave()` for each.
    public let log: CallLog
    /// How often the RIB left.
    public private(set) var leaveCalls = 0
    /// Done at each call.
    public var whenLeave: () async throws -> Void = {}

    /// A spy that writes to a log, which holds it.
    public init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    /// Writes the call down, and does what the test wants.
    public func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        try await whenLeave()
    }
}
