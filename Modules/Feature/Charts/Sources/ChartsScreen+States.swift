import MandalartDomainInterface
import Screens
import TemplatesDomainInterface

extension ChartsScreen {
    static func states() throws -> [ScreenState<ChartsInteractor>] {
        let (one, two, three, four) = (try ChartID(1), try ChartID(2), try ChartID(3), try ChartID(4))
        let marathon = try Title("Marathon")
        let oneGoal = try entry(one, nil, .sample(subGoals: 0))
        let full = try state(
            [
                oneGoal, entry(two, "Marathon", .sample(subGoals: 3) { _ in "Run a marathon" }),
                entry(three, "Learn to sail", .sample { _ in "Learn to sail" }), entry(four, "Home"),
                entry(try ChartID(12), "나의 한 해", .sample(subGoals: 5, items: 4) { _ in "건강하게 지내기" }),
            ], current: three)
        let archived = try state([entry(one, "Marathon", .sample()), entry(two, "Home", .sample(), isArchived: true)])
        let began = try state([oneGoal, entry(four, "Learn to sail")], current: four)
        let long = try state([oneGoal, filled(with: SampleText.long)], current: four)
        return [
            .page("empty", try state([entry(one, nil)])),
            .page("one", state([oneGoal])),
            .page("full", full),
            .page("archived", archived),
            .page("long", long),
            .page("wide", try state([filled(with: SampleText.wide)])),
            .page("right-to-left", try state([filled(with: SampleText.rightToLeft)])),
            .reply("new", to: "new Learn to sail", in: began),
            .reply("new-long", to: "new \(SampleText.long)", in: long),
            .reply("new-worked", to: "new Learn to sail --template learning", in: full),
            .reply("renamed", to: "rename 2 Marathon", in: full),
            .reply("put-away", to: "archive 2", in: archived),
            .reply("restored", to: "unarchive 2", in: full),
            .reply("deleted", to: "delete 2", in: began),
            .confirmation("delete", of: "delete 3", in: full),
            .confirmation("delete-without-name", of: "delete 1", in: full),
            .confirmation("delete-empty", of: "delete 1", in: try state([entry(one, nil), oneGoal])),
            .confirmation("delete-long", of: "delete 4", in: long),
            .error("no-such-chart", MandalartError.noSuchChart("9")),
            .error(
                "several-charts", MandalartError.ambiguousChart("run", try [one, two].map { try entry($0, "Run") })),
            .error("name-taken", MandalartError.chartNameTaken(marathon)),
            .error("open-archived", MandalartError.chartIsArchived(two)),
            .error("last-chart", MandalartError.lastChart),
        ]
    }

    private static func state(_ charts: [ChartEntry], current: ChartID = .first) -> ChartsInteractor.State {
        ChartsInteractor.State(charts: charts, current: current)
    }

    private static func entry(
        _ id: ChartID, _ name: String?, _ chart: Chart = Chart(), isArchived: Bool = false
    ) throws -> ChartEntry {
        ChartEntry(id, name: try name.map { try Title($0) }, isArchived: isArchived, of: chart)
    }

    /// Returns a chart whose name and core goal are both hard to lay out.
    private static func filled(with text: String) throws -> ChartEntry {
        try entry(try ChartID(4), text, .sample { _ in "\(text.prefix(180)) goal" })
    }
}
