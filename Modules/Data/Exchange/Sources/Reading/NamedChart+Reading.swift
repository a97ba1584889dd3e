import Basics
import ExchangeDomainInterface
import Formats
import MandalartDomainInterface
import ProgressDomainInterface

// Decodes charts from JSON. Parts that may be empty may be missing: notes, palettes, images, cells. A mean rate may be
// missing, too. If it is given, it must be correct, so that a person who edits only the mean gets an error instead of
// no effect. The mean of a chart may be off by one: earlier versions rounded some means down or up by chance. Titles
// without a position in the chart are ignored.
extension DocumentedChart {
    /// Decodes the object of a line: an exported chart, or the output of the command `show`, which also has the members
    /// `place` and `nickname`. No log entry may be dated after `last`.
    init(_ field: JSONField, until last: Day) throws(ImportError) {
        let members = try field.record(
            Self.record.kind,
            members: [
                "schema", "kind", "place", "nickname", "number", "archived", "name", "rate", "coreGoal", "subGoals",
                "unplaced", "log", "picks", "markedRates",
            ])
        let read = try NamedChart(members, isArchived: members.optional("archived")?.truth() ?? false)
        var chart = read.chart
        for rate in try members.optional("markedRates")?.elements() ?? [] { try chart.takeMarkedRate(rate) }
        let named = NamedChart(name: read.name, chart: chart, isArchived: read.isArchived)
        let log = try (members.optional("log")?.elements() ?? []).map { entry throws(ImportError) in
            try Activity(entry, of: named.chart, until: last)
        }
        let picks = try (members.optional("picks")?.elements() ?? []).map { pick throws(ImportError) in
            try DocumentedPick(pick, of: named.chart, until: last)
        }
        let number = try members.optional("number")?.chartNumber()
        self.init(number: number, named, log: log, picks: picks)
    }
}

extension NamedChart {
    fileprivate init(_ members: JSONField.Members, isArchived: Bool) throws(ImportError) {
        _ = try members.optional("place")?.text()
        _ = try members.optional("nickname")?.textOrNothing()
        try members.passUnplaced()
        let name = members.optional("name")
        let title = try name?.textOrNothing() == nil ? nil : try name?.title()
        var chart = Chart()
        if let goal = members.optional("coreGoal"), goal.value != .null {
            chart.coreGoal = try goal.cellMembers(CellField.ofGoals).content(of: .coreGoal).goal
        }
        for goal in try members.optional("subGoals")?.elements() ?? [] {
            let members = try goal.cellMembers(CellField.ofGoals, ["position", "rate", "filled", "unplaced", "items"])
            let position = try members.required("position")
            let place = try position.position()
            guard chart.subGoals[place] == nil else { throw position.error(.repeatedCell(.subGoal(place))) }
            chart.subGoals[place] = try SubGoal(members, at: place)
        }
        try members.optional("rate")?.check(chart.markedOnly.rate, within: 1)
        self.init(name: title, chart: chart, isArchived: isArchived)
    }
}

extension SubGoal {
    fileprivate init(_ members: JSONField.Members, at place: Position) throws(ImportError) {
        let content = try members.content(of: .subGoal(place))
        self.init(content.goal ?? Goal(title: content.title))
        try members.passUnplaced()
        for item in try members.optional("items")?.elements() ?? [] {
            let members = try item.cellMembers(CellField.ofItems, ["position"])
            let position = try members.required("position")
            let number = try position.position()
            let cell = Cell.actionItem(number, in: place)
            guard items[number] == nil else { throw position.error(.repeatedCell(cell)) }
            items[number] = try members.content(of: cell).item
        }
        try members.optional("rate")?.check(markedOnly.rate)
    }
}

extension Chart {
    /// The chart with its habits turned into ordinary items, so that the mean is calculated from the given rates.
    fileprivate var markedOnly: Chart {
        var chart = self
        chart.updateItems { _, item in item.habit = nil }
        return chart
    }
}

