import Basics

/// A filter for the cells of a chart, by sub-goal, rate, due day or habit. An action item is shown if it meets all
/// conditions; a sub-goal, if it meets them or any of its items is shown.
public struct ChartFilter: Hashable, Sendable, CustomStringConvertible {
    /// The positions of the sub-goals whose cells are shown; if empty, all are shown.
    public private(set) var subGoals: Set<Position> = []
    /// The range of rates, in percent, of the action items that are shown.
    public private(set) var rates = 0...100
    /// Whether only unfinished cells with a due day are shown. A habit is never finished, but may be paused.
    public private(set) var isDue = false
    /// Whether only habits are shown.
    public private(set) var isHabit = false

    /// The filter that shows all cells.
    public static let all = ChartFilter()

    /// The filter words other than numbers.
    static let words = ["due", "habits"]

    private init() {}

    /// Parses words separated by spaces: positions of sub-goals, bounds of the rate (`<50`, `<=50`, `>=50`, `>50`,
    /// `=50`, `20-50`), `due` and `habits`, the last two in any of the project's languages. An empty text means
    /// ``all``.
    ///
    /// - Throws: ``MandalartError/notAFilter(_:)`` for another word, and for bounds that no rate can meet.
    public init(_ text: String) throws(MandalartError) {
        for word in text.halfWidth.lowercased().split(separator: " ") {
            if let position = try? Position(String(word)) {
                subGoals.insert(position)
            } else if let bounds = Self.bounds(word), bounds.overlaps(rates) {
                rates = bounds.clamped(to: rates)
            } else if MandalartPhrases.dueWords.isTyped(word) {
                isDue = true
            } else if MandalartPhrases.habitWords.isTyped(word) {
                isHabit = true
            } else {
                throw .notAFilter(String(word.prefix(32)))
            }
        }
    }

    /// Returns the rates in percent that a typed bound or range allows; `nil` if the word is neither, or allows no
    /// rate.
    private static func bounds(_ word: Substring) -> ClosedRange<Int>? {
        let sign = word.prefix { "<>=".contains($0) }
        var numbers = word.dropFirst(sign.count).split(separator: "-", omittingEmptySubsequences: false).compactMap {
            number($0)
        }
        let dashes = word.count { $0 == "-" }
        guard numbers.count == dashes + 1, let last = numbers.popLast() else { return nil }
        let bounds: (lower: Int, upper: Int)? =
            switch (sign, numbers.first) {
            case ("", let first?) where dashes == 1: (first, last)
            case ("<", nil): (0, last - 1)
            case ("<=", nil): (0, last)
            case (">", nil): (last + 1, 100)
            case (">=", nil): (last, 100)
            case ("=", nil): (last, last)
            default: nil
            }
        guard let bounds, bounds.lower <= bounds.upper, bounds.upper <= 100 else { return nil }
        return bounds.lower...bounds.upper
    }

    /// Returns a number of percent, typed with or without the percent sign; `nil` for another text.
    private static func number(_ text: Substring) -> Int? {
        let digits = text.hasSuffix("%") ? text.dropLast() : text
        return digits.allSatisfy(\.isNumber) && digits.count <= 3 ? Int(digits) : nil
    }

    /// Returns whether an item of the sub-goal at a position is shown.
    func shows(_ item: ActionItem, in position: Position) -> Bool {
        (subGoals.isEmpty || subGoals.contains(position)) && rates.contains(item.rate.percent)
            && (!isDue || (item.due != nil && (item.habit.map { !$0.isPaused } ?? (item.rate != .full))))
            && (!isHabit || item.habit != nil)
    }

    /// Returns whether a sub-goal is shown even if none of its items is.
    func shows(_ goal: SubGoal, at position: Position) -> Bool {
        (subGoals.isEmpty || subGoals.contains(position)) && !isHabit && rates == Self.all.rates
            && (!isDue || (goal.due != nil && goal.rate != .full))
    }

    /// The filter as it is typed; an empty text for ``all``.
    public var description: String {
        var words = subGoals.sorted().map(\.description)
        // Without signs that a route would have to encode.
        if rates != Self.all.rates { words.append("\(rates.lowerBound)-\(rates.upperBound)") }
        words += zip([isDue, isHabit], Self.words).filter(\.0).map(\.1)
        return words.joined(separator: " ")
    }
}

/// A chart with the subset of its cells that a filter shows.
public struct FilteredChart: Sendable {
    /// The whole chart, including cells that are not shown.
    public let chart: Chart
    /// The sub-goals that are shown, in the order of their positions.
    public let goals: [FilteredGoal]

    /// Creates a filtered chart from a chart and a filter, which by default shows all cells.
    public init(_ chart: Chart, _ filter: ChartFilter = .all) {
        self.chart = chart
        goals = chart.subGoals.sorted { $0.key < $1.key }.compactMap { position, goal in
            let items = goal.items.sorted { $0.key < $1.key }.filter { filter.shows($0.value, in: position) }
            guard !items.isEmpty || filter.shows(goal, at: position) else { return nil }
            return FilteredGoal(position: position, goal: goal, items: items)
        }
    }
}

/// A sub-goal with the subset of its items that a filter shows.
public struct FilteredGoal: Sendable {
    /// The position of the sub-goal.
    public let position: Position
    /// The whole sub-goal, including items that are not shown.
    public let goal: SubGoal
    /// The items that are shown, in the order of their positions.
    public let items: [(key: Position, value: ActionItem)]
}
