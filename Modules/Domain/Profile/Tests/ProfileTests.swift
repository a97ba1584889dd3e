import Languages
import ProfileDomain
import ProfileDomainInterface
import ProfileDomainTesting
import Testing

@Suite("A profile")
struct ProfileTests {
    @Test(
        "a nickname has one character or more, as a person counts them",
        arguments: [("J", 1), (" 주노 ", 2), ("健", 1), ("👩‍🚀", 1), ("Juno", 4)])
    func nickname(text: String, count: Int) throws {
        let seen = try Nickname(text).text.count
        #expect(seen == count)
    }

    @Test("a nickname without a visible character is refused", arguments: ["", "   ", "\u{301}"])
    func empty(text: String) {
        #expect(throws: ProfileError.emptyNickname) { try Nickname(text) }
    }

    @Test("a nickname has at most 40 characters")
    func long() {
        #expect(throws: ProfileError.nicknameTooLong(41)) { try Nickname(String(repeating: "x", count: 41)) }
    }

    @Test("the fake repository keeps the contract", arguments: ProfileRepositoryContract.allCases)
    func contract(_ promise: ProfileRepositoryContract) async throws {
        try await promise.verify(ProfileRepositoryFake())
    }

    @Test("a nickname, a language and the hints that were seen are kept")
    func useCase() async throws {
        let useCase = StoredProfileUseCase(repository: ProfileRepositoryFake())
        _ = try await useCase.rename(to: try Nickname("Juno"))
        _ = try await useCase.choose(.korean)
        _ = try await useCase.markSeen(.mainGrid)
        let profile = try await useCase.profile()
        #expect(profile.nickname?.text == "Juno")
        #expect(profile.language == .korean)
        #expect(profile.seenHints == [.mainGrid])
    }
}
