public import Ribcage

/// A spy for the router of a RIB without children: it records calls of `leave()`, and can perform an action.
public final class RoutableSpy: Routable {
    /// The log, with `leave()` for each call.
    public let log: CallLog
    /// The number of calls of `leave()`.
    public private(set) var leaveCalls = 0
    /// An action at each call.
    public var whenLeave: () async throws -> Void = {}

    /// A spy that records in a log, which retains it.
    public init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    /// Records the call and performs the action.
    public func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        try await whenLeave()
    }
}
