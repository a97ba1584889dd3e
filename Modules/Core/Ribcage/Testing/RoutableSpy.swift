public import Ribcage

/// A spy for the router of a RIB without children. It records calls of `leave()`, and can run a closure at each.
public final class RoutableSpy: Routable {
    /// The log, with `leave()` for each call.
    public let log: CallLog
    /// The number of calls of `leave()`.
    public private(set) var leaveCalls = 0
    /// A closure that runs at each call of `leave()`.
    public var whenLeave: () async throws -> Void = {}

    /// Creates a spy that records its calls in a log. The log retains the spy.
    public init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    /// Records the call and runs ``whenLeave``.
    public func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        try await whenLeave()
    }
}
