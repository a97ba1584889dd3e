import Arguments
public import MandalartDomainInterface
public import Ribcage

/// Builds the RIB of a form for one cell: a wizard that asks field after field, or one field in one line.
public protocol EditorBuildable: Buildable {
    /// Builds a new RIB that edits a cell of a chart, and returns its router.
    func build(chart: any MandalartUseCase, cell: Cell) -> any ViewableRouting
}

extension Address where Value == CellAddress {
    /// `edit <cell>`: a cell of the grid that the parent shows, or `edit 3/2`.
    public static var edit: Address { Address("edit", .cellHere) }
}
