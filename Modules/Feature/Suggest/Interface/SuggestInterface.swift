import Basics
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that suggests titles for an empty cell.
public protocol SuggestBuildable: Buildable {
    /// Builds a new RIB that suggests titles for an empty cell.
    ///
    /// - Parameters:
    ///   - chart: the chart of the parent.
    ///   - cell: the empty cell, which may be in another chart; `nil` for the first empty cell.
    ///   - subGoal: the sub-goal whose items are searched for the first empty cell; `nil` for the whole chart.
    /// - Returns: the router of the RIB.
    func build(chart: OpenChart, cell: CellTarget?, in subGoal: Position?) -> any ViewableRouting
}

extension Address where Value == CellAddress? {
    /// The address `suggest [<cell>]`: without a value, the first empty cell; otherwise a cell of the parent's grid
    /// such as `suggest 3`, an item of any sub-goal such as `suggest 3/2`, or a cell of another chart such as `suggest
    /// 2:3/2`.
    public static var suggest: Address {
        Address("suggest", .cellOrNone, .optionalWord) { $0?.description ?? "" }
    }
}

extension Argument where Value == CellAddress? {
    /// The argument for a cell; the value is `nil` if the text is empty.
    fileprivate static var cellOrNone: Argument {
        let cell = Argument<CellAddress>.cell
        return Argument(cell.name, candidates: cell.candidates, example: cell.example) { text in
            text.isEmpty ? nil : try cell.read(text)
        }
    }
}
