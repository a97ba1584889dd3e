/// The address of one of the cells of a chart.
public enum Cell: Hashable, Sendable {
    /// The centre.
    case coreGoal
    /// One of the eight around the core goal.
    case subGoal(Position)
    /// One of the eight around a sub-goal.
    case actionItem(Position, in: Position)
}

extension Cell: CustomStringConvertible {
    /// What a person calls the cell, at the beginning of a sentence: `Sub-goal 3`.
    public var description: String {
        switch self {
        case .coreGoal: "The core goal"
        case .subGoal(let position): "Sub-goal \(position)"
        case .actionItem(let position, in: let subGoal): "Action item \(position) of sub-goal \(subGoal)"
        }
    }
}

/// One change to the content of a cell.
public enum CellChange: Hashable, Sendable {
    /// Fills an empty cell, or renames a filled one.
    case title(Title)
    /// Goals only.
    case description(Note)
    /// Goals only; `nil` takes the colours away.
    case palette(Palette?)
    /// Goals only; `nil` takes the picture away.
    case image(ImageAddress?)
    /// Action items only.
    case rate(AchievementRate)

    /// The part of the cell that is changed.
    public var field: CellField {
        switch self {
        case .title: .title
        case .description: .description
        case .palette: .palette
        case .image: .image
        case .rate: .rate
        }
    }
}

/// The parts that a cell can have.
public enum CellField: String, CaseIterable, Hashable, Sendable {
    case title, description, palette, image, rate
}
