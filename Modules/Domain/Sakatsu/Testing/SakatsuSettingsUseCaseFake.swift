package import Basics
package import SakatsuDomainInterface

/// A use case that keeps settings in memory. Tests can make it fail.
package actor SakatsuSettingsUseCaseFake: SakatsuSettingsUseCase {
    private var stored: SakatsuSettings
    private var failure: (any Error)?

    /// Creates a fake with initial settings.
    package init(_ settings: SakatsuSettings = SakatsuSettings()) {
        stored = settings
    }

    /// Makes every following call throw the error; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func settings() throws -> SakatsuSettings {
        if let failure { throw failure }
        return stored
    }

    package func change(_ changes: [DefaultsChange]) throws -> SakatsuSettings {
        try edit { try $0.defaults.apply(changes) }
    }

    package func resetDefaults() throws -> SakatsuSettings { try edit { $0.defaults = VisitDefaults() } }

    package func choose(_ language: Language?) throws -> SakatsuSettings { try edit { $0.language = language } }

    private func edit(_ change: (inout SakatsuSettings) throws -> Void) throws -> SakatsuSettings {
        var next = try settings()
        try change(&next)
        stored = next
        return next
    }
}
