public import Languages

/// An error of a loader that says whether another try can help. Any other error is ``ResourceRemedy/none``.
public protocol LoadingError: Error {
    /// What can help.
    var remedy: ResourceRemedy { get }
}

/// What can help after a failed request.
public enum ResourceRemedy: Hashable, Sendable {
    /// Nothing: the same request will fail again.
    case none
    /// Another try, a while later.
    case waiting
    /// The outside, which could not be reached.
    case connection
}

/// Why a resource could not be loaded.
public struct ResourceFailure: Explained, Equatable {
    /// What the loader threw, the last time.
    public let cause: any Error
    /// What can help.
    public let remedy: ResourceRemedy

    /// The failure that an error is.
    public init(_ cause: any Error) {
        self.cause = cause
        remedy = (cause as? any LoadingError)?.remedy ?? .none
    }

    /// What the loader's error says.
    public var explanation: Phrase { Phrase(of: cause) }

    /// Whether both say the same and the same can help.
    public static func == (left: ResourceFailure, right: ResourceFailure) -> Bool {
        left.remedy == right.remedy && left.explanation == right.explanation
    }
}
