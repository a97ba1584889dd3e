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

/// The name of an event's property. The names are used in the store and by other programs, so the meaning of a released
/// name never changes.
enum EventKey: String, CaseIterable {
    case chart
    /// The kind of a cell (`coreGoal`, `subGoal` or `actionItem`), the position of its sub-goal, and its own position.
    case cell, subGoal, position
    /// The number of characters of a nickname, of a cell's title, and of a cell's note.
    case characters, titleCharacters, noteCharacters
    case hasImage, palette, rate, wasEmpty
    /// The number of filled sub-goals and of filled action items in the chart after the event.
    case subGoals, actionItems

    /// The documentation of all properties in the manual.
    static var fields: [RecordField] { allCases.map { RecordField($0.rawValue, $0.summary) } }

    private var summary: Phrase {
        switch self {
        case .chart:
            Phrase("the number of the chart", .ko("만다라트의 번호"), .ja("マンダラートの番号"))
        case .cell:
            Phrase(
                "coreGoal, subGoal or actionItem", .ko("coreGoal, subGoal, actionItem 중 하나"),
                .ja("coreGoal、subGoal、actionItem のどれか"))
        case .subGoal:
            Phrase(
                "of an action item: the position of its sub-goal", .ko("실천 항목이면 그 세부 목표의 위치"), .ja("アクションの場合、そのサブ目標の位置")
            )
        case .position:
            Phrase(
                "of a sub-goal or an action item: 1 to 9, without 5", .ko("세부 목표나 실천 항목의 위치. 5를 뺀 1~9"),
                .ja("サブ目標やアクションの位置。5を除く1～9"))
        case .characters:
            Phrase("how long the nickname is", .ko("닉네임의 글자 수"), .ja("ニックネームの文字数"))
        case .titleCharacters:
            Phrase("how long the title is", .ko("제목의 글자 수"), .ja("タイトルの文字数"))
        case .noteCharacters:
            Phrase(
                "of a goal: how long the note is", .ko("목표면 메모의 글자 수"), .ja("目標の場合、メモの文字数"))
        case .hasImage:
            Phrase(
                "of a goal: whether it has a picture", .ko("목표면 이미지가 있는지"), .ja("目標の場合、画像があるか"))
        case .palette:
            Phrase("the name of a palette, or null", .ko("팔레트의 이름, 또는 null"), .ja("パレットの名前、または null"))
        case .rate:
            Phrase(
                "of an action item, in percent", .ko("실천 항목의 달성률(퍼센트)"), .ja("アクションの達成率（パーセント）"))
        case .wasEmpty:
            Phrase(
                "whether the cell was empty before", .ko("이전에 칸이 비어 있었는지"), .ja("それまでマスが空だったか"))
        case .subGoals:
            Phrase(
                "how many sub-goals of the chart were filled afterwards", .ko("저장 후 만다라트에 채워진 세부 목표 수"),
                .ja("保存後にマンダラートで埋まっていたサブ目標の数"))
        case .actionItems:
            Phrase(
                "how many action items of the chart were filled afterwards", .ko("저장 후 만다라트에 채워진 실천 항목 수"),
                .ja("保存後にマンダラートで埋まっていたアクションの数"))
        }
    }
}
