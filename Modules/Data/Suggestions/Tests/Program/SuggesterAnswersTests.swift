import Basics
import Foundation
import MandalartDomainInterface
import MandalartDomainTesting
import Platform
import PlatformTesting
import ProfileDomainInterface
import ProfileDomainTesting
import Resource
import ResourceTesting
import SuggestionsData
import SuggestionsDataTesting
import SuggestionsDomainInterface
import Testing

@MainActor @Suite("The answers of a program that suggests", .timeLimit(.minutes(5)))
struct SuggesterAnswersTests {
    /// Says how often it was run.
    private static let counting = #"echo >>"$1/runs"; n=$(grep -c "" <"$1/runs"); echo "{\"title\":\"run $n\"}""#

    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func context(_ chart: Chart, _ position: Int = 4) throws -> SuggestionContext {
        SuggestionContext(.actionItem(try Position(position), in: try Position(1)), in: chart, language: .english)
    }

    private func titles(_ program: SuggesterProgram, _ context: SuggestionContext) async throws -> [String] {
        try await program.suggestions(for: context, atMost: 6).map(\.title.text)
    }

    @Test("are kept, also when some of them are not wanted any more")
    func kept() async throws {
        let program = try SuggesterProgram.script(Self.counting, folder.path)
        let context = try context(.marathon)
        let (first, second) = (try await titles(program, context), try await titles(program, context))
        #expect([first, second] == [["run 1"], ["run 1"]])
        #expect(try await titles(program, context.without([try Title("Run 1")])) == [])
        #expect(try await titles(program, context) == ["run 1"])
    }

    @Test("are asked for anew when the chart has changed, and for another cell")
    func changed() async throws {
        let program = try SuggesterProgram.script(Self.counting, folder.path)
        var chart = try Chart.marathon
        #expect(try await titles(program, context(chart)) == ["run 1"])
        chart.subGoals[try Position(1)]?.title = try Title("Stamina")
        #expect(try await titles(program, context(chart)) == ["run 2"])
        chart.subGoals[try Position(1)]?.items[try Position(2)] = nil
        #expect(try await titles(program, context(chart)) == ["run 3"])
        #expect(try await titles(program, context(chart, 8)) == ["run 4"])
        // A cell that is not in the request makes no difference.
        chart.subGoals[try Position(6)]?.title = try Title("Sleep")
        #expect(try await titles(program, context(chart)) == ["run 3"])
    }

    @Test("are asked of another program when another one is chosen")
    func otherProgram() async throws {
        let profiles = ProfileUseCaseFake(try .asking(#"echo '{"title":"a"}'"#))
        let program = SuggesterProgram(profiles, trusted: TrustedSuggestersFake(), answers: ResourceStore())
        #expect(try await titles(program, context(.marathon)) == ["a"])
        let other = try Profile.asking(#"echo '{"title":"b"}'"#)
        _ = try await profiles.edit { $0 = other }
        #expect(try await titles(program, context(.marathon)) == ["b"])
        _ = try await profiles.edit { $0.suggester = nil }
        #expect(try await titles(program, context(.marathon)) == [])
    }

    @Test("stay for an hour, and expire then")
    func expired() async throws {
        let clock = SetClock()
        let answers = ResourceStore(clock: clock, settings: SuggesterProgram.settings)
        let profile = try Profile.asking(Self.counting, folder.path)
        let program = SuggesterProgram(
            ProfileUseCaseFake(profile), trusted: TrustedSuggestersFake(), answers: answers)
        #expect(try await titles(program, context(.marathon)) == ["run 1"])
        clock.advance(by: .seconds(3_599))
        #expect(try await titles(program, context(.marathon)) == ["run 1"])
        clock.advance(by: .seconds(1))
        #expect(try await titles(program, context(.marathon)) == ["run 2"])
    }

    @Test("are shared by all who ask at once")
    func shared() async throws {
        let program = try SuggesterProgram.script("sleep 0.3; \(Self.counting)", folder.path)
        let context = try context(.marathon)
        async let first = titles(program, context)
        async let second = titles(program, context)
        async let third = titles(program, context)
        let seen = try await [first, second, third]
        #expect(seen == [["run 1"], ["run 1"], ["run 1"]])
    }

    @Test("are not kept of a program that fails or is cancelled")
    func failed() async throws {
        let script = #"[ -e "$1/ready" ] || { touch "$1/ready"; exit 1; }; echo '{"title":"a"}'"#
        let program = try SuggesterProgram.script(script, folder.path)
        await #expect(throws: ChildProgramError.self) { try await titles(program, context(.marathon)) }
        #expect(try await titles(program, context(.marathon)) == ["a"])
    }
}

extension Profile {
    fileprivate static func asking(_ line: String, _ argument: String = "") throws -> Profile {
        var profile = Profile()
        profile.suggester = try SuggesterCommand(["/bin/sh", "-c", line, "sh", argument])
        return profile
    }
}
