public import Time

/// What is known of a resource: the value that can be shown now, and how it is with it.
public struct ResourceState<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The newest value there is, also while another is loaded, after that failed, and when it has expired.
    public let value: Value?
    /// How it is with the resource.
    public let status: ResourceStatus

    /// A state by its parts.
    public init(value: Value?, status: ResourceStatus) {
        (self.value, self.status) = (value, status)
    }

    /// The state of a resource that was never asked for.
    public static var unknown: ResourceState { ResourceState(value: nil, status: .none) }
}

/// How it is with a resource.
public enum ResourceStatus: Equatable, Sendable {
    /// There is no value, and none has been loading for long enough to say so.
    case none
    /// It has been loading for a while, so far.
    case loading(ResourceProgress?)
    /// The value is the answer of that time, and is good.
    case updated(Timestamp)
    /// There is a value, which time or an action has expired.
    case expired
    /// The last request failed. There may be a value from before.
    case failed(ResourceFailure)
}

/// How far a request has come.
public struct ResourceProgress: Hashable, Sendable {
    /// How many parts are done.
    public let done: Int
    /// How many parts there are; `nil` if that is not known.
    public let total: Int?

    /// A progress by its parts.
    public init(_ done: Int, of total: Int? = nil) {
        (self.done, self.total) = (done, total)
    }
}

/// How urgent a request is: that of the most urgent of those who want its answer.
enum ResourcePriority: Int, Comparable, CaseIterable, Sendable {
    /// It is read ahead.
    case ahead
    /// A screen shows it.
    case shown
    /// A task waits for it.
    case awaited

    /// Less urgent before more urgent.
    static func < (left: ResourcePriority, right: ResourcePriority) -> Bool { left.rawValue < right.rawValue }
}
