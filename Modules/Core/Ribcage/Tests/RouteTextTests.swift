import Basics
import BasicsTesting
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
        arguments: [
            ("mandalart://home", "mandalart"), ("home", nil), ("home/x://y", nil), ("home?x://y", nil),
            ("home?\u{341}x://y", nil),
        ])
    func scheme(text: String, scheme: Substring?) {
        #expect(Route.scheme(of: text) == scheme)
    }

    @Test("ends where a query begins, which no place takes")
    func query() {
        #expect(Route(parsing: "x://home/a%3Fb?from=mail/x") == Route(["home", "a?b"]))
    }

    @Test(
        "is written so that reading gives the same route",
        arguments: [
            Route([]), Route(["home"]), Route(["a b", "50%", "a/b", "목표", "👩‍🚀", "?&=#"]),
            Route(["\u{301}", "ൎ", "\u{0}"]),
        ])
    func roundTrip(route: Route) {
        #expect(Route(parsing: route.description) == route)
        #expect(!route.description.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x20 })
    }

    @Test(
        "that leads nowhere is an error that lists the places there are, where the root is a place and where it is none"
    )
    func nowhere() {
        let places: [Phrase] = ["settings", "page <number>"]
        let errors = [Route(["home"]), Route()].map { RouteError.unknownPlace("nowhere", route: $0, places: places) }
        #expect(
            errors.map(\.description) == [
                "There is no place “nowhere” in home. From there: settings, page <number>",
                "There is no place “nowhere”. There are: settings, page <number>",
            ])
    }

    @Test(
        "is shown as people type it, without codes for what can be typed",
        arguments: [
            (Route(["home", "suggest", "3/1"]), "home/suggest/3/1"), (Route(["search", "매일 읽기"]), "search/매일 읽기"),
            (Route(["list", "<50"]), "list/<50"), (Route(["search", "50%?"]), "search/50%25%3F"),
            (Route(["a\u{202E}\u{0}b"]), "a%E2%80%AE%00b"), (Route(["search", "a/b c"]), "search/a/b c"),
            (Route(["search", " a//b/ c "]), "search/%20a%2F%2Fb%2F%20c%20"),
            (Route(["search", "say \"a\" --on it's"]), "search/say %22a\" %2D-on it's"),
        ])
    func shown(route: Route, text: String) {
        #expect(route.shown == text)
    }

    @Test("keeps letters of every script, and encodes what nobody sees")
    func letters() {
        #expect(Route(["search", "매일 읽기", "走る\u{202E}"]).description == "search/매일%20읽기/走る%E2%80%AE")
    }

    @Test(
        "keeps what is no code of a byte as it is",
        arguments: [("100%", "100%"), ("%zz", "%zz"), ("%ff", "%ff"), ("%4", "%4"), ("%+5%41", "%+5A")])
    func noCode(text: String, segment: String) {
        #expect(Route(parsing: text).segments == [segment])
    }
}
