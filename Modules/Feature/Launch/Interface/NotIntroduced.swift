public import Basics

/// The error for opening a place before the person has a nickname.
public struct NotIntroduced: Explained {
    /// One line for a person: what is wrong and what to do.
    public let explanation = LaunchErrorPhrases.notIntroduced

    /// Creates the error.
    public init() {}
}
