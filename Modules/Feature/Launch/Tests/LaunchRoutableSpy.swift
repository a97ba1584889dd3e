import MandalartDomainInterface
import Ribcage
import RibcageTesting

@testable import LaunchFeature

/// Writes down where the interactor leads.
final class LaunchRoutableSpy: LaunchRoutable {
    let log = CallLog()

    func routeToOnboarding() { log.record("routeToOnboarding()") }

    func routeToHome(of chart: ChartID) { log.record("routeToHome(of: \(chart))") }

    func route(to route: Route) { log.record("route(to: \(route))") }

    func leave() { log.record("leave()") }
}
