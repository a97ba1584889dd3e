import Arguments
import Cancellation
import Commands
import Languages
import Ribcage
import Screens

// The opening and closing of places.
extension Navigator {
    /// Returns the router where a route starts: for a link the root, otherwise the lowest open place that leads to the
    /// first step; `nil` if the root, or every open place, has no such step. A link without segments leads to the root.
    func start(of typed: TypedRoute) -> AnyRouter? {
        if typed.isLink, typed.route.segments.isEmpty { return root }
        return typed.route.segments.first.flatMap { name in
            (typed.isLink ? [root] : chain).first { $0.leads(to: name) }
        }
    }

    /// Goes to the place at the end of a route, which is relative unless it is a link.
    ///
    /// - Throws: `UsageError` for an unknown step, or the error of opening a place. The places that were open before
    ///   are then reopened.
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

    /// Whether the lowest open place can be closed to return to the place before it.
    var hasWayBack: Bool {
        guard let place = chain.first else { return false }
        return place.parent?.leadsBack(from: place) == true
    }

    /// Closes the lowest open place.
    ///
    /// - Throws: `UsageError` if there is no place to return to, and the error of closing the place.
    func leave() async throws {
        guard hasWayBack, let place = chain.first else { throw UsageError(ScreenPhrases.noWayBack) }
        try CancellationSteps.check()
        try await place.leave()
    }

    /// Reopens the places of a route, and ignores an error: the prompt shows which place is open.
    func restore(_ route: Route) async {
        if root.currentRoute != route { _ = try? await root.follow(route) }
    }

    /// Closes the places below the topmost place with a screen, and reopens those that still exist.
    ///
    /// - Throws: the error of closing the places.
    func reopenPlaces() async throws {
        guard let first = chain.last(where: { $0.viewController is any Screen }) else { return }
        let steps = Route(Array(root.currentRoute.segments.dropFirst(first.route.segments.count)))
        guard let name = steps.segments.first, first.leads(to: name) else { return }
        try await first.closeOpenPlace()
        _ = try? await first.follow(steps)
    }

    /// Follows the route that a single word names. The value of its last place may be the next word, or all remaining
    /// words. Every step is a place, so that a link cannot carry out a command.
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

    /// Closes the places below a router. If the router is a root without a screen, the first place below it remains
    /// open, unless `back` leads out of that place.
    private func closePlaces(below router: AnyRouter) async throws {
        let isBare = router === root && !(root.viewController is any Screen)
        if isBare, let start = root.openPlace, !root.leadsBack(from: start) { return try await start.closeOpenPlace() }
        try await router.closeOpenPlace()
    }

    /// Takes one step of a route, and returns the router of its place.
    ///
    /// - Throws: `UsageError` for an unknown step, with the names of similar places, and the error of the router.
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
    /// The way to the place that a number alone opens, as `3` opens `page 3`; `nil` if there is none.
    var wayByNumber: Signpost? { places.first(where: \.signpost.isByNumber)?.signpost }

    /// Consumes the value of the place with the given name from the words after the name, and returns the value, which
    /// may be empty. The next word is not taken as an optional value if it is the name of another place, or of a
    /// command in the named place, as in `next done 1`.
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

    /// Consumes and returns the next word as an optional value; `nil` if no word is left, or if the word names a place
    /// or a command and is not a known value.
    private func takeWord(of place: Signpost, from words: inout Words, isCommand: (String) -> Bool) -> String? {
        guard let word = words.first else { return nil }
        if !place.candidates.contains(word), leads(to: word) || isCommand(word) { return nil }
        return words.next()
    }
}

extension String {
    /// Whether the string is a number: at least one digit and nothing else, in ASCII or full-width form.
    var isNumber: Bool {
        !isEmpty && halfWidth.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
