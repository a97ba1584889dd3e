import Arguments
import Cancellation
import Commands
import Languages
import Ribcage
import Screens

// Opens and leaves places.
extension Navigator {
    /// The router from which a route can be followed: the root for a link, else the nearest open place that leads to the
    /// first step. `nil` if that leads nowhere. An empty link is the root itself.
    func start(of typed: TypedRoute) -> AnyRouter? {
        if typed.isLink, typed.route.segments.isEmpty { return root }
        return typed.route.segments.first.flatMap { name in
            (typed.isLink ? [root] : chain).first { $0.leads(to: name) }
        }
    }

    /// Goes to the place that a route names.
    ///
    /// - Throws: ``UsageError`` for an unknown step, and what opening a place throws. Then the places that were open
    ///   are open again.
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

    /// Whether the lowest open place can be left for another one.
    var hasWayBack: Bool {
        guard let place = chain.first else { return false }
        return place.parent?.leadsBack(from: place) == true
    }

    /// Leaves the lowest open place.
    ///
    /// - Throws: ``UsageError`` where that leads nowhere, and what closing the place throws.
    func leave() async throws {
        guard hasWayBack, let place = chain.first else { throw UsageError(ScreenPhrases.noWayBack) }
        try CancellationSteps.check()
        try await place.leave()
    }

    /// Opens the places of a route that were open before. Where that fails too, the prompt says where a person is.
    func restore(_ route: Route) async {
        if root.currentRoute != route { _ = try? await root.follow(route) }
    }

    /// Closes the places below the first one with a screen, and opens them anew, as far as there are still such places.
    ///
    /// - Throws: what closing them throws.
    func reopenPlaces() async throws {
        guard let first = chain.last(where: { $0.viewController is any Screen }) else { return }
        let steps = Route(Array(root.currentRoute.segments.dropFirst(first.route.segments.count)))
        guard let name = steps.segments.first, first.leads(to: name) else { return }
        try await first.closeOpenPlace()
        _ = try? await first.follow(steps)
    }

    /// Follows a route that was one word. All its steps are places: a command is a word of its own, so that a link
    /// carries out none. The value of the last place may be the next word, or the words that are left.
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

    /// Closes the places below a router. A root without a screen keeps the place where the program begins.
    private func closePlaces(below router: AnyRouter) async throws {
        let isBare = router === root && !(root.viewController is any Screen)
        if isBare, let start = root.openPlace, !root.leadsBack(from: start) { return try await start.closeOpenPlace() }
        try await router.closeOpenPlace()
    }

    /// One step on a route.
    ///
    /// - Throws: ``UsageError``, which says which places are near to an unknown one; and what the router throws.
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
    /// The way that a number typed alone leads on, if one does.
    var wayByNumber: Signpost? { places.first(where: \.signpost.isByNumber)?.signpost }

    /// Takes the value of a place from the words that follow its name. An optional value is not taken if the word names a
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

    /// Takes a word of an optional value, unless it leads on.
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
