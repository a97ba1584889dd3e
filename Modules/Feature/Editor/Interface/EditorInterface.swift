import Arguments
public import EventLogDomainInterface
public import MandalartDomainInterface
public import ProfileDomainInterface
public import Ribcage

/// What Editor needs from outside.
public protocol EditorDependency: Dependency {
    /// Reads and edits the chart.
    var mandalartUseCase: any MandalartUseCase { get }
    /// Remembers that the keys of a form were explained.
    var profileUseCase: any ProfileUseCase { get }
    /// Takes down which palettes are tried, and which are saved.
    var logger: any Logger { get }
}

/// Builds the RIB of a form for one cell: a wizard that asks field after field, or one field in one line.
public protocol EditorBuildable: Buildable {
    /// Called by the parent with the cell that is to be edited.
    func build(cell: Cell) -> any ViewableRouting
}

extension Address where Value == GridCell {
    /// `edit <position>`: a cell of the grid that the parent shows.
    public static var edit: Address { Address("edit", .gridCell) }
}
