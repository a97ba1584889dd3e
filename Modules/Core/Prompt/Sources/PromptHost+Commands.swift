import Ribcage
import Terminal

// Where a word leads: to a command or a place of the focused RIB, then of the ones above it, then of the host.
extension PromptHost {
    /// The lowest open place with a screen.
    var focus: (router: AnyRouter, screen: any Screen)? {
        chain.lazy.compactMap { router in (router.viewController as? any Screen).map { (router, $0) } }.first
    }

    /// The open places, the lowest first, up to the root.
    var chain: [AnyRouter] {
        var chain = [root]
        while let next = chain.last?.openPlace { chain.append(next) }
        return chain.reversed()
    }

    /// The command that a word means here.
    func command(named name: String) -> AnyCommand? {
        for router in chain {
            let screen = router.viewController as? any Screen
            if let command = screen?.anyCommands.first(where: { $0.name == name }) { return command }
        }
        return hostCommands.first { $0.name == name }
    }

    /// Carries out a line: a command here, or places to go to, with or without a command to carry out there.
    func perform(_ words: Words, returning: Bool) async throws {
        var words = words
        let before = root.currentRoute
        do {
            try await goAhead(&words)
            let moved = root.currentRoute != before
            guard let name = words.next() else {
                return returning ? try await arrive() : try await showFocus()
            }
            guard let command = command(named: name) else { throw unknown(name) }
            if moved { try await arrive(quietly: true) }
            let there = root.currentRoute
            let text = try await command.run(words)
            if returning && moved && [before, there].contains(root.currentRoute) { try await goBack(to: before) }
            try await reply(text)
        } catch {
            if root.currentRoute != before { try? await goBack(to: before) }
            throw error
        }
    }

    /// Goes to the place that the words name, wherever a person is.
    func go(to words: Words) async throws {
        var words = words
        let before = root.currentRoute
        do {
            try await goAhead(&words, pastCommands: true)
            if let name = words.first { throw unknownPlace(name) }
        } catch {
            try? await goBack(to: before)
            throw error
        }
        try await arrive()
    }

    /// Follows the places that the words begin with. Unless told otherwise, stops at the name of a command.
    private func goAhead(_ words: inout Words, pastCommands: Bool = false) async throws {
        while let name = words.first, pastCommands || command(named: name) == nil {
            let segments = name.split(separator: "/").map(String.init)
            guard let first = segments.first, let router = chain.first(where: { $0.leads(to: first) }) else { return }
            _ = words.next()
            words.prepend(Array(segments.dropFirst()))
            var values = (words.first.map { [$0] } ?? [])[...]
            let given = values.count
            try await router.step(to: first, taking: &values).closePlace()
            if values.count < given { _ = words.next() }
        }
    }

    private func goBack(to route: Route) async throws {
        try await root.follow(route)
        try await arrive(quietly: true)
    }

    func showFocus() async throws {
        guard let screen = focus?.screen else { return }
        try await arrive(quietly: true)
        try await showPage(of: screen)
    }

    private func unknownPlace(_ name: String) -> RouteError {
        .unknownPlace(name, route: root.currentRoute, places: focus?.router.places.map(\.usage) ?? [])
    }

    private func unknown(_ name: String) -> UsageError {
        let local = focus?.screen.anyCommands.map(\.name) ?? []
        let places = focus?.router.places.map(\.name) ?? []
        let names = (local + places + hostCommands.map(\.name)).joined(separator: ", ")
        return UsageError("There is no command “\(name)” here. Try one of: \(names).")
    }
}
