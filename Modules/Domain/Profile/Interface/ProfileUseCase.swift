public import Basics

/// Reads and edits the user's profile. Features use this protocol, never a repository.
public protocol ProfileUseCase: Sendable {
    /// Returns the profile.
    func profile() async throws -> Profile

    /// Sets the nickname.
    func rename(to nickname: Nickname) async throws -> Profile

    /// Sets the language; `nil` clears the choice.
    func choose(_ language: Language?) async throws -> Profile

    /// Sets the page that opens at the start of an interactive run.
    func start(with page: StartPage) async throws -> Profile

    /// Sets how often the vision of a wish is shown.
    func showVisions(_ rhythm: VisionRhythm) async throws -> Profile

    /// Sets the command line of the program that suggests titles for cells; `nil` for none.
    func suggest(by program: SuggesterCommand?) async throws -> Profile

    /// Records that a hint was shown, so that it is not shown again.
    func markSeen(_ hint: Hint) async throws -> Profile
}

/// Stores the user's profile. Every implementation passes the contract suite of the module's Testing target.
public protocol ProfileRepository: Sendable {
    /// Returns the stored profile, which is empty at first.
    func profile() async throws -> Profile

    /// Makes one edit: reads the profile, applies `change`, and stores the result, all in one transaction. If `change`
    /// throws, nothing is stored and the error is rethrown.
    ///
    /// - Returns: the profile as stored.
    func edit(_ change: @escaping @Sendable (inout Profile) throws -> Void) async throws -> Profile
}
