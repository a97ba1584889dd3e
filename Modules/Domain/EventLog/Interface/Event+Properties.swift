public import Basics
import MandalartDomainInterface

// The form of an event in the store and in JSON: its kind, and its properties by name.
extension Event {
    /// The properties of the event as JSON, without its kind.
    public var properties: JSONObject {
        switch self {
        case .nicknameChosen(let characters): JSONObject([.characters: .integer(characters)])
        case .firstSubGoalFilled(let position, let chart):
            JSONObject([.chart: .integer(chart.number), .position: .integer(position.number)])
        case .firstActionItemFilled(let position, let subGoal, let chart):
            JSONObject([
                .chart: .integer(chart.number), .subGoal: .integer(subGoal.number),
                .position: .integer(position.number),
            ])
        case .cellSaved(let cell): cell.properties
        case .paletteTried(let palette), .paletteSaved(let palette):
            JSONObject([.palette: .string(palette.rawValue)])
        }
    }

    /// Creates an event from its kind and ``properties``; `nil` if the properties are invalid for the kind.
    public init?(_ kind: EventKind, _ properties: JSONObject) {
        switch kind {
        case .nicknameChosen:
            guard let characters = properties.integer(.characters) else { return nil }
            self = .nicknameChosen(characters: characters)
        case .firstSubGoalFilled:
            guard let chart = properties.chart, let position = properties.position(.position) else { return nil }
            self = .firstSubGoalFilled(position, in: chart)
        case .firstActionItemFilled:
            guard let chart = properties.chart, let position = properties.position(.position),
                let subGoal = properties.position(.subGoal)
            else { return nil }
            self = .firstActionItemFilled(position, subGoal: subGoal, in: chart)
        case .cellSaved:
            guard let cell = SavedCell(properties) else { return nil }
            self = .cellSaved(cell)
        case .paletteTried, .paletteSaved:
            guard let palette = properties.palette else { return nil }
            self = kind == .paletteTried ? .paletteTried(palette) : .paletteSaved(palette)
        }
    }
}

extension SavedCell {
    fileprivate var properties: JSONObject {
        let own: JSONObject =
            switch parts {
            case .goal(let characters, let palette, let hasImage):
                JSONObject([
                    .noteCharacters: .integer(characters), .palette: JSONValue(palette?.rawValue),
                    .hasImage: .bool(hasImage),
                ])
            case .actionItem(let rate): JSONObject([.rate: .integer(rate.percent)])
            }
        return JSONObject([.chart: .integer(chart.number)]) + Cell.coordinates.json(of: cell)
            + JSONObject([.wasEmpty: .bool(wasEmpty), .titleCharacters: .integer(titleCharacters)]) + own
            + JSONObject([.subGoals: .integer(subGoals), .actionItems: .integer(actionItems)])
    }

    fileprivate init?(_ properties: JSONObject) {
        guard let chart = properties.chart, let cell = Cell(properties), let parts = Parts(properties, of: cell),
            let titleCharacters = properties.integer(.titleCharacters), let wasEmpty = properties.bool(.wasEmpty),
            let subGoals = properties.integer(.subGoals), let actionItems = properties.integer(.actionItems)
        else { return nil }
        self.init(
            chart: chart, cell: cell, wasEmpty: wasEmpty, titleCharacters: titleCharacters, parts: parts,
            subGoals: subGoals, actionItems: actionItems)
    }
}

extension SavedCell.Parts {
    fileprivate init?(_ properties: JSONObject, of cell: Cell) {
        if case .actionItem = cell {
            guard let rate = try? properties.integer(.rate).map({ try AchievementRate($0) }) else { return nil }
            self = .actionItem(rate: rate)
        } else {
            guard let characters = properties.integer(.noteCharacters),
                let hasImage = properties.bool(.hasImage), let palette = properties[.palette],
                palette == .null || properties.palette != nil
            else { return nil }
            self = .goal(noteCharacters: characters, palette: properties.palette, hasImage: hasImage)
        }
    }
}

extension Cell {
    fileprivate init?(_ properties: JSONObject) {
        let (position, subGoal) = (properties.position(.position), properties.position(.subGoal))
        switch (properties[.cell], position, subGoal) {
        case ("coreGoal", nil, nil): self = .coreGoal
        case ("subGoal", let position?, nil): self = .subGoal(position)
        case ("actionItem", let position?, let subGoal?): self = .actionItem(position, in: subGoal)
        default: return nil
        }
    }
}

extension JSONObject {
    fileprivate init(_ members: KeyValuePairs<EventKey, JSONValue>) {
        self.init(members: members.map { Member(name: $0.key.rawValue, value: $0.value) })
    }

    fileprivate subscript(key: EventKey) -> JSONValue? { self[key.rawValue] }

    /// Returns the value of a property that is a count; `nil` if the value is missing, negative, or not an integer.
    fileprivate func integer(_ key: EventKey) -> Int? {
        guard case .integer(let integer)? = self[key], integer >= 0 else { return nil }
        return integer
    }

    fileprivate func bool(_ key: EventKey) -> Bool? {
        guard case .bool(let bool)? = self[key] else { return nil }
        return bool
    }

    fileprivate func position(_ key: EventKey) -> Position? {
        try? integer(key).map { try Position($0) }
    }

    fileprivate var chart: ChartID? {
        try? integer(.chart).map { try ChartID($0) }
    }

    fileprivate var palette: Palette? {
        guard case .string(let name)? = self[.palette] else { return nil }
        return Palette(rawValue: name)
    }
}
