import Basics
import HostTesting
import Ribcage
import RibcageTesting
import Testing

@testable import TemplatesFeature

@MainActor @Suite("The list of templates")
struct TemplatesTests {
    private func router(speaking choice: LanguageChoice = LanguageChoice()) -> any ViewableRouting {
        TemplatesBuilder(dependency: TemplatesDependencyStub(languageChoice: choice)).build()
    }

    @Test("shows each template with what it is about, and its goals")
    func page() async throws {
        #expect(
            try await typing("show", at: router()).prefix(5) == [
                "Templates",
                "career    Career: do good work, show it, and last for years",
                "          Career: 1 en",
                "health    Health: move, eat, sleep and rest well all year",
                "          Health: 1 en",
            ])
    }

    @Test("speaks the language of the person")
    func language() async throws {
        let choice = LanguageChoice(option: .korean)
        let lines = try await typing("show", at: router(speaking: choice), speaking: choice)
        #expect(lines[1...2] == ["career    커리어: 일을 잘하고, 알리고, 오래 이어 가기", "          커리어: 1 ko"])
    }

    @Test("leaves when the person goes back")
    func back() async throws {
        #expect(try await leaves(router(), typing: "back"))
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
