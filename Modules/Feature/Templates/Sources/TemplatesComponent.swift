import Ribcage
import TemplatesFeatureInterface

/// What one Templates makes for itself.
final class TemplatesComponent: Component<any TemplatesDependency> {
    let interactor: TemplatesInteractor
    let screen: TemplatesScreen

    init(dependency: any TemplatesDependency, listener: any TemplatesListener) {
        interactor = TemplatesInteractor(
            templatesUseCase: dependency.templatesUseCase, languageChoice: dependency.languageChoice,
            listener: listener)
        screen = TemplatesScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
