package import Basics
package import ProfileDomainInterface
import Synchronization

/// A profile in memory, as a use case and as its repository. Tests can make it fail.
package actor ProfileUseCaseFake: ProfileUseCase, ProfileRepository {
    private var stored: Profile
    private var failure: (any Error)?
    private var failsToRead = true

    /// Creates a fake with an initial profile.
    package init(_ profile: Profile = Profile()) {
        stored = profile
    }

    /// Makes every following call throw the error, or only those that change the profile; with `nil`, calls succeed again.
    package func fail(with error: (any Error)?, onlyToWrite: Bool = false) {
        (failure, failsToRead) = (error, !onlyToWrite)
    }

    package func profile() throws -> Profile {
        if failsToRead, let failure { throw failure }
        return stored
    }

    package func rename(to nickname: Nickname) throws -> Profile { try edit { $0.nickname = nickname } }

    package func choose(_ language: Language?) throws -> Profile { try edit { $0.language = language } }

    package func start(with page: StartPage) throws -> Profile { try edit { $0.start = page } }

    package func showVisions(_ rhythm: VisionRhythm) throws -> Profile { try edit { $0.visions = rhythm } }

    package func suggest(by program: SuggesterCommand?) throws -> Profile { try edit { $0.suggester = program } }

    package func markSeen(_ hint: Hint) throws -> Profile { try edit { _ = $0.seenHints.insert(hint) } }

    package func edit(_ change: @Sendable (inout Profile) throws -> Void) throws -> Profile {
        if let failure { throw failure }
        var next = stored
        try change(&next)
        stored = next
        return next
    }
}

extension Profile {
    /// A sample profile that has only a nickname, for tests and examples.
    package static var juno: Profile {
        get throws {
            var profile = Profile()
            profile.nickname = try Nickname("Juno")
            return profile
        }
    }
}

/// Trusts all command lines, or only those that were chosen.
package final class TrustedSuggestersFake: TrustedSuggesters {
    private let trustsAll: Bool
    private let chosen = Mutex<Set<SuggesterCommand>>([])

    package init(trustsAll: Bool = true) { self.trustsAll = trustsAll }

    package func trusts(_ command: SuggesterCommand) -> Bool {
        trustsAll || chosen.withLock { $0.contains(command) }
    }

    package func trust(_ command: SuggesterCommand) { chosen.withLock { _ = $0.insert(command) } }
}
