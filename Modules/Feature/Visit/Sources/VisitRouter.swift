import Ribcage
import TimerFeatureInterface

/// The router of Visit, as its interactor sees it.
protocol VisitRoutable: Routable {
    /// Opens the timer.
    func routeToTimer()
}

/// Opens the child places of a visit.
final class VisitRouter: PlaceRouter<VisitInteractor, any VisitChildren>, VisitRoutable {
    override class var ways: Ways {
        [
            .opens(.timer, summary: VisitPagePhrases.timer) {
                $0.builders.timerBuilder.build(visit: $0.interactor.visit)
            }
        ]
    }

    func routeToTimer() {
        open(builders.timerBuilder.build(visit: interactor.visit), at: PlaceName.timer.name)
    }
}
