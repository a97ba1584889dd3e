public import Basics

/// The known state of a resource: the value that can be shown now, and its status.
public struct ResourceState<Value: Equatable & Sendable>: Equatable, Sendable {
    /// The newest value; `nil` if there is none. It is kept while another value is loaded, after a failure, and when it
    /// has expired.
    public let value: Value?
    /// The status of the resource.
    public let status: ResourceStatus

    /// Creates a state from its value and its status.
    public init(value: Value?, status: ResourceStatus) {
        (self.value, self.status) = (value, status)
    }

    /// The state of a resource that was never requested.
    public static var unknown: ResourceState { ResourceState(value: nil, status: .none) }
}

/// The status of a resource.
public enum ResourceStatus: Equatable, Sendable {
    /// There is no value, and no request has been running for long enough to be reported as ``loading(_:)``.
    case none
    /// The resource has been loading for a while. The progress is `nil` if it is not known.
    case loading(ResourceProgress?)
    /// The value was loaded at this time, and has not expired.
    case updated(Timestamp)
    /// The value has expired, by time or by an action.
    case expired
    /// The last request failed. There may be an older value.
    case failed(ResourceFailure)
}

/// The progress of a request.
public struct ResourceProgress: Hashable, Sendable {
    /// The number of completed parts.
    public let done: Int
    /// The number of all parts; `nil` if it is not known.
    public let total: Int?

    /// Creates a progress from the numbers of completed parts and of all parts.
    public init(_ done: Int, of total: Int? = nil) {
        (self.done, self.total) = (done, total)
    }
}
