import Languages
import ProfileDomain
import ProfileDomainInterface
import ProfileDomainTesting
import Testing

@Suite("A profile")
struct ProfileTests {
    @Test("a nickname has 3 characters or more, as a person counts them", arguments: ["Juno", " 김주노 ", "👩‍🚀👩‍🚀👩‍🚀"])
    func nickname(text: String) throws {
        #expect(try Nickname(text).text.count >= 3)
    }

    @Test("a shorter nickname is refused", arguments: [("", 0), ("Jo", 2), ("   ", 0), (" 주노 ", 2)])
    func short(text: String, count: Int) {
        #expect(throws: ProfileError.nicknameTooShort(count)) { try Nickname(text) }
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
