// Written by “rib doubles”, which writes it anew: a change here is lost. A double that is written by hand in another
// file of this folder takes the place of the one here.

import Doubles
import LaunchFeatureInterface
package import MandalartDomainInterface
package import Ribcage
package import RibcageTesting

/// Writes down the calls of ``LaunchBuildable``, and answers with what a test sets.
package final class LaunchBuildableSpy: LaunchBuildable {
    package let log: CallLog
    package private(set) var buildCalls = 0
    package var buildResult: (any Routing)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func build() -> any Routing {
        buildCalls += 1
        log.record("build()")
        guard let result = buildResult else {
            UnsetResult("LaunchBuildableSpy: set buildResult, as build() is called").stop()
        }
        return result
    }
}

/// Writes down the calls of ``LaunchRoutable``, and answers with what a test sets.
package final class LaunchRoutableSpy: LaunchRoutable {
    package let log: CallLog
    package private(set) var routeToOnboardingCalls = 0
    package var whenRouteToOnboarding: () -> Void = {}
    package private(set) var routeToHomeCalls: [ChartID] = []
    package var whenRouteToHome: (ChartID) -> Void = { _ in }
    package private(set) var routeCalls: [Route] = []
    package var whenRoute: (Route) -> Void = { _ in }
    package var routeError: (any Error)?
    package private(set) var leaveCalls = 0
    package var whenLeave: () -> Void = {}
    package var leaveError: (any Error)?

    package init(log: CallLog = CallLog()) {
        self.log = CallLog(ofDouble: log)
        log.hold(self)
    }

    package func routeToOnboarding() {
        routeToOnboardingCalls += 1
        log.record("routeToOnboarding()")
        whenRouteToOnboarding()
    }

    package func routeToHome(of chart: ChartID) {
        routeToHomeCalls.append(chart)
        log.record("routeToHome(of: \(chart))")
        whenRouteToHome(chart)
    }

    package func route(to route: Route) async throws {
        routeCalls.append(route)
        log.record("route(to: \(route))")
        whenRoute(route)
        if let error = routeError { throw error }
    }

    package func leave() async throws {
        leaveCalls += 1
        log.record("leave()")
        whenLeave()
        if let error = leaveError { throw error }
    }
}
