import Basics
import SakatsuDomainInterface
import Screens

extension VisitScreen {
    static func states() throws -> [ScreenState<VisitInteractor>] {
        let full = try visit(titled: "Sauna Shikiji")
        let (one, two) = (try SetNumber(1), try SetNumber(2))
        var timed = try state(full)
        timed.timer = TimerState(
            RunningPhase(of: timed.number, two, .coolBath, since: Timestamp(milliseconds: 1_795_219_500_000)),
            elapsed: 20, target: 60)
        let changes: KeyValuePairs<String, (line: String, change: VisitChange)> = [
            "facility": ("facility Shimizuyu", .facility(try Facility("Shimizuyu"))),
            "date": ("date 2026-11-03", .day(try Day("2026-11-03"))),
            "foreword": ("foreword First time here.", .foreword(try Remark("First time here."))),
            "foreword-emptied": ("foreword -", .foreword(nil)),
            "afterword": ("afterword \(SampleText.wide)", .afterword(try Remark(SampleText.wide))),
            "temperature": ("temperature sauna 92.5", .temperature(.sauna, try Temperature("92.5"))),
            "temperature-none": ("temperature sauna -", .temperature(.sauna, nil)),
            "set-added": ("set add 12/90/10", .addSet(try SaunaSet("12/90/10"))),
            "set-replaced": ("set edit 1 12/90/10", .replaceSet(one, try SaunaSet("12/90/10"))),
            "set-longer": ("set edit 2 sauna 15", .step(two, .length(try Step(.sauna, 15)))),
            "set-without-bath": ("set edit 2 bath -", .step(two, .remove(.coolBath))),
            "set-named": ("set edit 2 rest name deck", .step(two, .name(.rest, try StepName("deck")))),
            "set-emoji": ("set edit 2 rest emoji 🪑", .step(two, .emoji(.rest, try Emoji("🪑")))),
            "set-removed": ("set remove 1", .removeSet(one)),
        ]
        var copied = try state(full)
        let short = try Visit(full.facility, on: full.day, sets: [try SaunaSet("12/-/-")])
        copied.post = VisitPost.text(of: short).english
        return try pages(full) + [.page("timed", timed)]
            + (try changes.map { name, change in
                var changed = full
                try changed.apply([change.change])
                return .reply(name, to: change.line, in: try state(changed))
            }) + [
                .reply("copied", to: "copy", in: copied),
                .error("no-such-visit", SakatsuError.noSuchVisit(try VisitNumber(9))),
                .error("no-such-set", SakatsuError.noSuchSet(try SetNumber(9))),
                .error("too-many-sets", SakatsuError.tooManySets),
                .error("not-a-set", SakatsuError.notASet("10-60-10")),
                .error("wrong-amount", SakatsuError.amountOutOfRange(.coolBath, "2000")),
                .error("wrong-temperature", SakatsuError.notATemperature("warm")),
                .error("too-many-temperatures", SakatsuError.tooManyTemperatures),
                .error("day-to-come", SakatsuError.dayToCome(try Day("2030-01-01"))),
                .error("empty-facility", SakatsuError.emptyText(.facility)),
                .error("remark-too-long", SakatsuError.textTooLong(.remark, 2001)),
                .error("timer-elsewhere", SakatsuError.timerRuns(try VisitNumber(12))),
            ]
    }

    private static func pages(_ full: Visit) throws -> [ScreenState<VisitInteractor>] {
        let (facility, day) = (try Facility("Sauna Shikiji"), try Day("2026-11-20"))
        let many = try Visit(facility, on: day, sets: Array(repeating: .usual, count: 12))
        let unplaced = try Visit(
            facility, on: day, sets: [.usual],
            unplaced: Visit.Unplaced(
                temperatures: [NamedTemperature(try StepName("steam room"), try Temperature("45"))], sets: [.usual]))
        return [
            .page("gone", VisitInteractor.State(number: try VisitNumber(9))),
            .page("empty", try state(try Visit(facility, on: day))),
            .page("one", try state(try Visit(facility, on: day, sets: [.usual]))),
            .page("many", try state(many)),
            .page("full", try state(full)),
            .page("unplaced", try state(unplaced)),
            .page("long", try state(try visit(titled: SampleText.long))),
            .page("wide", try state(try visit(titled: SampleText.wide))),
            .page("right-to-left", try state(try visit(titled: SampleText.rightToLeft))),
        ]
    }

    private static func state(_ visit: Visit) throws -> VisitInteractor.State {
        VisitInteractor.State(number: try VisitNumber(3), visit: visit)
    }

    /// Returns a visit in which every part is set and all texts are the same.
    private static func visit(titled text: String) throws -> Visit {
        let name = try StepName(String(text.prefix(40)))
        var temperatures = Temperatures(sauna: try Temperature("110"), coolBath: try Temperature("16.5"))
        try temperatures.set(.named(name), to: try Temperature("60"))
        let set = try SaunaSet([
            Step(.sauna, 10, name: name, emoji: Emoji("🧖")), Step(.coolBath, 60, emoji: Emoji("💧")), Step(.rest, 10),
        ])
        return try Visit(
            Facility(String(text.prefix(100))), on: Day("2026-11-20"), foreword: Remark("\(text)\n\n\(text)"),
            temperatures: temperatures, sets: [set, SaunaSet("12/90/10")], afterword: Remark(text))
    }
}
