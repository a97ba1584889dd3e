public import Languages

/// An error of a loader that says whether another try can help. Any other error is permanent.
public protocol LoadingError: Error {
    /// Whether another try can help.
    var kind: ResourceFailure.Kind { get }
}

/// Why a resource could not be loaded.
public struct ResourceFailure: Explained, Equatable {
    /// Whether another try can help.
    public enum Kind: Hashable, Sendable {
        /// The same request will fail again.
        case permanent
        /// Another try may succeed a while later.
        case transient
        /// The outside could not be reached: another try may succeed as soon as it can.
        case unreachable
    }

    /// What the loader threw, the last time.
    public let cause: any Error
    /// Whether another try can help.
    public let kind: Kind

    /// The failure that an error is.
    public init(_ cause: any Error) {
        self.cause = cause
        kind = (cause as? any LoadingError)?.kind ?? .permanent
    }

    /// What the loader's error says.
    public var explanation: Phrase { Phrase(of: cause) }

    /// Whether both say the same and are of the same kind.
    public static func == (left: ResourceFailure, right: ResourceFailure) -> Bool {
        left.kind == right.kind && left.explanation == right.explanation
    }
}
