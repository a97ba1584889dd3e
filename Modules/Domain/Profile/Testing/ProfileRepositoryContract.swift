import Basics
import Doubles
package import ProfileDomainInterface

/// The contract of every repository of profiles. A test suite runs each case on a fresh, empty repository.
package enum ProfileRepositoryContract: String, Contract {
    case isEmptyAtFirst = "is empty at first"
    case keepsEveryField = "keeps every field"
    case forgetsWhatIsTakenAway = "forgets what is taken away"
    case keepsNothingOfAFailedEdit = "keeps nothing of an edit that throws, and passes its error on"

    private struct Refusal: Error, Equatable {}

    /// Checks what the case promises, on an empty repository.
    package func verify(_ repository: some ProfileRepository) async throws {
        var full = Profile()
        full.nickname = try Nickname("김주노 ")
        full.language = .korean
        full.start = .today
        full.visions = .monthly
        full.suggester = try SuggesterCommand(["llm", "-m", "it's \"5\"", "", "김\n\u{202E}"])
        full.seenHints = Set(Hint.allCases)
        guard self != .isEmptyAtFirst else { return try expect(await repository.profile(), Profile()) }
        try expect(await repository.edit { [full] in $0 = full }, full)
        try expect(await repository.profile(), full)
        switch self {
        case .isEmptyAtFirst, .keepsEveryField:
            break
        case .forgetsWhatIsTakenAway:
            _ = try await repository.edit { $0 = Profile() }
            try expect(await repository.profile(), Profile())
        case .keepsNothingOfAFailedEdit:
            try await expectError(Refusal()) {
                _ = try await repository.edit {
                    $0 = Profile()
                    throw Refusal()
                }
            }
            try expect(await repository.profile(), full)
        }
    }
}
