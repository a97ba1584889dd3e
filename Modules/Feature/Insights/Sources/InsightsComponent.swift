import InsightsFeatureInterface
import Ribcage

/// What one Insights makes for itself.
final class InsightsComponent: Component<any InsightsDependency> {
    let interactor: InsightsInteractor
    let screen: InsightsScreen

    init(dependency: any InsightsDependency, listener: any InsightsListener) {
        interactor = InsightsInteractor(eventLogUseCase: dependency.eventLogUseCase, listener: listener)
        screen = InsightsScreen(reactor: interactor, clock: dependency.clock)
        super.init(dependency: dependency)
    }
}
