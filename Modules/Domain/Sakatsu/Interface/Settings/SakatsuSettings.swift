public import Languages

/// The settings of a person.
public struct SakatsuSettings: Equatable, Sendable {
    /// The values of a new visit where the person gives none.
    public var defaults: VisitDefaults
    /// The language chosen in the settings; `nil` when none was.
    public var language: Language?

    /// Settings; by default those before a person sets anything.
    public init(defaults: VisitDefaults = VisitDefaults(), language: Language? = nil) {
        (self.defaults, self.language) = (defaults, language)
    }
}

/// The changes of settings. Features talk to this, never to a repository.
public protocol SakatsuSettingsUseCase: Sendable {
    /// The settings as they are now.
    ///
    /// - Throws: the repository's error when the store cannot be read.
    func settings() async throws -> SakatsuSettings

    /// Changes what a new visit has, all or nothing.
    ///
    /// - Returns: the settings after that.
    /// - Throws: ``SakatsuError``, and the repository's error when the store cannot be written.
    @discardableResult func change(_ changes: [DefaultsChange]) async throws -> SakatsuSettings

    /// Gives a new visit again what it has before a person sets anything. The language stays.
    ///
    /// - Returns: the settings after that.
    /// - Throws: the repository's error when the store cannot be written.
    @discardableResult func resetDefaults() async throws -> SakatsuSettings

    /// Keeps the language that the person chose; `nil` forgets it.
    ///
    /// - Returns: the settings after that.
    /// - Throws: the repository's error when the store cannot be written.
    @discardableResult func choose(_ language: Language?) async throws -> SakatsuSettings
}

/// Keeps the settings. Every implementation passes the contract suite of the module's Testing target.
public protocol SakatsuSettingsRepository: Sendable {
    /// The settings as last kept.
    func settings() async throws -> SakatsuSettings

    /// One edit: reads the settings, lets `change` change them, and keeps the result, all in one transaction. When
    /// `change` throws, nothing is kept and its error comes out.
    ///
    /// - Returns: the settings as kept.
    func edit(_ change: @escaping @Sendable (inout SakatsuSettings) throws -> Void) async throws -> SakatsuSettings
}
