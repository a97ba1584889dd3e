/// The names of the properties that an event can have. The store and other programs read them: a name that has shipped
/// keeps its meaning.
public enum EventKey: String, CaseIterable, Sendable {
    /// The number of a chart.
    case chart
    /// What kind of cell: coreGoal, subGoal or actionItem.
    case cell
    /// 1…9, of an action item: the sub-goal that it belongs to.
    case subGoal
    /// 1…9, the place of a sub-goal or an action item.
    case position
    /// How many characters a nickname has.
    case characters
    /// How many characters the title of a cell has.
    case titleCharacters
    /// How many characters the description of a goal has.
    case descriptionCharacters
    /// Whether a goal has a picture.
    case hasImage
    /// The name of a palette, or null.
    case palette
    /// How far an action item is done, 0…100.
    case rate
    /// Whether a cell was empty before it was saved.
    case wasEmpty
    /// How many of the chart's 8 sub-goals were filled afterwards.
    case subGoals
    /// How many of the chart's 64 action items were filled afterwards.
    case actionItems
}
