import Cancellation
import Commands
package import Ribcage
import Screens
import Terminal

// Where a word leads: to a command or a place of the focused RIB, then of the ones above it, then of the host.
extension PromptHost {
    /// What a word can mean.
    enum Meaning {
        case command(AnyCommand)
        /// A route, which may be one step, and the router from which it can be followed.
        case route(Route, from: AnyRouter)
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

    /// What the nearest open RIB provides, asked of its interactor; `nil` if none does.
    package func nearest<Provided>(_ provided: (Interactor) -> Provided?) -> Provided? {
        for router in chain {
            if let provided = provided(router.interactable) { return provided }
        }
        return nil
    }

    /// What a word means here, written in full; `nil` when nobody knows it.
    ///
    /// - Throws: ``UsageError`` for a route that no place here can be meant by.
    func meaning(of word: String) throws(UsageError) -> Meaning? {
        let route = try Route(parsing: word, scheme: scheme)
        for router in chain {
            let screen = router.viewController as? any Screen
            if let command = screen?.anyCommands.first(where: { $0.entry.name == word }) { return .command(command) }
            if let name = route.segments.first, router.leads(to: name) { return .route(route, from: router) }
        }
        return commands.first { $0.entry.name == word }.map { .command($0.bound(to: self)) }
    }

    /// Carries out a line: a command here, or places to go to, with or without a command to carry out there. A person
    /// and a script are back where they were after a command that was carried out somewhere else.
    func perform(_ words: Words) async throws {
        let before = root.currentRoute
        // Not held: it may go on the way.
        weak let screen = focus?.screen
        guard let command = try await runCommand(words, from: before) else {
            return mode == .arguments ? try await showFocus() : try await reply(.done, to: "go")
        }
        if command.place == before { return try await reply(command.reply.get(), to: command.name) }
        // Another screen at the same address was led to, as by beginning a chart: it is shown.
        if root.currentRoute == before, focus?.screen !== screen {
            return try await self.reply(command.reply.get(), to: command.name)
        }
        let reply: Reply
        do {
            reply = try command.reply.get()
        } catch {
            _ = try? await comeBack(to: before, from: command.place)
            throw error
        }
        let isBack = try await comeBack(to: before, from: command.place)
        try await self.reply(reply, to: command.name)
        if isBack { return }
        try tellGone(before)
        try await arriveAgain(quietly: false)
    }

    /// A command that was carried out: its name, where, and what came of it.
    private struct DoneCommand {
        let name: String
        let place: Route
        let reply: Result<Reply, any Error>
    }

    /// Goes where the words lead, and carries out the command after them; `nil` when there is none. The command, and the
    /// screen that it belongs to, are not held afterwards: the screen may go on the way back.
    private func runCommand(_ words: Words, from before: Route) async throws -> DoneCommand? {
        var words = words
        let command: AnyCommand?
        do {
            command = try await findCommand(&words)
        } catch {
            await restore(before)
            throw error
        }
        guard let command else { return nil }
        let (name, place) = (command.entry.name, root.currentRoute)
        if place != before { try await arrive(quietly: true) }
        do {
            let reply = try await command.run(words) { question in try await self.confirm(question, by: name) }
            isDone = true
            return DoneCommand(name: name, place: place, reply: .success(reply))
        } catch {
            return DoneCommand(name: name, place: place, reply: .failure(error))
        }
    }

    /// Goes to the place that a route names, from the nearest open place that leads to its first step.
    func go(to route: Route) async throws {
        guard let name = route.segments.first else { return }
        guard let router = chain.first(where: { $0.leads(to: name) }) else { throw unknownStart(of: route) }
        let before = root.currentRoute
        do {
            var none = Words([])
            try await follow(route, from: router, &none)
        } catch {
            await restore(before)
            throw error
        }
    }

    /// Whether the lowest open place can be left for another one.
    var hasWayBack: Bool {
        guard let place = chain.first else { return false }
        return place.parent?.leadsBack(from: place) == true
    }

    /// Leaves the lowest open place.
    ///
    /// - Throws: ``UsageError`` where that leads nowhere, and what closing the place throws.
    package func leave() async throws {
        guard hasWayBack, let place = chain.first else { throw UsageError(ScreenPhrases.noWayBack) }
        try CancellationSteps.check()
        try await place.leave()
    }

    /// Follows the places that the words begin with, and takes the command after them; `nil` when there is none.
    private func findCommand(_ words: inout Words) async throws -> AnyCommand? {
        while let name = words.first {
            switch try meaning(ofShort: name) {
            case .route(let route, let router):
                _ = words.next()
                try await follow(route, from: router, &words)
            case .command(let command):
                _ = words.next()
                return command
            case nil:
                throw unknownWord(name)
            }
        }
        return nil
    }

    /// Follows a route that was one word. All its steps are places: a command is a word of its own, so that a link
    /// carries out none. The value of the last place may be the next word, or the words that are left.
    private func follow(_ route: Route, from router: AnyRouter, _ words: inout Words) async throws {
        var (router, segments) = (router, route.segments[...])
        while let name = segments.popFirst() {
            let isLast = segments.isEmpty
            var left = words
            if isLast {
                let place = router.places.first { $0.name == name }
                let value = place?.signpost.extent == .allWords ? left.rest() : left.next()
                segments = (value.map { [$0] } ?? [])[...]
            }
            router = try await step(to: name, from: router, taking: &segments)
            if isLast {
                if segments.isEmpty { words = left }
                segments = []
            }
        }
        try await router.closeOpenPlace()
    }

    /// Back to where the line began, after a step that failed. Where that fails too, the prompt says where a person is.
    func restore(_ before: Route) async {
        if root.currentRoute != before { _ = try? await root.follow(before) }
    }

    /// Back to where the line began, unless the command led somewhere by itself.
    /// `false` when that place is no more.
    private func comeBack(to before: Route, from there: Route) async throws -> Bool {
        guard mode != .arguments, [before, there].contains(root.currentRoute) else { return true }
        do {
            try await root.follow(before)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            return false
        }
        try await arrive(quietly: true)
        return true
    }
}
