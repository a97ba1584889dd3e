import Arguments
public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB of a form for one cell: a wizard that asks field after field, or one field in one line.
public protocol EditorBuildable: Buildable {
    /// Called by the parent with the chart, and the cell of it that is to be edited.
    func build(chart: any MandalartUseCase, cell: Cell) -> any ViewableRouting
}

extension Address where Value == GridCell {
    /// `edit <position>`: a cell of the grid that the parent shows.
    public static var edit: Address { Address("edit", .gridCell) }
}
