import Arguments
import Cancellation
import Commands
import Languages
import Ribcage
import Screens

// Opens and leaves places.
extension Navigator {
    /// The router where a route starts: the root for a link, otherwise the nearest open place that leads to the first
    /// step. `nil` if none does. An empty link leads to the root itself.
    func start(of typed: TypedRoute) -> AnyRouter? {
        if typed.isLink, typed.route.segments.isEmpty { return root }
        return typed.route.segments.first.flatMap { name in
            (typed.isLink ? [root] : chain).first { $0.leads(to: name) }
        }
    }

    /// Goes to the place at a route.
    ///
    /// - Throws: ``UsageError`` for an unknown step, and the error of opening a place. The previously open places are
    ///   reopened then.
    func go(to typed: TypedRoute) async throws {
        guard typed.isLink || !typed.route.segments.isEmpty else { return }
        guard let router = start(of: typed) else { throw unknownStart(of: typed) }
        let before = root.currentRoute
        do {
            var none = Words([])
            try await follow(typed.route, from: router, &none)
        } catch {
            await restore(before)
            throw error
        }
    }

    /// Whether the lowest open place can be closed to return to another one.
    var hasWayBack: Bool {
        guard let place = chain.first else { return false }
        return place.parent?.leadsBack(from: place) == true
    }

    /// Closes the lowest open place.
    ///
    /// - Throws: ``UsageError`` if that leads nowhere, and the error of closing the place.
    func leave() async throws {
        guard hasWayBack, let place = chain.first else { throw UsageError(ScreenPhrases.noWayBack) }
        try CancellationSteps.check()
        try await place.leave()
    }

    /// Reopens the places of a route. If that fails too, the prompt shows where a person is.
    func restore(_ route: Route) async {
        if root.currentRoute != route { _ = try? await root.follow(route) }
    }

    /// Closes the places below the first one with a screen, and reopens them as far as they still exist.
    ///
    /// - Throws: the error of closing them.
    func reopenPlaces() async throws {
        guard let first = chain.last(where: { $0.viewController is any Screen }) else { return }
        let steps = Route(Array(root.currentRoute.segments.dropFirst(first.route.segments.count)))
        guard let name = steps.segments.first, first.leads(to: name) else { return }
        try await first.closeOpenPlace()
        _ = try? await first.follow(steps)
    }

    /// Follows a route in a single word. All its steps are places: a command is a word of its own, so that a link
    /// cannot carry one out. The value of the last place may be the next word, or all remaining words.
    func follow(_ route: Route, from router: AnyRouter, _ words: inout Words) async throws {
        var (router, segments) = (router, route.segments[...])
        while let name = segments.popFirst() {
            let isLast = segments.isEmpty
            var left = words
            if isLast {
                segments = router.takeValue(of: name, from: &left) { [guides] word in
                    guides().contains { $0.place == name && $0.commands.contains { $0.name == word } }
                }
            }
            router = try await step(to: name, from: router, taking: &segments)
            if isLast {
                if segments.isEmpty { words = left }
                segments = []
            }
        }
        try await closePlaces(below: router)
    }

    /// Closes the places below a router. If the root has no screen, the first place below it stays open.
    private func closePlaces(below router: AnyRouter) async throws {
        let isBare = router === root && !(root.viewController is any Screen)
        if isBare, let start = root.openPlace, !root.leadsBack(from: start) { return try await start.closeOpenPlace() }
        try await router.closeOpenPlace()
    }

    /// Follows one step of a route.
    ///
    /// - Throws: ``UsageError`` for an unknown step, with the names of similar places; and the error of the router.
    private func step(to name: String, from router: AnyRouter, taking segments: inout ArraySlice<String>) async throws
        -> AnyRouter
    {
        try CancellationSteps.check()
        do {
            return try await router.step(to: name, taking: &segments)
        } catch let error as RouteError {
            guard case .unknownPlace(name, let route, _) = error else { throw error }
            let near = router.places.map(\.name).nearest(to: name)
            if near.isEmpty { throw error }
            let noPlace = RoutePhrases.noPlace(name, in: route)
            throw UsageError(noPlace.followed(by: CommandPhrases.didYouMean(near)))
        }
    }
}

extension AnyRouter {
    /// The way for a lone number, if there is one.
    var wayByNumber: Signpost? { places.first(where: \.signpost.isByNumber)?.signpost }

    /// Consumes the value of a place from the words after its name. An optional value is left out if the word names a
    /// place or a command of the place: `next done 1`.
    fileprivate func takeValue(
        of name: String, from words: inout Words, isCommand: (String) -> Bool
    ) -> ArraySlice<String> {
        guard let place = places.first(where: { $0.name == name })?.signpost else { return [] }
        switch place.extent {
        case .allWords: return words.rest().map { [$0] } ?? []
        case .optionalWord:
            return takeWord(of: place, from: &words, isCommand: isCommand).map { [$0] } ?? []
        case .optionalWords:
            var taken: [String] = []
            while let word = takeWord(of: place, from: &words, isCommand: isCommand) { taken.append(word) }
            return taken.isEmpty ? [] : [taken.joined(separator: " ")]
        case .word: return words.next().map { [$0] } ?? []
        }
    }

    /// Consumes a word as an optional value, unless it is itself a place or a command.
    private func takeWord(of place: Signpost, from words: inout Words, isCommand: (String) -> Bool) -> String? {
        guard let word = words.first else { return nil }
        if !place.candidates.contains(word), leads(to: word) || isCommand(word) { return nil }
        return words.next()
    }
}

extension String {
    /// Whether all characters are digits, ASCII or full-width.
    var isNumber: Bool {
        !isEmpty && halfWidth.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
