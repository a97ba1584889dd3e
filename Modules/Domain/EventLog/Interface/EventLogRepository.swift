public import Basics
public import MandalartDomainInterface

/// Stores the event log. Every implementation passes the contract suite of the module's Testing target.
public protocol EventLogRepository: Sendable {
    /// Keeps events in memory, and returns at once. The events are stored by the transaction of the next edit, or by
    /// ``storeNoted()``.
    func add(_ events: [LoggedEvent])

    /// Stores the events that wait in memory; stores all of them, or none. While logging is off, discards them. If
    /// another program keeps writing to the store, throws after a short time; the events then stay in memory.
    func storeNoted() async throws

    /// Returns the stored events, oldest first, within ``EventLogBounds``.
    func events() async throws -> [LoggedEvent]

    /// Returns the totals of all events since logging began or the log was last deleted.
    func totals() async throws -> EventTotals

    /// Returns whether events are logged, the number of stored events, and the time of the earliest.
    func summary() async throws -> EventLogSummary

    /// Turns logging on or off. At first, logging is on.
    func setKept(_ isKept: Bool) async throws

    /// Permanently deletes all events and their totals.
    func deleteAll() async throws
}

/// The limits of the event log.
public enum EventLogBounds {
    /// The maximum number of stored events. If there are more, the oldest are deleted.
    public static let count = 5_000
    /// The maximum age of a stored event in days.
    public static let days = 730
}

/// The totals of all events, including old events that are no longer stored.
public struct EventTotals: Equatable, Sendable {
    /// The time of the first event of each kind. A kind without events is absent.
    public var firsts: [EventKind: Timestamp]
    /// The number of times that each palette was chosen in an editor, and the number of times that it was saved.
    public var tried, saved: [Palette: Int]
    /// Creates totals, by default of no events.
    public init(
        firsts: [EventKind: Timestamp] = [:], tried: [Palette: Int] = [:], saved: [Palette: Int] = [:]
    ) {
        (self.firsts, self.tried, self.saved) = (firsts, tried, saved)
    }

    /// Creates the totals of the given events.
    public init(of events: [LoggedEvent]) {
        self.init()
        for logged in events {
            firsts[logged.event.kind] = min(firsts[logged.event.kind] ?? logged.time, logged.time)
            switch logged.event {
            case .paletteTried(let palette): tried[palette, default: 0] += 1
            case .paletteSaved(let palette): saved[palette, default: 0] += 1
            case .nicknameChosen, .firstSubGoalFilled, .firstActionItemFilled, .cellSaved: break
            }
        }
    }
}
