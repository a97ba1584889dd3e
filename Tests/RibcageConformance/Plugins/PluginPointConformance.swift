import Basics
import BasicsTesting
import Ribcage
import RibcageTesting
import Testing

@MainActor @Suite("A plugin point")
struct PluginPointConformance {
    /// What builds the plugins, and writes down what it was asked for.
    @MainActor final class Builders {
        var built: [String] = []

        static let plugins: [Plugin<Builders, Host>] = [
            .opens("bell", summary: "a bell") { builders, host in builders.build("bell for \(host.name)") },
            .opens(.page, summary: "a page") { builders, host, page in
                builders.build("page \(page) for \(host.name)")
            },
        ]

        private func build(_ text: String) -> any Routing {
            built.append(text)
            return RouterSpy()
        }
    }

    final class Host: Interactor {
        struct Closed: Error {}

        let name = "host"
        var isClosed = false
    }

    final class HostRouter: PlaceRouter<Host, PluginPoint<Host>> {
        override class var ways: Ways { [.opens("own", summary: "a way of its own") { _ in RouterSpy() }] }

        override var places: [Place] {
            super.places
                + builders.places(below: self) { [interactor] in
                    if interactor.isClosed { throw Host.Closed() }
                    return interactor
                }
        }
    }

    let builders = Builders()
    let host: HostRouter

    init() {
        host = HostRouter(interactor: Host(), builders: PluginPoint(Builders.plugins, of: builders))
        host.launch()
    }

    @Test("adds its places behind those of the feature, in their order, and says so without a tree")
    func order() {
        #expect(host.places.map(\.destination.name) == ["own", "bell", "page"])
        #expect(Builders.plugins.map(\.destination.name) == ["bell", "page"])
    }

    @Test("opens a place at its address, built for the feature and the value")
    func opening() async throws {
        try await host.follow(Route(["bell"]))
        #expect(host.currentRoute == Route(["bell"]))
        try await host.follow(Route(["page", "7"]))
        #expect(host.currentRoute == Route(["page", "7"]))
        #expect(builders.built == ["bell for host", "page 7 for host"])
    }

    @Test("builds nothing when the feature says that its plugins do not apply")
    func refusing() async throws {
        host.interactor.isClosed = true
        await #expect(throws: Host.Closed.self) { try await host.follow(Route(["bell"])) }
        #expect(builders.built == [])
        host.interactor.isClosed = false
        try await host.follow(Route(["bell"]))
        #expect(builders.built == ["bell for host"])
    }

    @Test("does not hold the router that asks it")
    func holding() async throws {
        try await expectNoLeaks(
            leaving: HostRouter(interactor: Host(), builders: PluginPoint(Builders.plugins, of: builders)))
    }
}

extension Address where Value == Int {
    fileprivate static var page: Address {
        Address("page", Argument("number") { Int($0) ?? 0 })
    }
}
