import EditorFeatureInterface
package import EventLogDomainInterface
package import MandalartDomainInterface
package import ProfileDomainInterface
package import ProgressDomainInterface
package import Ribcage
package import Screens

/// Builds the RIB that edits one cell in a form.
package final class EditorBuilder: Builder<any EditorDependency>, EditorBuildable {
    package func build(chart: OpenChart, cell: CellTarget) -> any ViewableRouting {
        EditorComponent(dependency: dependency).router(chart: chart, cell: cell)
    }

    /// The guide to the form for a cell: its commands, for the manual and completion.
    package static let guide = Guide(to: "edit", of: EditorScreen.self)
}

/// The dependencies of Editor.
package protocol EditorDependency: Dependency {
    /// The use case that remembers whether the keys of a form were explained.
    var profileUseCase: any ProfileUseCase { get }
    /// The logger that records which palettes are tried and saved.
    var logger: any Logger { get }
}

/// Creates the objects of one Editor RIB.
final class EditorComponent: Component<any EditorDependency> {
    func router(chart: OpenChart, cell: CellTarget) -> EditorRouter {
        let interactor = EditorInteractor(
            cell: cell, chart: chart.chart(cell.chart), profileUseCase: dependency.profileUseCase,
            logger: dependency.logger)
        let router = EditorRouter(interactor: interactor, viewController: EditorScreen(reactor: interactor))
        interactor.router = router
        return router
    }
}

/// The router of a RIB without children.
final class EditorRouter: ViewableRouter<EditorInteractor> {}
