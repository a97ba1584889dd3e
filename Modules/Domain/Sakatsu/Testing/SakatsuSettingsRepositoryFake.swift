package import SakatsuDomainInterface

/// A repository that keeps settings in memory.
package actor SakatsuSettingsRepositoryFake: SakatsuSettingsRepository {
    private var stored: SakatsuSettings

    /// Creates a fake with initial settings.
    package init(_ settings: SakatsuSettings = SakatsuSettings()) {
        stored = settings
    }

    package func settings() -> SakatsuSettings { stored }

    package func edit(_ change: @Sendable (inout SakatsuSettings) throws -> Void) throws -> SakatsuSettings {
        var next = stored
        try change(&next)
        stored = next
        return next
    }
}
