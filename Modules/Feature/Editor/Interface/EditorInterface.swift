import Arguments
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB of a form for one cell: a wizard that asks field by field, or the change of a single field in one
/// line.
public protocol EditorBuildable: Buildable {
    /// Builds a new RIB that edits a cell, and returns its router. `chart` is the current one; the cell may be in
    /// another.
    func build(chart: OpenChart, cell: CellTarget, listener: any EditorListener) -> any ViewableRouting
}

/// The events that Editor reports to its parent.
public protocol EditorListener: Listener {
    /// The form has edited a chart.
    func editorDidSave(in chart: OpenChart)
}

extension Address where Value == CellAddress {
    /// `edit <cell>`: a cell of the parent's grid, `edit 3/2`, or `edit 2:3/2`.
    public static var edit: Address { Address("edit", .cell) }
}