extension SubGoal {
    fileprivate var markedOnly: SubGoal {
        var goal = self
        for position in goal.items.keys { goal.items[position]?.habit = nil }
        return goal
    }
}

extension JSONMembers {
    /// Decodes the content of a cell. The title and the rate of an item are required; other fields may be missing.
    fileprivate func content(of cell: Cell) throws(ImportError) -> CellContent {
        var content = CellContent(title: try required(CellField.title.word).title(), in: cell)
        for field in content.fields where field != .title {
            let member = field.kind == .percent ? try required(field.memberName) : optional(field.memberName)
            guard let member, let text = try member.text(of: field) else { continue }
            try member.make { () throws(MandalartError) in _ = try field.read(text, into: &content) }
        }
        return content
    }
}

extension CellField {
    /// The name of the field's JSON member. The cadence and the pauses are in the member for the habit.
    fileprivate var memberName: String { self == .every || self == .pauses ? "habit" : word }
}

extension JSONField {
    /// Returns the members of an object, which may contain only the given fields of a cell and the members `others`.
    fileprivate func cellMembers(_ fields: [CellField], _ others: [String] = []) throws(ImportError) -> Members {
        try members(others + fields.filter { $0 != .pauses }.map(\.memberName))
    }

    /// Returns the text of a field; `nil` for null.
    fileprivate func text(of field: CellField) throws(ImportError) -> String? {
        switch field.kind {
        case .requiredText, .text: return try text()
        case .day: return try dayOrNothing()?.description
        case .percent: return try rate().description
        case .token where field == .every: return try cadenceOrNothing()
        case .token where field == .pauses: return try pausesOrNothing()
        case .token:
            guard let text = try textOrNothing() else { return nil }
            guard field.candidates.isEmpty || field.candidates.contains(text) else {
                throw error(.notOneOf(field.candidates, found: text))
            }
            return text
        }
    }

    /// Returns the cadence of a habit; `nil` for null. The days on which the habit was kept are in the log.
    private func cadenceOrNothing() throws(ImportError) -> String? {
        if value == .null { return nil }
        let every = try habitMembers().required("every")
        let text = try every.text()
        return try every.make { () throws(MandalartError) in try Cadence(text) }.description
    }

    /// Returns the pauses of a habit; `nil` for null or none.
    private func pausesOrNothing() throws(ImportError) -> String? {
        if value == .null { return nil }
        guard let pauses = try habitMembers().optional("pauses"), let text = try pauses.textOrNothing() else {
            return nil
        }
        return try pauses.make { () throws(MandalartError) in try HabitPauses(text) }.description
    }

    private func habitMembers() throws(ImportError) -> Members {
        try members(["every", "pauses", "kept", "expected", "streak", "open"])
    }

    func title() throws(ImportError) -> Title {
        let text = try text()
        return try make { () throws(MandalartError) in try Title(text) }
    }

    func rate() throws(ImportError) -> AchievementRate {
        let percent = try number()
        return try make { () throws(MandalartError) in try AchievementRate(percent) }
    }

    func position() throws(ImportError) -> Position {
        let number = try number()
        return try make { () throws(MandalartError) in try Position(number) }
    }

    /// Decodes the number of a chart, or null.
    func chartNumber() throws(ImportError) -> ChartID? {
        guard let number = try numberOrNothing() else { return nil }
        return try make { () throws(MandalartError) in try ChartID(number) }
    }

    /// Throws an error unless the given mean differs from the calculated one by at most `tolerance` percent.
    fileprivate func check(_ mean: AchievementRate, within tolerance: Int = 0) throws(ImportError) {
        guard (mean.percent - tolerance...mean.percent + tolerance).contains(try number()) else {
            throw error(.wrongMean(mean))
        }
    }
}

extension JSONMembers {
    /// Ignores the goals and items without a position, but throws an error if one of their titles is invalid.
    func passUnplaced() throws(ImportError) {
        for title in try optional("unplaced")?.elements() ?? [] { _ = try title.title() }
    }
}
