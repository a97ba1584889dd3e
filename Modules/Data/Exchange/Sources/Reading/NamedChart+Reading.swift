import Documents
import ExchangeDomainInterface
import Formats
import JSON
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Time

// A chart read from its JSON. What may be empty may be left out: notes, palettes, images, cells. A rate that is a
// mean may be left out too; a given one has to be right, so that a change of it alone is not lost silently.
// Titles of what has no place are passed over.
extension DocumentedChart {
    /// Decodes the object of a line: a chart as it is exported, or as `show` writes it, with the place and the
    /// nickname. No log entry may be later than the last day.
    init(_ field: JSONField, until last: Day) throws(ImportError) {
        let members = try field.record(
            Self.record.kind,
            members: [
                "schema", "kind", "place", "nickname", "number", "archived", "name", "rate", "coreGoal", "subGoals",
                "unplaced", "log",
            ])
        let named = try NamedChart(members, isArchived: members.optional("archived")?.truth() ?? false)
        let log = try (members.optional("log")?.elements() ?? []).map { entry throws(ImportError) in
            try Activity(entry, of: named.chart, until: last)
        }
        let number = try members.optional("number")?.chartNumber()
        self.init(number: number, named, log: log)
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
        try members.optional("rate")?.check(chart.markedOnly.rate)
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
    /// The chart with its habits as ordinary items, so that its mean is that of the written rates.
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
    /// Decodes the content of a cell. An item must have a rate; fields other than the title may be missing.
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
    /// The name of the JSON member. The cadence is a member of the habit's object.
    fileprivate var memberName: String { self == .every ? "habit" : word }
}

extension JSONField {
    /// Returns the members of an object with the fields of a cell, and with other members.
    fileprivate func cellMembers(_ fields: [CellField], _ others: [String] = []) throws(ImportError) -> Members {
        try members(others + fields.map(\.memberName))
    }

    /// Returns the text of a field; `nil` for null.
    fileprivate func text(of field: CellField) throws(ImportError) -> String? {
        switch field.kind {
        case .requiredText, .text: return try text()
        case .day: return try dayOrNothing()?.description
        case .percent:
            let percent = try number()
            return try make { () throws(MandalartError) in try AchievementRate(percent) }.description
        case .token where field == .every: return try cadenceOrNothing()
        case .token:
            guard let text = try textOrNothing() else { return nil }
            guard field.candidates.isEmpty || field.candidates.contains(text) else {
                throw error(.notOneOf(field.candidates, found: text))
            }
            return text
        }
    }

    /// Returns the cadence of a habit; `nil` for null. The days on which it was kept are in the log.
    private func cadenceOrNothing() throws(ImportError) -> String? {
        if value == .null { return nil }
        let every = try members(["every", "kept", "expected", "streak", "open"]).required("every")
        let text = try every.text()
        return try every.make { () throws(MandalartError) in try Cadence(text) }.description
    }

    func title() throws(ImportError) -> Title {
        let text = try text()
        return try make { () throws(MandalartError) in try Title(text) }
    }

    func position() throws(ImportError) -> Position {
        let number = try number()
        return try make { () throws(MandalartError) in try Position(number) }
    }

    /// The number of a chart, or null.
    func chartNumber() throws(ImportError) -> ChartID? {
        guard let number = try numberOrNothing() else { return nil }
        return try make { () throws(MandalartError) in try ChartID(number) }
    }

    /// Checks a written mean against the calculated one.
    fileprivate func check(_ mean: AchievementRate) throws(ImportError) {
        guard try number() == mean.percent else { throw error(.wrongMean(mean)) }
    }
}

extension JSONMembers {
    /// Checks the titles of goals or items without a place, and discards them.
    func passUnplaced() throws(ImportError) {
        for title in try optional("unplaced")?.elements() ?? [] { _ = try title.title() }
    }
}
