public import Basics

/// The settings that a person can change.
public struct SakatsuSettings: Equatable, Sendable {
    /// The defaults for a new visit.
    public var defaults: VisitDefaults
    /// The language chosen in the settings; `nil` if none is chosen.
    public var language: Language?

    /// Creates settings; by default the initial ones.
    public init(defaults: VisitDefaults = VisitDefaults(), language: Language? = nil) {
        (self.defaults, self.language) = (defaults, language)
    }
}

/// Reads and edits the settings. Features use this protocol, never a repository.
public protocol SakatsuSettingsUseCase: Sendable {
    /// Returns the current settings.
    func settings() async throws -> SakatsuSettings

    /// Applies all changes to the defaults for a new visit, or none of them if one is invalid.
    ///
    /// - Returns: the settings after the changes.
    /// - Throws: ``SakatsuError``, and the repository's error when the store cannot be written.
    @discardableResult func change(_ changes: [DefaultsChange]) async throws -> SakatsuSettings

    /// Resets the defaults for a new visit to their initial values, and keeps the language.
    @discardableResult func resetDefaults() async throws -> SakatsuSettings

    /// Sets the language; `nil` removes the choice.
    @discardableResult func choose(_ language: Language?) async throws -> SakatsuSettings
}

/// Stores the settings. Every implementation passes the contract suite of the module's Testing target.
public protocol SakatsuSettingsRepository: Sendable {
    /// Returns the stored settings.
    func settings() async throws -> SakatsuSettings

    /// Makes one edit: reads the settings, applies `change`, and stores the result, all in one transaction. If `change`
    /// throws, nothing is stored and its error is rethrown.
    func edit(_ change: @escaping @Sendable (inout SakatsuSettings) throws -> Void) async throws -> SakatsuSettings
}
