/// The programs that this user has chosen as a suggester on this machine.
///
/// A store may come from elsewhere, such as a backup or a folder of another user, and the command line in it must not run
/// as the user who only opens it.
public protocol TrustedSuggesters: Sendable {
    /// Returns whether this user has chosen a command line, word by word, on this machine.
    func trusts(_ command: SuggesterCommand) -> Bool

    /// Records that this user has chosen a command line.
    ///
    /// - Throws: an error when this cannot be recorded.
    func trust(_ command: SuggesterCommand) throws
}
