package import EditorFeatureInterface
package import MandalartDomainInterface
package import Prompt
package import Ribcage

/// Builds the RIB of a form for one cell.
package final class EditorBuilder: Builder<any EditorDependency>, EditorBuildable {
    package func build(cell: Cell) -> any ViewableRouting {
        EditorComponent(dependency: dependency).router(cell: cell)
    }

    /// What can be typed beside the answers of a form, for the App.
    package static let guide = Guide(
        to: "edit", commands: CellField.allCases.map(EditorScreen.command), record: EditorScreen.recordGuide)
}

/// Where the parts of one Editor are made.
final class EditorComponent: Component<any EditorDependency> {
    func router(cell: Cell) -> EditorRouter {
        let interactor = EditorInteractor(
            cell: cell, mandalartUseCase: dependency.mandalartUseCase, profileUseCase: dependency.profileUseCase,
            logger: dependency.logger)
        let router = EditorRouter(interactor: interactor, viewController: EditorScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}
