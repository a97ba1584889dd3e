import Basics
import Commands
import SakatsuDomainInterface
import Screens

extension VisitsScreen {
    static func states() throws -> [ScreenState<VisitsInteractor>] {
        let one = try visit(1, "Sauna Shikiji", "2026-11-20", sets: 3)
        let some = [one, try visit(12, "스파렉스", "2026-11-03", sets: 1), try visit(7, "Shimizuyu", "2025-12-31")]
        let many = try (1...20).map { try visit(61 - $0, "Facility \($0)", "2026-10-\($0 + 10)", sets: 2) }
        let words = try VisitWords("löyly")
        let running = TimerState(
            RunningPhase(of: one.number, try SetNumber(2), .sauna, since: Timestamp(milliseconds: 1_795_219_500_000)),
            elapsed: 90, target: 600)
        return [
            .page("empty", VisitsInteractor.State()),
            .page("one", state([one])),
            .page("some", state(some)),
            .page("first-page", state(many, of: 60)),
            .page("last-page", state(some, of: 43, VisitQuery(from: 40))),
            .page("past-the-end", state([], of: 60, VisitQuery(from: 80))),
            .page("found", state(some, VisitQuery(words))),
            .page("nothing-found", state([], VisitQuery(words))),
            .page("timed", timed(state(some), running)),
            .page("long", state([try visit(3, String(SampleText.long.prefix(100)), "2026-11-20", sets: 3)])),
            .page("wide", state([try visit(3, SampleText.wide, "2026-11-20", sets: 3)])),
            .page("right-to-left", state([try visit(3, SampleText.rightToLeft, "2026-11-20", sets: 3)])),
            .reply("added", to: "add Sauna Shikiji 10/60/10 x3", in: added(one, to: some)),
            .reply("deleted", to: "delete 1", in: state(some)),
            .confirmation("delete", of: "delete 1", in: looked(at: one, of: some)),
            .error("no-such-visit", SakatsuError.noSuchVisit(try VisitNumber(99))),
            .error("not-a-number", SakatsuError.notAVisitNumber("first")),
            .error("not-a-page", UsageError(VisitsPhrases.notAPage("last"))),
            .error("not-of-a-visit", SakatsuError.notOfAVisit("hot")),
            .error("given-twice", SakatsuError.givenTwice("2026-11-20")),
            .error("no-facility", SakatsuError.noFacility),
            .error("not-a-set", SakatsuError.notASet("10/x")),
            .error("day-to-come", SakatsuError.dayToCome(try Day("2030-01-01"))),
            .error("nothing-to-search", SakatsuError.nothingToSearch),
        ] + (try formStates(saving: one))
    }

    /// Returns the states of the form at each field, with the form's replies and errors.
    private static func formStates(saving visit: NumberedVisit) throws -> [ScreenState<VisitsInteractor>] {
        let names = ["facility", "day", "sets", "set", "sauna", "bath", "foreword", "afterword"]
        let first = FormInput.answer("Sauna Shikiji")
        let asking = try names.indices.map { try form($0 == 0 ? [] : [first] + Array(repeating: .keep, count: $0 - 1)) }
        let end = try form([first, .skipToEnd])
        return zip(names, asking).map { .page("form-\($0)", $1) } + [
            .page("form-confirmation", end),
            .reply("form", to: "add", in: asking[0]),
        ] + zip(names, asking).map { .reply("explained-\($0)", answering: "?", in: $1) } + [
            .reply("explained-confirmation", answering: "?", in: end),
            .reply("whole", answering: ".", to: asking[1], in: end),
            .reply("saved", answering: "yes", to: end, in: added(visit, to: [visit])),
            .reply("left", leaving: asking[1], in: VisitsInteractor.State()),
        ]
    }

    private static func form(_ inputs: [FormInput]) throws -> VisitsInteractor.State {
        var state = VisitsInteractor.State()
        let facilities = [try Facility("Sauna Shikiji"), try Facility("Shimizuyu")]
        state.form = try .newVisit(with: VisitDefaults(), on: try Day("2026-11-21"), near: facilities).after(inputs)
        return state
    }

    private static func state(
        _ visits: [NumberedVisit], of total: Int? = nil, _ query: VisitQuery = VisitQuery()
    ) -> VisitsInteractor.State {
        VisitsInteractor.State(query: query, page: VisitPage(visits, of: total ?? visits.count))
    }

    private static func timed(_ state: VisitsInteractor.State, _ timer: TimerState) -> VisitsInteractor.State {
        var state = state
        state.timer = timer
        return state
    }

    private static func added(_ visit: NumberedVisit, to visits: [NumberedVisit]) -> VisitsInteractor.State {
        var state = state(visits)
        state.added = visit
        return state
    }

    private static func looked(at visit: NumberedVisit, of visits: [NumberedVisit]) -> VisitsInteractor.State {
        var state = state(visits)
        state.looked = visit
        return state
    }

    private static func visit(_ number: Int, _ facility: String, _ day: String, sets: Int = 0) throws -> NumberedVisit {
        let sets = Array(repeating: SaunaSet.usual, count: sets)
        return NumberedVisit(try VisitNumber(number), try Visit(try Facility(facility), on: try Day(day), sets: sets))
    }
}
