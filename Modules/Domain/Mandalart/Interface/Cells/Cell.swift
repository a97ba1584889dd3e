public import Languages
public import Time

/// The address of one of the cells of a chart.
public enum Cell: Hashable, Sendable {
    /// The centre.
    case coreGoal
    /// One of the eight around the core goal.
    case subGoal(Position)
    /// One of the eight around a sub-goal.
    case actionItem(Position, in: Position)
}

extension Cell {
    /// What a person calls the cell, within a sentence: `sub-goal 3`.
    public var name: Phrase {
        switch self {
        case .coreGoal: MandalartPhrases.coreGoal
        case .subGoal(let position): MandalartPhrases.subGoal(position)
        case .actionItem(let position, in: let subGoal): MandalartPhrases.actionItem(position, in: subGoal)
        }
    }

    /// The same at the beginning of a sentence: `Sub-goal 3`.
    public var sentenceName: Phrase {
        switch self {
        case .coreGoal: MandalartPhrases.theCoreGoal
        case .subGoal(let position): MandalartPhrases.theSubGoal(position)
        case .actionItem(let position, in: let subGoal): MandalartPhrases.theActionItem(position, in: subGoal)
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
    /// Action items only: so many percent more, or less if negative, within 0…100.
    case rateBy(Int)
    /// `nil` takes the due day away.
    case due(Day?)
    /// Action items only; `nil` ends the habit.
    case every(Cadence?)

    /// The part of the cell that is changed.
    public var field: CellField {
        switch self {
        case .title: .title
        case .description: .description
        case .palette: .palette
        case .image: .image
        case .rate, .rateBy: .rate
        case .due: .due
        case .every: .every
        }
    }
}

extension CellChange {
    /// The change of a rate.
    public static func rate(_ change: RateChange) -> CellChange {
        switch change {
        case .to(let rate): .rate(rate)
        case .by(let percent): .rateBy(percent)
        }
    }
}

/// The parts that a cell can have.
public enum CellField: String, CaseIterable, Hashable, Sendable {
    case title, description, palette, image, rate, due, every

    /// What a person calls it, within a sentence. The raw value is the word that is typed, in every language.
    public var name: Phrase {
        switch self {
        case .title: MandalartPhrases.title
        case .description: MandalartPhrases.description
        case .palette: MandalartPhrases.palette
        case .image: MandalartPhrases.image
        case .rate: MandalartPhrases.rate
        case .due: MandalartPhrases.due
        case .every: MandalartPhrases.every
        }
    }
}
