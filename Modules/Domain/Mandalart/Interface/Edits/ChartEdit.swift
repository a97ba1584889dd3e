public import Basics

/// An edit of a chart: a cell, and an action on it. The same value goes from the command of a person to the transaction
/// that carries it out.
public struct ChartEdit: Hashable, Sendable {
    /// The edited cell; for a move, swap or copy, the source.
    public let cell: CellReference
    /// The action on the cell.
    public let action: CellAction

    /// Creates the edit of a cell of the current chart or another one.
    public init(_ cell: CellReference, _ action: CellAction) {
        (self.cell, self.action) = (cell, action)
    }

    /// Creates the edit of a cell of the current chart.
    public init(_ cell: Cell, _ action: CellAction) {
        self.init(.at(CellAddress(cell)), action)
    }
}

/// A reference to the cell of an edit, which is resolved in the transaction of the edit.
public enum CellReference: Hashable, Sendable {
    /// The cell at an address. A lone number is a sub-goal.
    case at(CellAddress)
    /// The action item with the given identity, wherever it is now. The title is the one under which a person saw the
    /// item in a list; if the item has another title now, the edit is refused.
    case item(Identity, Title)
    /// The cell at an address, which a person saw empty. If the cell is filled now, the edit is refused.
    case empty(CellAddress)
    /// The goal or action item with the given identity, which a person saw at an address, under a title that it may no
    /// longer have. It is edited wherever it is now in its chart; if it is gone, the edit is refused.
    case shown(Identity, Title, at: CellAddress)
    /// The filled cell of the current chart whose title contains the text: an action item or, unless `isItem` is
    /// `true`, a sub-goal.
    case called(String, isItem: Bool)

    /// Creates a reference to the cell at an address as a person saw it: with the given content, or empty. The edit
    /// does not overwrite other content that the cell has by then.
    public init(_ address: CellAddress, showing content: CellContent?) {
        guard let content else {
            self = .empty(address)
            return
        }
        self = content.id.map { CellReference.shown($0, content.title, at: address) } ?? .at(address)
    }

    /// The number of the chart in the address; `nil` without one.
    package var chart: ChartID? {
        switch self {
        case .at(let address), .empty(let address), .shown(_, _, at: let address): address.chart
        case .item, .called: nil
        }
    }
}

/// What an edit does to a cell.
public enum CellAction: Hashable, Sendable {
    /// Sets the title and, if one was typed, the rate. Setting the title fills an empty cell.
    case set(RatedTitle, AchievementRate?)
    /// Changes fields, all of them or none. A title fills an empty cell.
    case change([CellChange])
    /// Sets or clears the due day.
    case due(DueChange)
    /// Pauses or resumes a habit.
    case pause(PauseChange)
    /// Completes an action item; for a habit, logs that it was kept on a day, by default today.
    case done(on: TypedDay?)
    /// Logs an activity for an action item on a day, by default today.
    case log(ActivityText, on: TypedDay?)
    /// Clears a filled cell. A sub-goal is cleared with its items; clearing the core goal keeps the sub-goals.
    case clear
    /// Moves, swaps or copies the content to another cell, of this chart or another one. A sub-goal takes its items
    /// along.
    case place(CellPlacing, at: CellReference)
}

/// The result of an edit: the chart after the edit, and the parts that have changed.
public struct EditedChart: Equatable, Sendable {
    /// The number of the chart.
    public let id: ChartID
    /// The chart after the edit.
    public package(set) var chart: Chart
    /// The cell of the edit; `nil` if the chart was only read, or changed as a whole.
    public let cell: Cell?
    /// The target of a move, swap or copy within the chart; otherwise `nil`.
    public let target: Cell?
    /// The changed cells, goals before action items.
    public let cells: [CellEdit]
    /// The new log entry, if the edit logged an activity.
    public package(set) var entry: Activity?
    /// The other chart of a move, swap or copy across charts; otherwise empty.
    public package(set) var others: [EditedChart]

    /// Creates the result of an edit of a cell, by default of one that changed nothing.
    public init(
        _ id: ChartID, _ chart: Chart, of cell: Cell? = nil, to target: Cell? = nil, cells: [CellEdit] = [],
        entry: Activity? = nil, others: [EditedChart] = []
    ) {
        (self.id, self.chart, self.cell, self.target) = (id, chart, cell, target)
        (self.cells, self.entry, self.others) = (cells, entry, others)
    }

    /// Whether the edit changed nothing, because everything was so already. Such an edit is not recorded.
    public var isUnchanged: Bool { cells.isEmpty && entry == nil && others.allSatisfy(\.isUnchanged) }

    /// Returns the result with the given day as the current day of the charts' habits.
    package func seen(on day: Day) -> EditedChart {
        var seen = self
        (seen.chart, seen.others) = (chart.seen(on: day), others.map { $0.seen(on: day) })
        return seen
    }
}

/// An action item after an edit.
public struct EditedItem: Equatable, Sendable {
    /// The chart of the item.
    public let chart: ChartID
    /// The cell of the item.
    public let cell: Cell
    /// The item after the edit.
    public private(set) var item: ActionItem
    /// The new log entry, if the edit logged an activity.
    public let entry: Activity?
    /// Whether the edit changed nothing.
    public let isUnchanged: Bool

    /// Creates an item after an edit that did not log an activity.
    package init(_ item: ActionItem, at cell: Cell, of chart: ChartID, isUnchanged: Bool) {
        (self.chart, self.cell, self.item) = (chart, cell, item)
        (entry, self.isUnchanged) = (nil, isUnchanged)
    }

    /// Creates the item of an edit; `nil` if the edit cleared or moved the item, or was of a goal.
    public init?(_ edited: EditedChart) {
        guard let cell = edited.cell, let item = edited.chart.content(of: cell)?.item else { return nil }
        (chart, self.cell, self.item) = (edited.id, cell, item)
        (entry, isUnchanged) = (edited.entry, edited.isUnchanged)
    }

    /// Returns the item with the given day as the current day of its habit.
    package func seen(on day: Day) -> EditedItem {
        var seen = self
        seen.item.habit?.today = day
        return seen
    }
}

/// The error for a listed item that is gone or has another title, and for a goal or an item that was gone when a form
/// was saved.
public struct ChangedSince: Explained, Equatable {
    /// The title that a person saw.
    public let title: Title

    /// Creates the error for the goal or item that a person saw under the given title.
    public init(title: Title) {
        self.title = title
    }

    /// One line for a person: what is wrong and what to do.
    public var explanation: Phrase {
        Phrase(
            "\(quoted: title.text) is no longer in its place. “show” shows the list as it is now.",
            .ko("\(quoted: title.text, .topic) 그 자리에 더 이상 없습니다. show로 지금의 목록을 보세요."),
            .ja("\(quoted: title.text)はその場所にもうありません。show で今の一覧を表示できます。"))
    }
}
