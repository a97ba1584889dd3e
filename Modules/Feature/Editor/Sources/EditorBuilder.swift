package import EditorFeatureInterface
package import MandalartDomainInterface
package import Ribcage

/// Builds the RIB of a form for one cell.
package final class EditorBuilder: Builder<any EditorDependency>, EditorBuildable {
    package func build(cell: Cell, number: Int) -> any ViewableRouting {
        let component = EditorComponent(dependency: dependency, cell: cell)
        let router = EditorRouter(interactor: component.interactor, viewController: component.screen, number: number)
        component.interactor.router = router
        return router
    }
}
