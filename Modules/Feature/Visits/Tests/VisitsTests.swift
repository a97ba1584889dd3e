import Basics
import Commands
import HostTesting
import Ribcage
import RibcageTesting
import SakatsuDomainInterface
import SakatsuDomainTesting
import ScreensTesting
import Testing

@testable import VisitsFeature

@MainActor @Suite("The list of visits")
struct VisitsTests {
    let visits: VisitsUseCaseFake
    let settings = SakatsuSettingsUseCaseFake()

    init() throws {
        visits = try VisitsUseCaseFake(try Visit.samples)
    }

    private func router(_ visits: VisitsUseCaseFake? = nil) -> any ViewableRouting {
        let visits = visits ?? self.visits
        return VisitsBuilder(
            dependency: VisitsDependencyStub(
                visitsUseCase: visits, timerUseCase: TimerUseCaseFake(of: visits.repository),
                sakatsuSettingsUseCase: settings)
        ).build()
    }

    @Test("shows the visits, the newest first")
    func page() async throws {
        let seen = try await typing("show", at: router())
        #expect(
            seen == [
                "Visits  3 visits", "2  2026-11-20  Lake house  1 set", "1  2026-11-01  サウナしきじ  3 sets",
                "3  2025-12-31  호텔 사우나",
            ])
    }

    @Test("takes a visit in one line, with the defaults for what it does not say")
    func add() async throws {
        let seen = try await typing(
            "add Sauna Shikiji yesterday 12/90/10 x2 sauna 110", "add \"Spa 10/60/10\" 8/60/5", "add Shimizuyu",
            at: router())
        #expect(
            seen == [
                "! Visit 4: Sauna Shikiji, 2026-11-20, 2 sets (sauna 12 min, cool bath 90 s, rest 10 min), sauna 110°C.",
                "! Visit 5: Spa 10/60/10, 2026-11-21, 1 set (sauna 8 min, cool bath 60 s, rest 5 min).",
                "! Visit 6: Shimizuyu, 2026-11-21, 3 sets (sauna 10 min, cool bath 60 s, rest 10 min).",
            ])
        let first = try await visits.visit(try VisitNumber(4))
        #expect(first.sets.map(\.description) == ["12m/90s/10m", "12m/90s/10m"])
        #expect(first.temperatures.sauna?.description == "110")
    }

    @Test("takes a facility in quotes as it is, whatever it looks like")
    func quotedFacility() async throws {
        let seen = try await typing("add \"11月31日\" 10/60", "add '3x' 10/60", at: router())
        #expect(
            seen == [
                "! Visit 4: 11月31日, 2026-11-21, 1 set (sauna 10 min, cool bath 60 s).",
                "! Visit 5: 3x, 2026-11-21, 1 set (sauna 10 min, cool bath 60 s).",
            ])
    }

    @Test("takes a text in quotes as it is, with other quotes in it")
    func quotesInQuotes() async throws {
        let seen = try await typing(
            "add \"Café “Löyly”\" 10/60", "add Spa 10/60 'He said “wow”'", "add \"Café “Löyly”\"", at: router())
        #expect(
            seen == [
                "! Visit 4: Café “Löyly”, 2026-11-21, 1 set (sauna 10 min, cool bath 60 s).",
                "! Visit 5: Spa, 2026-11-21, 1 set (sauna 10 min, cool bath 60 s), “He said “wow””.",
                "! Visit 6: Café “Löyly”, 2026-11-21, 3 sets (sauna 10 min, cool bath 60 s, rest 10 min).",
            ])
    }

    @Test(
        "takes a word of a shell as it is, with quotes in it, unless the whole line is in it",
        arguments: [
            (["“Club May”", "2026-11-20"], "“Club May”", nil), (["Café “Löyly”"], "Café “Löyly”", nil),
            (["Spa", "10/60/10", "He said “wow”"], "Spa", "He said “wow”"),
            (["“Club May” 2026-11-20 “nice”"], "Club May", "nice"), (["北欧　「最高だった」"], "北欧", "最高だった"),
        ] as [([String], String, String?)])
    func quotesInShell(words: [String], facility: String, afterword: String?) throws {
        var words = Words(words)
        let draft = try VisitLine().take(from: &words)
        #expect(draft?.facility?.text == facility)
        #expect(draft?.afterword?.text == afterword)
    }

    @Test("takes a line whose words have full-width spaces between them, or that a shell passed on as one word")
    func spaces() throws {
        func seen(_ words: String...) throws -> VisitDraft? {
            var words = Words(words)
            return try VisitLine().take(from: &words)
        }
        let plain = try VisitDraft("北欧 10/60/10 x3")
        #expect(try seen("北欧　10/60/10　x3") == plain)
        #expect(try seen("北欧", "10/60/10　x3") == plain)
        #expect(try seen("北欧 10/60/10 x3") == plain)
        #expect(try seen("Spa 10/60/10", "8/60/5")?.facility?.text == "Spa 10/60/10")
    }

    @Test("asks for a visit, field after field, and shows all before it is saved")
    func form() async throws {
        let lines = try await typing(
            "add", "Shimizuyu", "friday", "2", "12/90/10", "", "17", "", "Bye", "yes", at: router(), isInteractive: true
        )
        #expect(lines.contains("facility []> Shimizuyu"))
        #expect(lines.contains("date [2026-11-21]> friday"))
        #expect(lines.contains("number of sets [3]> 2"))
        #expect(lines.contains("each set [10m/60s/10m]> 12/90/10"))
        #expect(
            lines.contains(
                "! Visit 4: Shimizuyu, 2026-11-20, 2 sets (sauna 12 min, cool bath 90 s, rest 10 min), cool bath 17°C, “Bye”."
            ))
        let visit = try await visits.visit(try VisitNumber(4))
        #expect(visit.sets.map(\.description) == ["12m/90s/10m", "12m/90s/10m"])
        #expect(visit.temperatures.coolBath?.description == "17")
        #expect(visit.afterword?.text == "Bye")
    }

    @Test("asks again for an answer that is none, and saves nothing when the form is left")
    func formRefused() async throws {
        let lines = try await typing(
            "add", "", "Shimizuyu", "tomorrow", "<", ".", "no", "show", at: router(), isInteractive: true)
        #expect(lines.contains("! A facility needs a name."))
        #expect(lines.contains { $0.hasPrefix("! 2026-11-22 is still to come") })
        #expect(lines.contains("! Nothing is saved."))
        let total = try await visits.visits(VisitQuery()).total
        #expect(total == 3)
    }

    @Test("begins the form with what a new visit has")
    func defaults() async throws {
        _ = try await settings.change([.facility(try Facility("Home")), .count(try SetCount(1))])
        let lines = try await typing("add", ".", "yes", at: router(), isInteractive: true)
        #expect(lines.contains("facility [Home]> ."))
        #expect(lines.contains("! Visit 4: Home, 2026-11-21, 1 set (sauna 10 min, cool bath 60 s, rest 10 min)."))
    }

    @Test("finds the visits that have some words, and lists all again")
    func search() async throws {
        let seen = try await typing("search löyly", "search löyly deck", "list", at: router())
        #expect(
            seen.prefix(4) == [
                "Visits  “löyly”: 1 visit", "1  2026-11-01  サウナしきじ  3 sets", "Visits  “löyly deck”: 0 visits",
                "No visit was found.",
            ])
        #expect(seen.dropFirst(4).first == "Visits  3 visits")
    }

    @Test("finds a word in quotes that would be a date without them")
    func searchQuoted() async throws {
        let seen = try await typing(
            "add \"Club May\" 10/60", "search \"Club May\"", "search club 'May'", "search club May", at: router())
        #expect(
            seen.dropFirst() == [
                "Visits  “Club May”: 1 visit", "4  2026-11-21  Club May  1 set", "Visits  “club 'May'”: 1 visit",
                "4  2026-11-21  Club May  1 set", "Visits  “club May”: 0 visits", "No visit was found.",
            ])
    }

    @Test("lists from the place of a visit too, and stays there")
    func searchFromVisit() async throws {
        let seen = try await typing("open 2", "search löyly", "show", at: router())
        #expect(seen == ["Visits  “löyly”: 1 visit", "1  2026-11-01  サウナしきじ  3 sets", "visit 2"])
    }

    @Test("shows a long list page by page")
    func pages() async throws {
        let many = try VisitsUseCaseFake(Array(repeating: try Visit.lake, count: 41))
        let seen = try await typing("show", "page 3", at: router(many))
        #expect(seen.first == "Visits  41 visits  page 1 of 3")
        #expect(
            seen.suffix(2) == ["Visits  41 visits  page 3 of 3", "1  2026-11-20  Lake house  1 set"])
        let beyond = try await typing("page 4", at: router(many))
        #expect(beyond == ["! line 1: There is no page 4: the list has 3 pages."])
        let only = try await typing("page 2", at: router())
        #expect(only == ["! line 1: There is no page 2: the list has 1 page."])
    }

    @Test("asks before it deletes a visit")
    func delete() async throws {
        let lines = try await typing(
            "delete 2", "no", "delete 2", "yes", at: router(), isInteractive: true, width: 200)
        #expect(lines.contains("Delete visit 2 “Lake house”? “undo” brings it back. [no]> no"))
        #expect(lines.contains("! Visit 2 is deleted. “undo” brings it back."))
        let numbers = try await visits.visits(VisitQuery()).visits.map(\.number.number)
        #expect(numbers == [1, 3])
    }

    @Test("names the visit that it would delete when another page has it, and asks nothing where there is none")
    func deleteElsewhere() async throws {
        let many = try VisitsUseCaseFake(Array(repeating: try Visit.lake, count: 41))
        let named = try await typing("delete 1", at: router(many), isInteractive: true, width: 200)
        #expect(named.contains { $0.hasPrefix("Delete visit 1 “Lake house”?") }, "\(named)")
        let missing = try await typing("delete 99", at: router(), isInteractive: true, width: 200)
        #expect(missing.contains("! There is no visit 99. Give the number of one in the list."), "\(missing)")
        #expect(!missing.contains { $0.hasPrefix("Delete") }, "\(missing)")
    }

    @Test("leads to a visit, to the figures of a period and to the settings, and back")
    func ways() async throws {
        let seen = try await typing("open 2", "show", "back", "3", "show", "back", "stats 2026", "show", at: router())
        #expect(seen == ["visit 2", "visit 3", "stats 2026"])
        for route in [["visit", "1"], ["stats"], ["stats", "2026-11"], ["settings"]] {
            let root = router()
            root.launch()
            try await root.follow(Route(route))
            #expect(root.currentRoute == Route(route))
            try await root.openPlace?.leave()
            #expect(root.openPlace == nil)
            root.terminate()
        }
    }

    @Test(
        "leads to the figures of a period of two words, after which the line may go on",
        arguments: [
            ("stats nov 2025", "stats 2025-11"), ("stats last month", "stats last-month"),
            ("stats 지난 달 show", "stats last-month"), ("stats 2026 show", "stats 2026"),
        ])
    func periodOfWords(line: String, place: String) async throws {
        let seen = try await typing(line, "show", at: router())
        // A line that goes on leads back from the place.
        #expect(seen.contains(place), "\(seen)")
    }

    @Test("tells that the timer runs, and how to see it")
    func timer() async throws {
        let timer = TimerUseCaseFake(of: visits.repository)
        _ = try await timer.start(try VisitNumber(2))
        let seen = try await typing("show", at: router())
        #expect(seen.last == "The timer runs: set 2, sauna. visit 2 timer shows it.")
    }

    @Test(
        "says in one line why something cannot be done",
        arguments: [
            ("open 9", "There is no visit 9"), ("open first", "The number of a visit is a whole number from 1"),
            ("page 0", "A page is a number from 1"),
            ("add Shimizuyu 10/60/10 hot x3", "“hot”"), ("add Shimizuyu 10/x", "A set is"),
            ("search …", "A search needs a letter"),
            ("add 2026-11-22", "Give the facility"), ("visit 9", "There is no visit 9"),
        ])
    func refused(line: String, reason: String) async throws {
        let seen = try await typing(line, at: router())
        #expect(seen.count == 1)
        #expect(seen.first?.contains(reason) == true, "\(seen)")
        let total = try await visits.visits(VisitQuery()).total
        #expect(total == 3)
    }

    @Test("has an example for each command that the command understands")
    func examples() {
        let wrong = wrongExamples(of: VisitsScreen.commands)
        #expect(wrong == [])
    }

    @Test("is gone when it ends")
    func leaks() async throws {
        try await expectNoLeaks(leaving: router())
    }
}
