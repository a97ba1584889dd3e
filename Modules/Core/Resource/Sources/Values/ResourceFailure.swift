public import Basics

/// A loader's error that states whether a retry can help. Any other error counts as permanent.
public protocol LoadingError: Error {
    /// Whether the same request may succeed after a while.
    var isTransient: Bool { get }
}

/// The reason why a resource could not be loaded.
public struct ResourceFailure: Explained, Equatable {
    /// The loader's error in the last attempt.
    public let cause: any Error

    /// Creates the failure for a loader's error.
    public init(_ cause: any Error) {
        self.cause = cause
    }

    /// Whether the same request may succeed after a while: only if the error is a ``LoadingError`` that says so.
    public var isTransient: Bool { (cause as? any LoadingError)?.isTransient ?? false }

    /// The explanation of the loader's error.
    public var explanation: Phrase { Phrase(of: cause) }

    /// Two failures are equal if their explanations are, and if a retry can help in both cases or in none.
    public static func == (left: ResourceFailure, right: ResourceFailure) -> Bool {
        left.isTransient == right.isTransient && left.explanation == right.explanation
    }
}
