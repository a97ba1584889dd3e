import Ribcage
import TemplatesFeatureInterface

/// What one Templates makes for itself.
final class TemplatesComponent: Component<any TemplatesDependency> {
    let interactor: TemplatesInteractor
    let screen: TemplatesScreen

    override init(dependency: any TemplatesDependency) {
        interactor = TemplatesInteractor(
            templatesUseCase: dependency.templatesUseCase, languageChoice: dependency.languageChoice)
        screen = TemplatesScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
