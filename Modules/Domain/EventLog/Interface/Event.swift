public import Basics
public import MandalartDomainInterface

/// A logged event: what happened and where. It may contain the length of a text, but never the text itself.
public enum Event: Hashable, Sendable {
    /// A new user chose a nickname with this number of characters.
    case nicknameChosen(characters: Int)
    /// A sub-goal was filled in a chart that had no filled sub-goal.
    case firstSubGoalFilled(Position, in: ChartID)
    /// An action item was filled in a chart that had no filled action item.
    case firstActionItemFilled(Position, subGoal: Position, in: ChartID)
    /// A cell was filled or changed.
    case cellSaved(SavedCell)
    /// A palette was chosen in an editor, saved or not.
    case paletteTried(Palette)
    /// A goal was saved with a palette that was chosen in the editor.
    case paletteSaved(Palette)

    /// The kind of the event.
    public var kind: EventKind {
        switch self {
        case .nicknameChosen: .nicknameChosen
        case .firstSubGoalFilled: .firstSubGoalFilled
        case .firstActionItemFilled: .firstActionItemFilled
        case .cellSaved: .cellSaved
        case .paletteTried: .paletteTried
        case .paletteSaved: .paletteSaved
        }
    }

    /// A description of the event and its properties, on one line, for a person to read.
    public var summary: Phrase {
        switch self {
        case .nicknameChosen(let characters):
            return Phrase(
                "a nickname of \(characters) \(characters == 1 ? "character" : "characters") was chosen",
                .ko("닉네임을 정함(\(characters)자)"), .ja("ニックネームを決めた（\(characters)文字）"))
        case .firstSubGoalFilled(let position, let chart):
            let cell = Cell.subGoal(position).name
            return Phrase(
                "first sub-goal of chart \(chart): \(cell)", .ko("만다라트 \(chart)의 첫 세부 목표: \(cell)"),
                .ja("マンダラート \(chart) の最初のサブ目標: \(cell)"))
        case .firstActionItemFilled(let position, let subGoal, let chart):
            let cell = Cell.actionItem(position, in: subGoal).name
            return Phrase(
                "first action item of chart \(chart): \(cell)", .ko("만다라트 \(chart)의 첫 실천 항목: \(cell)"),
                .ja("マンダラート \(chart) の最初のアクション: \(cell)"))
        case .cellSaved(let saved):
            let (cell, chart, parts) = (saved.cell.name, saved.chart, saved.summaries)
            return saved.wasEmpty
                ? Phrase(
                    "\(cell) of chart \(chart) filled: \(list: parts)",
                    .ko("만다라트 \(chart)의 \(cell) 채움: \(list: parts)"),
                    .ja("マンダラート \(chart) の\(cell)を入力: \(list: parts)"))
                : Phrase(
                    "\(cell) of chart \(chart) changed: \(list: parts)",
                    .ko("만다라트 \(chart)의 \(cell) 바꿈: \(list: parts)"),
                    .ja("マンダラート \(chart) の\(cell)を変更: \(list: parts)"))
        case .paletteTried(let palette):
            let name = palette.rawValue
            return Phrase("palette \(name) tried", .ko("팔레트 \(name) 선택해 봄"), .ja("パレット \(name) を試した"))
        case .paletteSaved(let palette):
            let name = palette.rawValue
            return Phrase("palette \(name) saved", .ko("팔레트 \(name) 저장함"), .ja("パレット \(name) を保存した"))
        }
    }
}

/// The kind of an event. The raw values are used in the store and by other programs, so their meaning never changes.
public enum EventKind: String, CaseIterable, Sendable {
    case nicknameChosen, firstSubGoalFilled, firstActionItemFilled, cellSaved, paletteTried, paletteSaved
}

/// An event with its time.
public struct LoggedEvent: Hashable, Sendable {
    /// The time of the event. It does not determine the order of events, because the clock may have been set back.
    public let time: Timestamp
    /// The event.
    public let event: Event

    /// Creates an event with its time.
    public init(time: Timestamp, event: Event) {
        (self.time, self.event) = (time, event)
    }
}

extension SavedCell {
    /// The phrases for the properties of the saved cell and for the numbers of filled cells in the chart.
    fileprivate var summaries: [Phrase] {
        var summaries = [EventLogPhrases.title(titleCharacters)]
        switch parts {
        case .goal(let characters, let palette, let hasImage):
            if characters > 0 { summaries.append(EventLogPhrases.note(characters)) }
            if let palette { summaries.append(EventLogPhrases.palette(palette)) }
            if hasImage { summaries.append(EventLogPhrases.image) }
        case .actionItem(let rate): summaries.append(EventLogPhrases.rate(rate))
        }
        return summaries + [EventLogPhrases.subGoals(subGoals), EventLogPhrases.actionItems(actionItems)]
    }
}
