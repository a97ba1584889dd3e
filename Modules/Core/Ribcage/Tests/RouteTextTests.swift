import Ribcage
import Testing

@Suite("A route as text")
struct RouteTextTests {
    @Test(
        "is read with or without a scheme and outer slashes",
        arguments: ["home/subgoal/3", "/home/subgoal/3/", "mandalart://home/subgoal/3", "home//subgoal/3"])
    func parsing(text: String) {
        #expect(Route(parsing: text) == Route(["home", "subgoal", "3"]))
    }

    @Test(
        "says its scheme, if it has one",
        arguments: [("mandalart://home", "mandalart"), ("home", nil), ("home/x://y", nil), ("home?x://y", nil)])
    func scheme(text: String, scheme: Substring?) {
        #expect(Route.scheme(of: text) == scheme)
    }

    @Test("has a query of names and values")
    func query() {
        let route = Route(parsing: "x://home?from=mail&at=a%3Db&quick")
        #expect(route.segments == ["home"])
        #expect(route.query == [Route.QueryItem("from", "mail"), .init("at", "a=b"), .init("quick")])
    }

    @Test(
        "is written so that reading gives the same route",
        arguments: [
            Route([]), Route(["home"]), Route(["a b", "50%", "a/b", "목표", "👩‍🚀", "?&=#"]),
            Route(["x"], query: [.init("q", "é+ & 1"), .init("flag"), .init("="), .init("")]),
        ])
    func roundTrip(route: Route) {
        #expect(Route(parsing: route.description) == route)
        #expect(route.description.utf8.allSatisfy { (0x21...0x7E).contains($0) })
    }

    @Test(
        "keeps what is no code of a byte as it is",
        arguments: [("100%", "100%"), ("%zz", "%zz"), ("%ff", "%ff"), ("%4", "%4")])
    func noCode(text: String, segment: String) {
        #expect(Route(parsing: text).segments == [segment])
    }
}
