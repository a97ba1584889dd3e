import Basics
import MandalartDomainInterface
import ProgressDomainInterface

/// A repository of reviews that returns what a test sets.
struct ReviewRepositoryStub: ReviewRepository {
    var logged: [ChartActivity] = []
    /// The items that reached 100%, each by an edit of its own.
    var finished: [(time: Timestamp, item: FoundCell)] = []
    var picked: [FoundCell] = []

    func entries(of days: ClosedRange<Day>) -> [ChartActivity] { logged.filter { days.contains($0.activity.day) } }

    func progress(within span: Range<Timestamp>) -> [ItemProgress] {
        finished.filter { span.contains($0.time) }.map { ItemProgress($0.item.rated(.full), from: .zero) }.reversed()
    }

    func edits(within span: Range<Timestamp>) -> Int { finished.count { span.contains($0.time) } }

    /// The items that were picked a week before ``picked``.
    var pickedBefore: [FoundCell] = []

    func picks(madeOn days: ClosedRange<Day>) -> [FoundCell] {
        days.upperBound.number < 20_780 ? pickedBefore : picked
    }

    func pick(_ found: [FoundCell], on day: Day) -> [EditedItem] { found.map { EditedItem($0) } }

    func unpick(_ found: [FoundCell], on day: Day) -> [EditedItem] { found.map { EditedItem($0) } }
}

/// A repository of overviews that returns what a test sets.
struct TodayRepositoryStub: TodayRepository {
    var cells: [DueCell] = []
    var kept: [FoundCell] = []
    var logged: [ChartActivity] = []
    var edited: Timestamp?

    func due(until day: Day) -> [DueCell] { cells.filter { $0.due <= day } }

    func habits() -> [FoundCell] { kept }

    func entries(of day: Day) -> [ChartActivity] { logged.filter { $0.activity.day == day } }

    func lastEdit() -> Timestamp? { edited }
}

/// A repository with the activities of a single chart.
actor ActivityRepositoryStub: ActivityRepository {
    private var stored: [Activity]

    init(_ activities: [Activity] = []) { stored = activities }

    func activities(of chart: ChartID) -> [Activity] { stored }

    func correct(_ number: Int, text: ActivityText?, day: Day?, of chart: ChartID) throws -> Activity {
        throw ProgressError.noSuchActivity("\(number)")
    }

    func remove(_ number: Int, of chart: ChartID) { stored.removeAll { $0.number == number } }
}

extension EditedItem {
    /// Creates a found item after an edit. Without a `rate` or a `habit`, it keeps its own.
    init(_ found: FoundCell, rate: AchievementRate? = nil, habit: Habit? = nil) {
        let item = ActionItem(
            title: found.title, rate: rate ?? found.rate ?? .zero, habit: habit ?? found.habit, id: found.id)
        self.init(item, at: found.cell, of: found.chart, isUnchanged: false)
    }
}

extension FoundCell {
    /// Returns the item as a habit, kept on some days.
    func habit(_ cadence: String, keptOn days: [Day] = [], pauses: String = "") throws -> FoundCell {
        FoundCell(
            in: chart, called: chartName, cell: cell, id: id, title: title, rate: .zero,
            habit: Habit(try Cadence(cadence), days: days, pauses: try HabitPauses(pauses)))
    }
}

extension Activity {
    /// Creates an entry for “Run 5 km” of the marathon chart.
    static func ran(_ text: String = "ran", _ number: Int = 1, isGone: Bool = false, on day: Day) throws -> Activity {
        Activity(
            number: number, subGoal: try Position(1), position: try Position(2), isGone: isGone,
            item: try Title("Run 5 km"), time: Timestamp(milliseconds: 0), on: day, text: try ActivityText(text))
    }
}
