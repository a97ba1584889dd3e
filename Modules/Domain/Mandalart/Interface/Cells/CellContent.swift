public import Time

/// What a filled cell holds by itself: of a sub-goal, without the items around it.
public enum CellContent: Equatable, Sendable {
    /// What the core goal or a sub-goal holds.
    case goal(title: Title, description: Note, palette: Palette?, image: ImageAddress?, due: Day?)
    /// What an action item holds.
    case actionItem(ActionItem)

    /// What a goal holds.
    public init(_ goal: some Goal) {
        self = .goal(
            title: goal.title, description: goal.description, palette: goal.palette, image: goal.image, due: goal.due)
    }

    /// What the cell is called.
    public var title: Title {
        switch self {
        case .goal(let title, _, _, _, _): title
        case .actionItem(let item): item.title
        }
    }

    /// The day by which it is to be done, if it has one.
    public var due: Day? {
        switch self {
        case .goal(_, _, _, _, let due): due
        case .actionItem(let item): item.due
        }
    }

    /// The parts that differ, in the order of a form. Text differs when its bytes do: for Swift's `==` the two ways to
    /// write é are one.
    func fields(thatDifferFrom other: CellContent) -> [CellField] {
        var fields: [CellField] = title.text.hasBytes(of: other.title.text) ? [] : [.title]
        switch (self, other) {
        case (
            .goal(_, let description, let palette, let image, _),
            .goal(_, let description2, let palette2, let image2, _)
        ):
            if !description.text.hasBytes(of: description2.text) { fields.append(.description) }
            if palette != palette2 { fields.append(.palette) }
            if !(image?.text ?? "").hasBytes(of: image2?.text ?? "") { fields.append(.image) }
            if due != other.due { fields.append(.due) }
        case (.actionItem(let item), .actionItem(let item2)):
            // The rate of a habit is what was logged for it.
            if item.habit == nil, item2.habit == nil, item.rate != item2.rate { fields.append(.rate) }
            if due != other.due { fields.append(.due) }
            if item.habit?.cadence != item2.habit?.cadence { fields.append(.every) }
            // Another item that reads the same has come to this cell.
            if fields.isEmpty, let id = item.id, let id2 = item2.id, id != id2 { fields = [.title] }
        case (.goal, .actionItem), (.actionItem, .goal):
            fields = [.title]
        }
        return fields
    }
}

extension String {
    fileprivate func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
