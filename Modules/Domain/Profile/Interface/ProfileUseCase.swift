public import Languages

/// Reads and changes the profile of the person. Features talk to this, never to a repository.
public protocol ProfileUseCase: Sendable {
    /// The profile.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func profile() async throws -> Profile

    /// Keeps what the person wants to be called.
    ///
    /// - Returns: what is known after that.
    /// - Throws: the repository's error when the store cannot be written.
    func rename(to nickname: Nickname) async throws -> Profile

    /// Keeps the language that the person chose; `nil` forgets it.
    ///
    /// - Returns: what is known after that.
    /// - Throws: the repository's error when the store cannot be written.
    func choose(_ language: Language?) async throws -> Profile

    /// Keeps the page with which a run at the prompt begins.
    ///
    /// - Returns: what is known after that.
    /// - Throws: the repository's error when the store cannot be written.
    func start(with page: StartPage) async throws -> Profile

    /// Keeps how often the vision of a dream is shown.
    ///
    /// - Returns: what is known after that.
    /// - Throws: the repository's error when the store cannot be written.
    func showVisions(_ rhythm: VisionRhythm) async throws -> Profile

    /// Keeps which program is asked for suggestions; `nil` for none.
    ///
    /// - Returns: what is known after that.
    /// - Throws: the repository's error when the store cannot be written.
    func suggest(by program: SuggesterCommand?) async throws -> Profile

    /// Keeps that a hint was shown, so that it is not shown again.
    ///
    /// - Returns: what is known after that.
    /// - Throws: the repository's error when the store cannot be written.
    func markSeen(_ hint: Hint) async throws -> Profile
}
