import Basics
import Commands
import Ribcage

@testable import Host

extension FuzzTarget {
    /// Reads a route, and reads it again as it is written: nothing is changed by that.
    static func checkRoutes(_ bytes: [UInt8]) throws(Broken) {
        let typed = string(of: bytes)
        let route = Route(parsing: typed)
        let written = route.description
        let again = Route(parsing: written)
        try expect(parts(of: route) == parts(of: again), "\(typed.debugDescription) is written as \(written)")
        try expect(areSame(written, again.description), "\(written) is written again as \(again)")
        let isVisible = written.unicodeScalars.allSatisfy { !$0.properties.isWhitespace && $0.value > 0x20 }
        try expect(isVisible, "\(written) has white space or controls in it")
        try expect(Route.scheme(of: written) == nil, "\(written) has a scheme")
        let path = Substring(written.unicodeScalars.prefix { $0 != "?" })
        let linked = try? TypedRoute(parsing: "app://\(path)", scheme: "App")
        try expect(linked?.isLink == true, "app://\(path) is no link")
        try expect(linked?.route.segments == route.segments, "app://\(path) leads elsewhere")
        do throws(UsageError) {
            _ = try TypedRoute(typing: typed, scheme: "app")
        } catch {
            try expect(!error.description.isEmpty, "nothing is said about \(typed.debugDescription)")
        }
    }

    private static func parts(of route: Route) -> [[UInt8]] {
        route.segments.map { Array($0.utf8) }
    }
}
