import Basics
import BasicsTesting
import HostTesting
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import ScreensTesting
import Testing
import TimerFeatureTesting

@testable import VisitFeature

@MainActor @Suite("A visit")
struct VisitTests {
    let visits: VisitsUseCaseFake
    let timer: TimerUseCaseFake
    private let (one, two): (VisitNumber, VisitNumber)

    init() throws {
        visits = try VisitsUseCaseFake(try Visit.samples)
        timer = TimerUseCaseFake(of: visits.repository)
        (one, two) = (try VisitNumber(1), try VisitNumber(2))
    }

    private func router(_ number: VisitNumber? = nil) -> any ViewableRouting {
        VisitBuilder(
            dependency: VisitDependencyStub(openVisitUseCase: OpenVisitUseCaseFake(visits, timer: timer))
        ).build(number: number ?? two)
    }

    private func visit(_ number: VisitNumber? = nil) async throws -> Visit { try await visits.visit(number ?? two) }

    @Test("shows all that is known of it")
    func page() async throws {
        let seen = try await typing("show", at: router(one), width: 100)
        #expect(
            seen == [
                "1  サウナしきじ  2026-11-01", "朝から行きました。", "二回目。",
                "set 1  🧖 löyly 10 min · 💧 cool bath 60 s · 외기욕 10 min",
                "set 2  sauna 12 min · cool bath 90 s · rest 10 min", "set 3  sauna 8 min · rest 5 min",
                "sauna 110°C · cool bath 16.5°C · 薬草サウナ 60°C", "See you again!",
            ])
    }

    @Test("takes another place and day, texts and temperatures, each in one line, and - empties them")
    func parts() async throws {
        let seen = try await typing(
            "facility Shimizuyu", "date yesterday", "foreword First  time here", "afterword Bye",
            "temperature sauna 92.5",
            "temperature steam room 45", "temperature sauna -", "afterword -", at: router())
        #expect(
            seen == [
                "! The facility is: Shimizuyu", "! The date is: 2026-11-20", "! The foreword is: First  time here",
                "! The afterword is: Bye", "! Temperature, sauna: 92.5°C.", "! Temperature, steam room: 45°C.",
                "! This has no temperature now: sauna.", "! The afterword is empty now.",
            ])
        let after = try await visit()
        #expect(after.facility.text == "Shimizuyu")
        #expect(after.temperatures.all.map(\.temperature.description) == ["45"])
        #expect(after.afterword == nil)
    }

    @Test("keeps a foreword as it is typed, with its quotes and spaces, but for quotes around all of it")
    func literalText() async throws {
        for (line, text) in [
            (#"냉탕이 차가워서 "정신"이 번쩍"#, #"냉탕이 차가워서 "정신"이 번쩍"#), ("두   칸   띄움", "두   칸   띄움"),
            (#""all  of it""#, "all  of it"),
        ] {
            _ = try await typing("foreword \(line)", at: router())
            let foreword = try await visit().foreword?.text
            #expect(foreword == text)
        }
    }

    @Test("takes two temperatures in one line, as one edit, and asks for the place of a number alone")
    func temperatures() async throws {
        let seen = try await typing("temperature サウナ 92 水風呂 16", at: router())
        #expect(seen == ["! Temperature, sauna: 92°C. Temperature, cool bath: 16°C."])
        let alone = try await typing("temperature 90", at: router())
        #expect(alone == ["! line 1: Say where it was: sauna 90 or bath 90."])
        let after = try await visit()
        #expect(after.temperatures == Temperatures(sauna: try Temperature("92"), coolBath: try Temperature("16")))
    }

    @Test("says which temperature another word for the cool bath has changed")
    func wordsForCoolBath() async throws {
        let seen = try await typing(
            "temperature bath 16 cold plunge 8", "temperature cold plunge 9", "temperature cold plunge -",
            "temperature cold plunge 15", at: router())
        #expect(
            seen == [
                "! Temperature, cool bath: 16°C. Temperature, cold plunge: 8°C.", "! Temperature, cold plunge: 9°C.",
                "! This has no temperature now: cold plunge.", "! Temperature, cool bath: 15°C.",
            ])
    }

    @Test("adds sets, changes them whole or step by step, and removes them")
    func sets() async throws {
        let seen = try await typing(
            "set add 12/90/10", "set add", "set edit 1 8/-/5", "set edit 2 sauna 15", "set edit 2 cool bath -",
            "set edit 2 rest name deck chair", "set edit 2 rest emoji 🪑", "set remove 1", at: router())
        #expect(
            seen == [
                "! Set 2: sauna 12 min, cool bath 90 s, rest 10 min.",
                "! Set 3: sauna 12 min, cool bath 90 s, rest 10 min.",
                "! Set 1: sauna 8 min, rest 5 min.", "! Set 2: sauna 15 min, cool bath 90 s, rest 10 min.",
                "! Set 2: sauna 15 min, rest 10 min.", "! Set 2: sauna 15 min, deck chair 10 min.",
                "! Set 2: sauna 15 min, 🪑 deck chair 10 min.", "! Set 1 is removed; those after it move up.",
            ])
        let sets = try await visit().sets.map(\.description)
        #expect(sets == ["15m/-/10m", "12m/90s/10m"])
    }

    @Test("changes a step by the name that it was given, to the second")
    func stepsByName() async throws {
        let seen = try await typing(
            "set edit 1 rest name 外気浴", "set edit 1 外気浴 5m30s", "set edit 1 外気浴 name deck", "set edit 1 DECK -",
            "set edit 1 サウナ9分30秒", "set edit 1 サウナ12分 水風呂1分 外気浴10分", "set add サウナ8分", "set edit 1 deck 5", at: router())
        #expect(
            seen == [
                "! Set 1: sauna 15 min, cool bath 30 s, 外気浴 20 min.",
                "! Set 1: sauna 15 min, cool bath 30 s, 外気浴 5 min 30 s.",
                "! Set 1: sauna 15 min, cool bath 30 s, deck 5 min 30 s.", "! Set 1: sauna 15 min, cool bath 30 s.",
                "! Set 1: sauna 9 min 30 s, cool bath 30 s.", "! Set 1: sauna 12 min, cool bath 60 s, 外気浴 10 min.",
                "! Set 2: sauna 8 min.", "! line 8: A phase is sauna, bath or rest, not “deck”.",
            ])
    }

    @Test("begins with the set of the defaults where there is none yet")
    func firstSet() async throws {
        let seen = try await typing("set add", at: router(try VisitNumber(3)))
        #expect(seen == ["! Set 1: sauna 10 min, cool bath 60 s, rest 10 min."])
    }

    @Test("gives itself as the text that people post")
    func copy() async throws {
        let seen = try await typing("copy", at: router())
        #expect(
            seen == ["Lake house (2026-11-20)", "I did 1 set.", "Set 1: sauna 15 min → cool bath 30 s → rest 20 min"])
    }

    @Test("leads to the timer and begins it; one that runs here already goes on")
    func start() async throws {
        let seen = try await typing("set start", "back", "show", at: router())
        #expect(seen.last == "The timer runs: set 2, sauna. timer shows it.")
        await timer.pass(seconds: 30)
        let again = try await typing("set start", "show", at: router())
        #expect(again == ["timer"])
        let elapsed = try await timer.state()?.elapsed
        #expect(elapsed == 30)
        let elsewhere = try await typing("set start", at: router(one))
        #expect(elsewhere == ["! line 1: The timer of visit 2 is running. Stop it first."])
    }

    @Test(
        "says in one line why something cannot be done, and changes nothing",
        arguments: [
            ("set", "“set” needs"), ("set add 10-60-10", "A set is"),
            ("set edit 9 8/-/5", "There is no set 9 in this visit"),
            ("set edit 1 sauna", "“set” needs"), ("set edit 1 sauna 121", "For the sauna, give 1 to 120 minutes"),
            ("set turn 1", "There is no request “turn”. Choose one of: add, edit, remove, start."),
            ("date 2026-11-22", "2026-11-22 is still to come"), ("temperature sauna", "A temperature is a number"),
            ("facility", "“facility” needs"),
        ])
    func refused(line: String, reason: String) async throws {
        let before = try await visit()
        let seen = try await typing(line, at: router())
        #expect(seen.count == 1)
        #expect(seen.first?.hasPrefix("! line 1: \(reason)") == true, "\(seen)")
        let after = try await visit()
        #expect(after == before)
    }

    @Test("has a history of its own, and documents of its own")
    func scope() throws {
        let history = EditHistoryStub()
        let scope = OpenVisitUseCaseFake(visits, history: history)
        let router = VisitBuilder(dependency: VisitDependencyStub(openVisitUseCase: scope)).build(number: two)
        let interactor = try #require((router as? VisitRouter)?.interactor)
        #expect(interactor.editHistory as? EditHistoryStub === history)
        #expect(interactor.documents != nil)
    }

    @Test("leads back when the visit is removed elsewhere")
    func gone() async throws {
        let root = RouterSpy()
        let place = router()
        root.launch()
        root.attach(place, at: "visit")
        let interactor = try #require((place as? VisitRouter)?.interactor)
        try await interactor.send(.load)
        _ = try await visits.remove(two)
        try await interactor.send(.load)
        #expect(root.children.isEmpty)
        root.terminate()
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        let wrong = wrongExamples(of: VisitScreen.commands)
        #expect(wrong == [])
    }

    @Test("is gone when it was left")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
