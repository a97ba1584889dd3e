import Basics
import Commands
import DreamsDomainInterface
import MandalartDomainInterface
import ProgressDomainInterface
import Screens

extension FinderScreen {
    static func states() throws -> [ScreenState<FinderInteractor>] {
        let (run, found) = (FinderQuery.search(try SearchWords("run")), try FoundCell.samples)
        let (day, twoWeeks) = (FinderQuery.stale(try StaleDays("1")), FinderQuery.stale(.usual))
        let wishes = try DreamList.samples.numbered.map { FoundWish($0.number, $0.wish) }
        let items = [try item(touched: nil), try item(touched: 17), try item(touched: 1), try item(touched: 0)]
        let many = [FoundCell](repeating: items[1], count: 20)
        let manyWishes = [FoundWish](repeating: wishes[2], count: 20)
        return [
            .page("search-nothing", state(run, [])),
            .page("search-one", state(run, [found[0]])),
            .page("search-full", state(run, [found[0], found[2], found[3]], wishes: [wishes[2]])),
            .page("search-entries", try state(run, [found[0]], entries: entries(of: found[0]), wishes: [wishes[2]])),
            .page("search-wishes", state(.search(try SearchWords("a")), [], wishes: [wishes[0], wishes[2]])),
            .page("search-more", state(run, many, areMore: true)),
            .page("search-more-wishes", state(run, [], wishes: manyWishes, areMoreWishes: true)),
            .page("search-long", try search(SampleText.long)),
            .page("search-wide", try search(SampleText.wide)),
            .page("search-right-to-left", try search(SampleText.rightToLeft)),
            .page("next", state(.next(.usual), items)),
            .page("next-more", state(.next(.usual), Array(many.prefix(5)), areMore: true)),
            .page("next-all-done", state(.next(.usual), [])),
            .page("next-nothing-filled", state(.next(.usual), [], hasItems: false)),
            .page("stale", state(twoWeeks, Array(items.prefix(2)))),
            .page("stale-one-day", state(day, Array(items.prefix(3)))),
            .page("stale-more", state(twoWeeks, many, areMore: true)),
            .page("stale-nothing", state(twoWeeks, [])),
            .page("stale-nothing-one-day", state(day, [])),
            .page("stale-nothing-filled", state(twoWeeks, [], hasItems: false)),
            .error("wrong-number", NotFound(number: 3, count: 1)),
            .error("nothing-to-open", NotFound(number: 1, count: 0)),
            .error("no-title", MandalartError.noSuchTitle("x")),
            .error("nothing-to-search", MandalartError.nothingToSearch),
            .error("wrong-days", MandalartError.daysOutOfRange("0")),
        ]
    }

    private static func state(
        _ query: FinderQuery, _ cells: [FoundCell], areMore: Bool = false, hasItems: Bool = true,
        entries: [FoundEntry] = [], wishes: [FoundWish] = [], areMoreWishes: Bool = false
    ) -> FinderInteractor.State {
        FinderInteractor.State(
            query: query,
            findings: Findings(cells, entries: entries, areMore: areMore, hasItems: hasItems, at: time(ofDay: 20)),
            wishes: wishes,
            areMoreWishes: areMoreWishes)
    }

    /// Returns log entries of an item, whose texts are short, long and wide.
    private static func entries(of item: FoundCell) throws -> [FoundEntry] {
        try ["ran 6 km", SampleText.long, SampleText.wide].enumerated().map { index, text in
            FoundEntry(number: 9 - index, on: Day(number: 20 - index), text: try ActivityText(text), of: item)
        }
    }

    /// Returns a state with a search that finds a cell and a wish with the same title.
    private static func search(_ text: String) throws -> FinderInteractor.State {
        let (title, one) = (try Title(text), try Position(1))
        let cell = FoundCell(
            in: .first, called: title, cell: .actionItem(one, in: one), title: title, subGoal: title,
            rate: try AchievementRate(40), touched: time(ofDay: 20))
        let wish = FoundWish(try WishNumber(100), Wish(title))
        return state(.search(try SearchWords(text)), [cell], wishes: [wish])
    }

    /// Returns an item that was last edited some days ago, or at an unknown time if `days` is `nil`.
    private static func item(touched days: Int64?) throws -> FoundCell {
        let one = try Position(1)
        return FoundCell(
            in: .first, called: nil, cell: .actionItem(one, in: one), title: try Title("Run 5 km"),
            subGoal: try Title("Endurance"), rate: .zero, touched: days.map { time(ofDay: 20 - $0) })
    }

    private static func time(ofDay day: Int64) -> Timestamp { Timestamp(milliseconds: day * 86_400_000) }
}
