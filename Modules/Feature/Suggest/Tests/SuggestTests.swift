import PromptTesting
import Ribcage
import RibcageTesting
import ScreensTesting
import Testing

@testable import SuggestFeature

@MainActor @Suite("Suggest")
struct SuggestTests {
    private func router() -> any ViewableRouting {
        SuggestBuilder(dependency: SuggestDependencyStub()).build()
    }

    @Test("shows what was written")
    func write() async throws {
        let empty = try await typing("show", at: router())
        #expect(empty == ["Suggest", "Nothing is written yet."])
        let written = try await typing("write Hello you", "show", at: router())
        #expect(written == ["Suggest", "Hello you"])
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        let wrong = wrongExamples(of: SuggestScreen.commands)
        #expect(wrong == [])
    }

    @Test("has no command that its guide does not know")
    func guide() {
        let unknown = SuggestBuilder.guide.unknownCommands(of: router())
        #expect(unknown == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
