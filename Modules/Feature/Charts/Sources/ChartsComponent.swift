import ChartsFeatureInterface
import Ribcage

/// What one Charts makes for itself.
final class ChartsComponent: Component<any ChartsDependency> {
    let interactor: ChartsInteractor
    let screen: ChartsScreen

    init(dependency: any ChartsDependency, listener: any ChartsListener) {
        interactor = ChartsInteractor(
            chartsUseCase: dependency.chartsUseCase, templatesUseCase: dependency.templatesUseCase,
            languageChoice: dependency.languageChoice, listener: listener)
        screen = ChartsScreen(reactor: interactor)
        super.init(dependency: dependency)
    }
}
