import Ribcage
import Terminal

// Where a word leads: to a command or a place of the focused RIB, then of the ones above it, then of the host.
extension PromptHost {
    /// What a word can mean.
    enum Meaning {
        case command(AnyCommand)
        /// A place that can be followed from this router.
        case place(AnyRouter)
    }

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

    /// What a word means here; `nil` when nobody knows it.
    func meaning(of name: String) -> Meaning? {
        for router in chain {
            let screen = router.viewController as? any Screen
            if let command = screen?.anyCommands.first(where: { $0.name == name }) { return .command(command) }
            // A word may be a whole route: its first step counts.
            if let first = Route(parsing: name).segments.first, router.leads(to: first) { return .place(router) }
        }
        return hostCommands.first { $0.name == name }.map(Meaning.command)
    }

    /// Carries out a line: a command here, or places to go to, with or without a command to carry out there. A person
    /// and a script are back where they were after a command that was carried out somewhere else.
    func perform(_ words: Words) async throws {
        var words = words
        let before = root.currentRoute
        let command: AnyCommand?
        do {
            command = try await findCommand(&words)
        } catch {
            await restore(before)
            throw error
        }
        guard let command else { return mode == .arguments ? try await showFocus() : try await reply(nil) }
        let there = root.currentRoute
        if there == before { return try await reply(command.run(words)) }
        try await arrive(quietly: true)
        let text: Text?
        do {
            text = try await command.run(words)
        } catch {
            try? await comeBack(to: before, from: there)
            throw error
        }
        try await comeBack(to: before, from: there)
        try await reply(text)
    }

    /// Goes to the place that the words name, wherever a person is.
    func go(to route: Route) async throws {
        var words = Words(route.segments)
        let before = root.currentRoute
        do {
            while let name = words.first {
                guard case .place(let router) = meaning(of: name) else {
                    let places = focus?.router.places.map(\.usage) ?? []
                    throw RouteError.unknownPlace(name, route: root.currentRoute, places: places)
                }
                try await step(from: router, &words)
            }
        } catch {
            await restore(before)
            throw error
        }
    }

    /// Follows the places that the words begin with, and takes the command after them; `nil` when there is none.
    private func findCommand(_ words: inout Words) async throws -> AnyCommand? {
        while let name = words.first {
            switch meaning(of: name) {
            case .place(let router):
                try await step(from: router, &words)
            case .command(let command):
                _ = words.next()
                return command
            case nil:
                throw unknown(name)
            }
        }
        return nil
    }

    /// Follows one place. A word that is a whole route is taken apart.
    private func step(from router: AnyRouter, _ words: inout Words) async throws {
        words.prepend(Route(parsing: words.next() ?? "").segments)
        guard let name = words.next() else { return }
        var values = (words.first.map { [$0] } ?? [])[...]
        let given = values.count
        try await router.step(to: name, taking: &values).closePlace()
        if values.count < given { _ = words.next() }
    }

    /// Back to where the line began, after a step that failed. Where that fails too, the prompt says where a person is.
    private func restore(_ before: Route) async {
        if root.currentRoute != before { _ = try? await root.follow(before) }
    }

    /// Back to where the line began, unless the command led somewhere by itself.
    private func comeBack(to before: Route, from there: Route) async throws {
        guard mode != .arguments, [before, there].contains(root.currentRoute) else { return }
        try await root.follow(before)
        try await arrive(quietly: true)
    }

    private func unknown(_ name: String) -> UsageError {
        let words = vocabulary.flatMap(\.rows).map(\.name).joined(separator: ", ")
        return UsageError("There is no command “\(name)” here. Try one of: \(words).")
    }
}
