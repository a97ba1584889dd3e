package import EditorFeatureInterface
package import MandalartDomainInterface
package import Ribcage

/// Builds the RIB of a form for one cell.
package final class EditorBuilder: Builder<any EditorDependency>, EditorBuildable {
    package func build(listener: any EditorListener, cell: Cell, number: Int) -> any ViewableRouting {
        let component = EditorComponent(dependency: dependency, listener: listener, cell: cell)
        return EditorRouter(interactor: component.interactor, viewController: component.screen, number: number)
    }
}
