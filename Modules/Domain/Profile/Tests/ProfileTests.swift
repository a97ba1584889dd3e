import Basics
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

    @Test("a program that suggests is a name, or a path that means the same file in every folder")
    func suggester() throws {
        for words in [["llm", "-m", "a b"], ["/opt/it's"], ["~/bin/suggest", ""]] {
            let seen = try SuggesterCommand.choice(words)?.words
            #expect(seen == words)
        }
        let line = try SuggesterCommand(["/opt/it's", "a b", "-m", "", "김"]).description
        #expect(line == #"'/opt/it'\''s' 'a b' -m '' 김"#)
        for program in ["./suggest", "bin/suggest", "../a", "~juno/a", "~/../a\0"] {
            let error = program.hasSuffix("\0") ? ProfileError.unusableText : .relativeSuggester(program)
            #expect(throws: error) { try SuggesterCommand([program]) }
        }
        #expect(throws: ProfileError.emptySuggester) { try SuggesterCommand([" ", "a"]) }
        #expect(throws: ProfileError.emptySuggester) { try SuggesterCommand([]) }
        #expect(throws: ProfileError.suggesterTooLong(4_003)) {
            try SuggesterCommand(["llm", String(repeating: "x", count: 4_000)])
        }
    }

    @Test("no program suggests after a dash or “none”", arguments: [["-"], ["none"], ["NONE"]])
    func noSuggester(words: [String]) throws {
        let seen = try SuggesterCommand.choice(words)
        #expect(seen == nil)
    }

    @Test("the fake keeps the contract of repositories", arguments: ProfileRepositoryContract.allCases)
    func contract(_ promise: ProfileRepositoryContract) async throws {
        try await promise.verify(ProfileUseCaseFake())
    }

    @Test("a nickname, a language and the hints that were seen are kept")
    func useCase() async throws {
        let useCase = StoredProfileUseCase(repository: ProfileUseCaseFake(), suggesters: TrustedSuggestersFake())
        _ = try await useCase.rename(to: try Nickname("Juno"))
        _ = try await useCase.choose(.korean)
        _ = try await useCase.markSeen(.mainGrid)
        let profile = try await useCase.profile()
        #expect(profile.nickname?.text == "Juno")
        #expect(profile.language == .korean)
        #expect(profile.seenHints == [.mainGrid])
    }

    @Test("a suggester that the user chooses is trusted from then on, and no other")
    func suggester() async throws {
        let trusted = TrustedSuggestersFake(trustsAll: false)
        let useCase = StoredProfileUseCase(repository: ProfileUseCaseFake(), suggesters: trusted)
        let (chosen, other) = (try SuggesterCommand(["suggest", "a b"]), try SuggesterCommand(["suggest", "a", "b"]))
        #expect(try await useCase.suggest(by: chosen).suggester == chosen)
        #expect(try await useCase.suggest(by: nil).suggester == nil)
        #expect(trusted.trusts(chosen) && !trusted.trusts(other))
    }
}
