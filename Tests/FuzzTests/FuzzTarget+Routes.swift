import Ribcage

@testable import Prompt

extension FuzzTarget {
    /// Reads a route, and reads it again as it is written: nothing is changed by that.
    static func checkRoutes(_ bytes: [UInt8]) throws(Broken) {
        let typed = string(of: bytes)
        let route = Route(parsing: typed)
        let again = Route(parsing: "\(route)")
        try expect(parts(of: route) == parts(of: again), "\(typed.debugDescription) is written as \(route)")
        try expect(areSame("\(route)", "\(again)"), "\(route) is written again as \(again)")
        try expect("\(route)".utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(route) is not plain")
        try expect(Route.scheme(of: "\(route)") == nil, "\(route) has a scheme")
        let linked = try? Route(parsing: "app://\(Route(route.segments))", scheme: "App")
        try expect(linked?.segments == route.segments, "app://\(Route(route.segments)) leads elsewhere")
        for part in [typed, "\(route)"] {
            do throws(UsageError) {
                _ = try Route(typing: part, scheme: "app")
            } catch {
                try expect(!error.description.isEmpty, "nothing is said about \(part)")
            }
        }
    }

    private static func parts(of route: Route) -> [[UInt8]] {
        (route.segments + ["?"] + route.query.flatMap { [$0.name, $0.value] }).map { Array($0.utf8) }
    }
}
