import EditorFeatureInterface
package import EventLogDomainInterface
package import MandalartDomainInterface
package import ProfileDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB of a form for one cell.
package final class EditorBuilder: Builder<any EditorDependency>, EditorBuildable {
    package func build(chart: any MandalartUseCase, cell: Cell) -> any ViewableRouting {
        EditorComponent(dependency: dependency).router(chart: chart, cell: cell)
    }

    /// What can be typed beside the answers of a form, for the App.
    package static let guide = Guide(to: "edit", of: EditorScreen.self)
}

/// What Editor needs from outside.
package protocol EditorDependency: Dependency {
    /// Remembers that the keys of a form were explained.
    var profileUseCase: any ProfileUseCase { get }
    /// Takes down which palettes are tried, and which are saved.
    var logger: any Logger { get }
}

/// Where the parts of one Editor are made.
final class EditorComponent: Component<any EditorDependency> {
    func router(chart: any MandalartUseCase, cell: Cell) -> EditorRouter {
        let interactor = EditorInteractor(
            cell: cell, mandalartUseCase: chart, profileUseCase: dependency.profileUseCase,
            logger: dependency.logger)
        let router = EditorRouter(interactor: interactor, viewController: EditorScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB that leads nowhere.
final class EditorRouter: ViewableRouter<EditorInteractor> {}
