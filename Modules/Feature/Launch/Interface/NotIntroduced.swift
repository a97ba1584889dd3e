/// Nobody has said yet what to be called, so that no way leads home.
public struct NotIntroduced: Error, CustomStringConvertible {
    /// One line for a person, with what to do.
    public let description = "Say first what you want to be called: nickname <name>."

    /// Called by the interactor when a person asks for Home too early.
    public init() {}
}
