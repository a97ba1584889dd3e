public import Basics

/// The content of a filled cell. A sub-goal's items are not included.
public enum CellContent: Equatable, Sendable {
    /// The content of the core goal's cell or a sub-goal's cell.
    case goal(Goal)
    /// The content of an action item's cell.
    case actionItem(ActionItem)

    /// Creates the content of a cell that has only a title.
    public init(title: Title, in cell: Cell) {
        self =
            switch cell {
            case .coreGoal, .subGoal: .goal(Goal(title: title))
            case .actionItem: .actionItem(ActionItem(title: title))
            }
    }

    /// The title.
    public var title: Title {
        switch self {
        case .goal(let goal): goal.title
        case .actionItem(let item): item.title
        }
    }

    /// The note.
    public var note: Note {
        switch self {
        case .goal(let goal): goal.note
        case .actionItem(let item): item.note
        }
    }

    /// The due day; `nil` for none.
    public var due: Day? {
        switch self {
        case .goal(let goal): goal.due
        case .actionItem(let item): item.due
        }
    }

    /// The identity; `nil` until a repository has stored the content.
    package var id: Identity? {
        switch self {
        case .goal(let goal): goal.id
        case .actionItem(let item): item.id
        }
    }

    /// The goal; `nil` for an item.
    public var goal: Goal? { if case .goal(let goal) = self { goal } else { nil } }

    /// The item; `nil` for a goal.
    public var item: ActionItem? { if case .actionItem(let item) = self { item } else { nil } }

    /// The fields of this kind of content, in the order of a form.
    public var fields: [CellField] { item == nil ? CellField.ofGoals : CellField.ofItems }

    /// Returns the fields whose values differ, in the order of a form. If only the kinds of content or the identities
    /// differ, returns the title.
    func fields(thatDifferFrom other: CellContent) -> [CellField] {
        // A goal has replaced an item, or an item a goal.
        guard (item == nil) == (other.item == nil) else { return [.title] }
        // The rate of a habit follows from its log.
        let isHabit = item?.habit != nil || other.item?.habit != nil
        let fields = fields.filter { !$0.isEqual(self, other) && !(isHabit && $0 == .rate) }
        // Another goal or item with equal values has replaced the previous one.
        if fields.isEmpty, let id, let before = other.id, id != before { return [.title] }
        return fields
    }
}
