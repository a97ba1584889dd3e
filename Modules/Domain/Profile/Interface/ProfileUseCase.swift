public import Basics

/// Reads and edits the user's profile. Features use this protocol, never a repository.
public protocol ProfileUseCase: Sendable {
    /// Returns the profile.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func profile() async throws -> Profile

    /// Sets the nickname.
    ///
    /// - Returns: the new profile.
    /// - Throws: the repository's error when the store cannot be written.
    func rename(to nickname: Nickname) async throws -> Profile

    /// Sets the language; `nil` clears the choice.
    ///
    /// - Returns: the new profile.
    /// - Throws: the repository's error when the store cannot be written.
    func choose(_ language: Language?) async throws -> Profile

    /// Sets the page that opens at the start of an interactive run.
    ///
    /// - Returns: the new profile.
    /// - Throws: the repository's error when the store cannot be written.
    func start(with page: StartPage) async throws -> Profile

    /// Sets how often the vision of a wish is shown.
    ///
    /// - Returns: the new profile.
    /// - Throws: the repository's error when the store cannot be written.
    func showVisions(_ rhythm: VisionRhythm) async throws -> Profile

    /// Sets the command line of the program that suggests titles for cells; `nil` for none.
    ///
    /// - Returns: the new profile.
    /// - Throws: the repository's error when the store cannot be written.
    func suggest(by program: SuggesterCommand?) async throws -> Profile

    /// Records that a hint was shown, so that it is not shown again.
    ///
    /// - Returns: the new profile.
    /// - Throws: the repository's error when the store cannot be written.
    func markSeen(_ hint: Hint) async throws -> Profile
}
