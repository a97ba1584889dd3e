package import Basics
package import SakatsuDomainInterface

/// Reads and edits the settings in a repository.
package struct StoredSakatsuSettingsUseCase: SakatsuSettingsUseCase {
    private let repository: any SakatsuSettingsRepository

    package init(repository: any SakatsuSettingsRepository) {
        self.repository = repository
    }

    package func settings() async throws -> SakatsuSettings { try await repository.settings() }

    package func change(_ changes: [DefaultsChange]) async throws -> SakatsuSettings {
        try await repository.edit { try $0.defaults.apply(changes) }
    }

    package func resetDefaults() async throws -> SakatsuSettings {
        try await repository.edit { $0.defaults = VisitDefaults() }
    }

    package func choose(_ language: Language?) async throws -> SakatsuSettings {
        try await repository.edit { $0.language = language }
    }
}
