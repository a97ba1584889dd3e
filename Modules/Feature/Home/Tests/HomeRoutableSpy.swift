import MandalartDomainInterface
import RibcageTesting

@testable import HomeFeature

/// Writes down where the interactor leads.
final class HomeRoutableSpy: HomeRoutable {
    let log: CallLog

    init(log: CallLog) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    func routeToSubGoal(_ position: Position) { log.record("routeToSubGoal(\(position))") }

    func routeToItem(_ position: Position, in subGoal: Position) { log.record("routeToItem(\(position), \(subGoal))") }

    func leave() { log.record("leave()") }
}
