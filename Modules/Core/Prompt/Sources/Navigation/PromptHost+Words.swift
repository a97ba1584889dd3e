import Cancellation
import Commands
import Languages
import Ribcage
import Screens

// Words that are not written in full, and words that nobody knows.
extension PromptHost {
    /// What a word means here, which may be the beginning of one word alone; `nil` when nobody knows it. The steps of a
    /// route are written in full: a link leads to one place, whatever else there is.
    ///
    /// - Throws: ``UsageError`` for the beginning of several words or of a destructive one, and for a route that no place here
    ///   can be meant by.
    func meaning(ofShort word: String) throws -> Meaning? {
        if let meaning = try meaning(of: word) { return meaning }
        let route = try Route(parsing: word, scheme: scheme)
        if route.segments.count > 1 || Route.scheme(of: word) != nil { throw unknownStart(of: route) }
        let entries = entries
        guard let name = try entries.map(\.name).only(beginningWith: word) else { return nil }
        if entries.first(where: { $0.name == name })?.isDestructive == true {
            throw UsageError(HostPhrases.writtenInFull(name))
        }
        return try meaning(of: name)
    }

    /// What a person is told about a route whose first step nobody here leads to.
    func unknownStart(of route: Route) -> any Error {
        let name = route.segments.first ?? ""
        let near = chain.flatMap { $0.places.map(\.name) }.nearest(to: name)
        guard near.isEmpty else {
            return UsageError(HostPhrases.noPlaceHere(name).followed(by: CommandPhrases.didYouMean(near)))
        }
        return RouteError.unknownPlace(name, route: root.currentRoute, places: focus?.router.places.map(\.usage) ?? [])
    }

    /// One step on a route.
    ///
    /// - Throws: ``UsageError``, which says which places are near to an unknown one; and what the router throws.
    func step(to name: String, from router: AnyRouter, taking segments: inout ArraySlice<String>) async throws
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

    /// What a person is told about a word that means nothing here: the words that are near, or else all.
    func unknownWord(_ word: String) -> UsageError {
        let more = mode == .arguments ? argumentWords : []
        let near = (entries.map(\.name) + more).nearest(to: word)
        let words = vocabulary.flatMap(\.rows).map(\.name)
        let advice = near.isEmpty ? HostPhrases.tryOne(of: words) : CommandPhrases.didYouMean(near)
        return UsageError(ScreenPhrases.noCommand(word).followed(by: advice))
    }
}
