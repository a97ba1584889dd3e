import EditorFeatureInterface
import MandalartDomainInterface
import Ribcage

/// What one Editor makes for itself.
final class EditorComponent: Component<any EditorDependency> {
    let interactor: EditorInteractor
    let screen: EditorScreen

    init(dependency: any EditorDependency, cell: Cell) {
        interactor = EditorInteractor(
            cell: cell, mandalartUseCase: dependency.mandalartUseCase, profileUseCase: dependency.profileUseCase,
            logger: dependency.logger)
        screen = EditorScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
