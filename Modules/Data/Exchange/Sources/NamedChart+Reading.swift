import ExchangeDomainInterface
import JSON
import MandalartDomainInterface
import ProgressDomainInterface
import Records
import Time

// A chart read from its JSON. What may be empty may be left out: descriptions, palettes, images, cells. A rate that is a
// mean may be left out too; where it stands it has to be right, so that nobody who changes it alone loses that unseen.
// Titles of what has no place are passed over.
extension DocumentedChart {
    /// Reads the object of a line: a chart as it is exported, or as `show` tells it, with the place and the nickname.
    /// No entry of its log is later than the last day.
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
            var coreGoal = CoreGoal(title: try goal.goalMembers().required("title").title())
            try coreGoal.read(goal.goalMembers())
            chart.coreGoal = coreGoal
        }
        for goal in try members.optional("subGoals")?.elements() ?? [] {
            let position = try goal.subGoalMembers().required("position")
            let place = try position.position()
            guard chart.subGoals[place] == nil else { throw position.error(.repeatedCell(.subGoal(place))) }
            chart.subGoals[place] = try SubGoal(goal, at: place)
        }
        try members.optional("rate")?.check(chart.markedOnly.rate)
        self.init(name: title, chart: chart, isArchived: isArchived)
    }
}

extension SubGoal {
    fileprivate init(_ field: JSONField, at place: Position) throws(ImportError) {
        let members = try field.subGoalMembers()
        self.init(title: try members.required("title").title())
        try read(members)
        try members.passUnplaced()
        for item in try members.optional("items")?.elements() ?? [] {
            let members = try item.members(["position", "title", "rate", "due", "habit"])
            let position = try members.required("position")
            let cell = try position.position()
            guard items[cell] == nil else { throw position.error(.repeatedCell(.actionItem(cell, in: place))) }
            let rate = try members.required("rate")
            let percent = try rate.number()
            items[cell] = ActionItem(
                title: try members.required("title").title(),
                rate: try rate.make { () throws(MandalartError) in try AchievementRate(percent) },
                due: try members.optional("due")?.dayOrNothing(),
                habit: try members.optional("habit")?.habitOrNothing())
        }
        try members.optional("rate")?.check(markedOnly.rate)
    }
}

extension Chart {
    /// The chart with the rates that are written: those of habits follow from the log.
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

extension Goal {
    /// Reads what core goal and sub-goals have in common, without the title.
    fileprivate mutating func read(_ members: JSONField.Members) throws(ImportError) {
        if let field = members.optional("description") {
            let text = try field.text()
            description = try field.make { () throws(MandalartError) in try Note(text) }
        }
        if let field = members.optional("palette"), let name = try field.textOrNothing() {
            guard let palette = Palette(rawValue: name) else {
                throw field.error(.notOneOf(Palette.allCases.map(\.rawValue), found: name))
            }
            self.palette = palette
        }
        due = try members.optional("due")?.dayOrNothing()
        if let field = members.optional("image"), let text = try field.textOrNothing() {
            image = try field.make { () throws(MandalartError) in try ImageAddress(text) }
        }
    }
}

extension JSONField {
    fileprivate func goalMembers(_ others: [String] = []) throws(ImportError) -> Members {
        try members(others + ["title", "description", "palette", "image", "due"])
    }

    fileprivate func subGoalMembers() throws(ImportError) -> Members {
        try goalMembers(["position", "rate", "filled", "unplaced", "items"])
    }

    /// The cadence of a habit. What was kept of it is in the log.
    fileprivate func habitOrNothing() throws(ImportError) -> Habit? {
        if value == .null { return nil }
        let every = try members(["every", "kept", "expected", "streak", "open"]).required("every")
        let text = try every.text()
        return Habit(try every.make { () throws(MandalartError) in try Cadence(text) })
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

    /// Compares a mean with what it should be.
    fileprivate func check(_ mean: AchievementRate) throws(ImportError) {
        guard try number() == mean.percent else { throw error(.wrongMean(mean)) }
    }
}

extension JSONField.Members {
    /// Checks the titles of what has no place, and takes none of them.
    func passUnplaced() throws(ImportError) {
        for title in try optional("unplaced")?.elements() ?? [] { _ = try title.title() }
    }
}
