package import Basics
package import ProfileDomainInterface

/// The use case for the profile, over a repository.
package struct StoredProfileUseCase: ProfileUseCase {
    private let repository: any ProfileRepository
    private let suggesters: any TrustedSuggesters

    package init(repository: any ProfileRepository, suggesters: any TrustedSuggesters) {
        (self.repository, self.suggesters) = (repository, suggesters)
    }

    package func profile() async throws -> Profile {
        try await repository.profile()
    }

    package func rename(to nickname: Nickname) async throws -> Profile {
        try await repository.edit { $0.nickname = nickname }
    }

    package func choose(_ language: Language?) async throws -> Profile {
        try await repository.edit { $0.language = language }
    }

    package func start(with page: StartPage) async throws -> Profile {
        try await repository.edit { $0.start = page }
    }

    package func showVisions(_ rhythm: VisionRhythm) async throws -> Profile {
        try await repository.edit { $0.visions = rhythm }
    }

    package func suggest(by program: SuggesterCommand?) async throws -> Profile {
        if let program { try suggesters.trust(program) }
        return try await repository.edit { $0.suggester = program }
    }

    package func markSeen(_ hint: Hint) async throws -> Profile {
        try await repository.edit { $0.seenHints.insert(hint) }
    }
}
