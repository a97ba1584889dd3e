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
    /// Called by the parent. `number` is the second half of the place's address: how the parent numbers the cell.
    func build(cell: Cell, number: Int) -> any ViewableRouting
}
