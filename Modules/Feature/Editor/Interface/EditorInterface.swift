import Basics
public import MandalartDomainInterface
public import ProgressDomainInterface
public import Ribcage

/// Builds the RIB that edits one cell, in a form that asks field by field or with commands that change a single field.
public protocol EditorBuildable: Buildable {
    /// Builds a new RIB that edits a cell of `chart`, or of another chart that `cell` names, and returns the RIB's
    /// router.
    func build(chart: OpenChart, cell: CellTarget) -> any ViewableRouting
}

extension Address where Value == CellAddress {
    /// The address `edit <cell>`: a cell of the parent's grid such as `edit 3`, an item of any sub-goal such as `edit
    /// 3/2`, or a cell of another chart such as `edit 2:3/2`.
    public static var edit: Address { Address("edit", .cell) }
}
