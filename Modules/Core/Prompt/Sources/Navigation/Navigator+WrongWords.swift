import Commands
import Languages
import Ribcage
import Screens

// What is said of words that mean nothing where a person is.
extension Navigator {
    /// The error for an unknown word: a missing prerequisite, the arguments as its place, similar words, the place that
    /// has it, or else the help. The rest of the line belongs to what is to be typed instead.
    func unknownWord(_ word: String, before rest: [String] = []) -> any Error {
        if let missing = missingPrerequisite(of: word) { return missing }
        if commandLine.command(named: word) != nil {
            let line = commandLine.line([word] + rest)
            return UsageError(
                isInArguments
                    ? HostPhrases.onlyAsFirstWord(word, line: line) : HostPhrases.onlyInArguments(word, line: line))
        }
        if let route = route(toPlaceOf: word), let place = route.place {
            return UsageError(HostPhrases.worksElsewhere(word, in: place, route: route.route))
        }
        return UsageError(ScreenPhrases.noCommand(word).followed(by: advice(on: word)))
    }

    private func advice(on word: String) -> Phrase {
        if let meant = word.latinReadings.lazy.compactMap(wordMeant).first { return CommandPhrases.didYouMean([meant]) }
        if word.isNumber, !wordsBeforeNumber.isEmpty { return HostPhrases.numberGoesAfter(wordsBeforeNumber) }
        let near = (entries + (isInArguments ? commandLine.commands : [])).map(\.name).nearest(to: word)
        return near.isEmpty ? HostPhrases.helpListsThem : CommandPhrases.didYouMean(near)
    }

    /// The word of the help that is meant by another word, a synonym or a beginning; a number where one can be typed
    /// alone. `nil` for what means nothing here.
    private func wordMeant(by word: String) -> String? {
        let word = word.lowercased()
        if let name = try? entries.map(\.name).only(beginningWith: word) { return name }
        if let command = hostCommands.command(meantBy: word) { return command.entry.name }
        let takesNumbers = focus.map { $0.screen.commandByNumber != nil || $0.router.wayByNumber != nil } ?? false
        return takesNumbers && word.isNumber ? word : nil
    }

    /// The words of the lowest open place whose first argument is a number.
    private var wordsBeforeNumber: [String] {
        (vocabulary.first { $0.place != nil }?.entries ?? []).filter(\.takesNumberFirst).map(\.name)
    }

    /// The prerequisite of a word that a later place has; `nil` for a word that no place has.
    func missingPrerequisite(of word: String) -> (any Error)? {
        let missing = nearest { ($0 as? any PrerequisiteProvider)?.missingPrerequisite }
        return missing.flatMap { missing in guides().contains { $0.knows(word) } ? missing : nil }
    }

    /// The shortest route to a place that knows a word, from the nearest open place that leads there, with an example for
    /// each value; `nil` if none does.
    private func route(toPlaceOf word: String) -> (place: String?, route: Route)? {
        let guides = guides()
        guard guides.contains(where: { $0.knows(word) }) else { return nil }
        for router in chain {
            var routes = router.places.map { [$0.signpost] }
            var seen: Set<String> = []
            while !routes.isEmpty {
                let places = routes.filter { $0.last.map { seen.insert($0.name).inserted } ?? false }
                if let found = places.first(where: { way in guides.contains { $0.leads(by: way, to: word) } }) {
                    return (found.last?.name, Route(found.flatMap(\.exampleSegments)))
                }
                routes = places.flatMap { way in
                    guides.filter { $0.isPlace(of: way) }.flatMap(\.signposts).map { way + [$0] }
                }
            }
        }
        return nil
    }

    /// The error for a route whose first step leads nowhere from the open places, or for a link from the root.
    func unknownStart(of typed: TypedRoute) -> any Error {
        let name = typed.route.segments.first ?? ""
        if let missing = missingPrerequisite(of: name) { return missing }
        let near = (typed.isLink ? [root] : chain).flatMap { $0.places.map(\.name) }.nearest(to: name)
        guard near.isEmpty else {
            let noPlace = typed.isLink ? RoutePhrases.noPlace(name, in: root.route) : HostPhrases.noPlaceHere(name)
            return UsageError(noPlace.followed(by: CommandPhrases.didYouMean(near)))
        }
        if typed.isLink { return RouteError.unknownPlace(name, route: root.route, places: root.places.map(\.usage)) }
        return RouteError.unknownPlace(name, route: root.currentRoute, places: focus?.router.places.map(\.usage) ?? [])
    }
}

extension Guide {
    /// Whether the guide is to the place at the end of a way.
    fileprivate func isPlace(of way: [Signpost]) -> Bool { way.last.map { isPlace(named: $0.name) } ?? false }

    fileprivate func leads(by way: [Signpost], to word: String) -> Bool { isPlace(of: way) && knows(word) }
}

extension Signpost {
    /// The segments of the place, with an example of its value or else what the value is.
    fileprivate var exampleSegments: [String] {
        guard let value, extent != .optionalWord else { return [name] }
        return [name, example?.english ?? candidates.first ?? value.english]
    }
}

extension Entry {
    /// Whether the word after the name can be a number, by its candidates or the example.
    fileprivate var takesNumberFirst: Bool {
        if let first = candidates.first?.first { return first.isNumber }
        return example?.english.split(separator: " ").dropFirst().first.map { String($0).isNumber } ?? false
    }
}
