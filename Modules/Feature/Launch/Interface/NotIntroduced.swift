public import Languages

/// There is no nickname yet, so that no way leads home.
public struct NotIntroduced: Explained {
    /// One line for a person, with what to do.
    public let explanation = LaunchErrorPhrases.notIntroduced

    /// The error for a person who asks for Home too early.
    public init() {}
}
