import InsightsFeatureInterface
import Ribcage

/// What one Insights makes for itself.
final class InsightsComponent: Component<any InsightsDependency> {
    let interactor: InsightsInteractor
    let screen: InsightsScreen

    override init(dependency: any InsightsDependency) {
        interactor = InsightsInteractor(eventLogUseCase: dependency.eventLogUseCase)
        screen = InsightsScreen(reactor: interactor, clock: dependency.clock)
        super.init(dependency: dependency)
    }
}
