public import Basics

/// A loader's error that states whether a retry can help. Any other error counts as permanent.
public protocol LoadingError: Error {
    /// The kind of the failure, which determines whether a retry can help.
    var kind: ResourceFailure.Kind { get }
}

/// The reason why a resource could not be loaded.
public struct ResourceFailure: Explained, Equatable {
    /// A kind of failure, by whether a retry can help.
    public enum Kind: Hashable, Sendable {
        /// The same request will fail again.
        case permanent
        /// A retry may succeed after a while.
        case transient
        /// The source of the resource is unreachable. A retry may succeed once it is reachable again.
        case unreachable
    }

    /// The loader's error in the last attempt.
    public let cause: any Error
    /// The kind of the failure, which determines whether a retry can help.
    public let kind: Kind

    /// Creates the failure for a loader's error. Its kind is permanent unless the error is a ``LoadingError`` of
    /// another kind.
    public init(_ cause: any Error) {
        self.cause = cause
        kind = (cause as? any LoadingError)?.kind ?? .permanent
    }

    /// The explanation of the loader's error.
    public var explanation: Phrase { Phrase(of: cause) }

    /// Two failures are equal if their explanations and kinds are.
    public static func == (left: ResourceFailure, right: ResourceFailure) -> Bool {
        left.kind == right.kind && left.explanation == right.explanation
    }
}
