import Basics
import HostTesting
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import Screens
import ScreensTesting
import Testing

@testable import TimerFeature

@MainActor @Suite("The timer of a visit")
struct TimerTests {
    let visits: VisitsUseCaseFake
    let timer: TimerUseCaseFake
    private let (one, two): (VisitNumber, VisitNumber)

    init() throws {
        visits = try VisitsUseCaseFake(try Visit.samples)
        timer = TimerUseCaseFake(of: visits.repository)
        (one, two) = (try VisitNumber(1), try VisitNumber(2))
    }

    private func router(_ number: VisitNumber? = nil, pause: Pause = Pause()) -> any ViewableRouting {
        TimerBuilder(dependency: TimerDependencyStub(pause: pause))
            .build(visit: OpenVisitUseCaseFake(visits, timer: timer).open(number ?? two))
    }

    @Test("times a set, phase after phase, and writes each into the visit")
    func phases() async throws {
        let begun = try await typing("show", "start", "show", at: router())
        #expect(
            begun == [
                "Timer of visit 2", "No phase runs.", "! The timer runs: set 2, sauna, 10:00.", "Timer of visit 2",
                "set 2, sauna: 0:00 of 10:00", String(repeating: "░", count: 40),
            ])
        await timer.pass(seconds: 12 * 60)
        let next = try await typing("show", "next", at: router())
        #expect(
            next == [
                "Timer of visit 2", "set 2, sauna: 12:00 of 10:00, 2:00 over", String(repeating: "█", count: 40),
                "! Kept: set 2, sauna, 12 min. The timer runs: set 2, cool bath, 1:00.",
            ])
        await timer.pass(seconds: 45)
        let finished = try await typing("finish", at: router())
        #expect(finished == ["! Kept: set 2, cool bath, 45 s. The timer has ended."])
        let sets = try await visits.visit(two).sets.map(\.description)
        #expect(sets == ["15m/30s/20m", "12m/45s/-"])
    }

    @Test("goes on when its place is left, and another run shows it")
    func resumes() async throws {
        let left = try await leaves(router(), typing: "start", "back")
        #expect(left)
        await timer.pass(seconds: 90)
        let seen = try await typing("show", at: router())
        #expect(seen[1] == "set 2, sauna: 1:30 of 10:00")
    }

    @Test("ends without a word of the phase that ran")
    func stop() async throws {
        _ = try await typing("start", at: router())
        await timer.pass(seconds: 90)
        let seen = try await typing("stop", at: router())
        #expect(seen == ["! The timer has ended. Nothing of this phase is kept: set 2, sauna."])
        let sets = try await visits.visit(two).sets.count
        #expect(sets == 1)
    }

    @Test("shows that it runs for another visit, and ends nothing there")
    func elsewhere() async throws {
        _ = try await typing("start", at: router(one))
        let page = try await typing("show", at: router())
        #expect(page == ["Timer of visit 2", "The timer runs for visit 1: set 4, löyly."])
        for line in ["start", "next", "finish", "stop"] {
            let seen = try await typing(line, at: router())
            #expect(seen == ["! line 1: The timer of visit 1 is running. Stop it first."], "\(line)")
        }
        let running = try await timer.state()?.running.visit
        #expect(running == one)
    }

    @Test("tells that nothing runs", arguments: ["next", "finish", "stop"])
    func nothing(line: String) async throws {
        let seen = try await typing(line, at: router())
        #expect(seen == ["! line 1: No timer is running. Start one in a visit."])
    }

    @Test("says its time before the prompt")
    func label() async throws {
        let scope = OpenVisitUseCaseFake(visits, timer: timer).open(two)
        let interactor = TimerInteractor(visit: scope)
        try await interactor.send(.load)
        #expect(TimerScreen.liveLabel(in: interactor.state, at: Timestamp(milliseconds: 0)) == nil)
        try await interactor.send(.start)
        await timer.pass(seconds: 605)
        try await interactor.send(.tick)
        let label = TimerScreen.liveLabel(in: interactor.state, at: Timestamp(milliseconds: 0))
        #expect(label?.text.english == "sauna 10:05/10:00")
        #expect(label?.rings == true)
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        let wrong = wrongExamples(of: TimerScreen.commands)
        #expect(wrong == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
