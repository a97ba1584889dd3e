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

    package static let placeDescription = PlaceDescription("edit", of: EditorScreen.self)
}

package protocol EditorDependency: Dependency {
    /// The use case that remembers whether the keys of a form were explained.
    var profileUseCase: any ProfileUseCase { get }
    /// The logger that records which palettes are tried and saved.
    var logger: any Logger { get }
}

final class EditorComponent: Component<any EditorDependency> {
    func router(chart: OpenChart, cell: CellTarget) -> EditorRouter {
        let interactor = EditorInteractor(
            cell: cell, chart: chart.chart(cell.chart), profileUseCase: dependency.profileUseCase,
            logger: dependency.logger)
        return EditorRouter(interactor, showing: EditorScreen.self)
    }
}

final class EditorRouter: ViewableRouter<EditorInteractor> {}
