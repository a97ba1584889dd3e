import Arguments
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that suggests titles for an empty cell.
public protocol SuggestBuildable: Buildable {
    /// Builds a new RIB that suggests titles for an empty cell.
    ///
    /// - Parameters:
    ///   - chart: the chart of the parent.
    ///   - cell: the empty cell, which may be in another chart; `nil` for the first empty one.
    ///   - subGoal: the sub-goal whose items are searched for the first empty cell; `nil` for the whole chart.
    ///   - listener: gets the edits.
    /// - Returns: its router.
    func build(
        chart: OpenChart, cell: CellTarget?, in subGoal: Position?, listener: any SuggestListener
    ) -> any ViewableRouting
}

/// The events that Suggest reports to its parent.
public protocol SuggestListener: Listener {
    /// A suggestion was written to a chart, or rejected there.
    func suggestDidEdit(_ chart: OpenChart)
}

extension Address where Value == CellAddress? {
    /// `suggest [<cell>]`: a cell of the grid that the parent shows, `suggest 3/2`, or `suggest 2:3/2`.
    public static var suggest: Address {
        Address("suggest", .cellOrNone, .optionalWord) { $0?.description ?? "" }
    }
}

extension Argument where Value == CellAddress? {
    /// A cell; `nil` if the text is empty.
    fileprivate static var cellOrNone: Argument {
        let cell = Argument<CellAddress>.cell
        return Argument(cell.name, candidates: cell.candidates, example: cell.example) { text in
            text.isEmpty ? nil : try cell.read(text)
        }
    }
}
