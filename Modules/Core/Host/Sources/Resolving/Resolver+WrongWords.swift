import Basics
import Commands
import Ribcage
import Screens

// Errors for words without a meaning in the place that the line has led to.
extension Resolver {
    private var isInArguments: Bool { navigator?.isInArguments ?? true }

    /// Returns the error for an unknown word, with the first advice that applies: a missing prerequisite, a command
    /// line for a word that works only in the program's arguments, another place that has the word, similar words, or
    /// the help. A suggested command line includes the rest of the line.
    func unknownWord(_ word: String, before rest: [String] = []) -> any Error {
        if let missing = navigator?.missingPrerequisite(of: word) { return missing }
        if commandLine.command(named: word) != nil {
            let line = commandLine.line([word] + rest)
            return UsageError(
                isInArguments
                    ? HostPhrases.onlyAsFirstWord(word, line: line) : HostPhrases.onlyInArguments(word, line: line))
        }
        let sites = sites(of: word)
        if let nearest = sites.first {
            return UsageError(
                sites.count == 1
                    ? HostPhrases.worksElsewhere(word, in: nearest.place, route: nearest.route)
                    : HostPhrases.worksElsewhere(word, in: sites.map { ($0.place, $0.route) }))
        }
        return UsageError(ScreenPhrases.noCommand(word).followed(by: advice(on: word)))
    }

    private func advice(on word: String) -> Phrase {
        if [":w", "save"].contains(word) { return HostPhrases.allIsSaved }
        if let meant = word.latinReadings.lazy.compactMap(wordMeant).first { return CommandPhrases.didYouMean([meant]) }
        if word.isNumber, !wordsBeforeNumber.isEmpty { return HostPhrases.numberGoesAfter(wordsBeforeNumber) }
        let near = (vocabulary.entries + (isInArguments ? commandLine.commands : [])).map(\.name).nearest(
            to: word.halfWidth)
        return near.isEmpty ? HostPhrases.helpListsThem : CommandPhrases.didYouMean(near)
    }

    /// Returns the known word that another word probably means, as a synonym, as an abbreviation, or as a number that
    /// can be typed alone; `nil` if the word means nothing here.
    private func wordMeant(by word: String) -> String? {
        let word = word.lowercased()
        if let name = try? vocabulary.entries.map(\.name).only(beginningWith: word) { return name }
        if let command = vocabulary.hostCommands.command(meantBy: word) { return command.name }
        let lowest = vocabulary.levels.first(where: \.hasScreen)
        return lowest?.takesNumbers == true && word.isNumber ? word : nil
    }

    /// The words of the lowest place that take a number as their first argument.
    private var wordsBeforeNumber: [String] {
        (vocabulary.levels.first(where: \.hasScreen)?.entries ?? []).filter(\.takesNumberFirst).map(\.name)
    }

    /// Returns the places to suggest for a word. If the word leads from the nearest place that knows it to another
    /// place, returns only that nearest place; otherwise at most three places where the word is a command, sorted by
    /// distance, with destructive commands last.
    private func sites(of word: String) -> [Site] {
        let placeDescriptions = vocabulary.placeDescriptions()
        guard placeDescriptions.contains(where: { $0.knows(word) }) else { return [] }
        var sites: [Site] = []
        for level in vocabulary.levels {
            var ways = level.destinations.map { [$0] }
            var seen: Set<String> = []
            while !ways.isEmpty {
                let places = ways.filter { $0.last.map { seen.insert($0.name).inserted } ?? false }
                for way in places {
                    for placeDescription in placeDescriptions where placeDescription.isPlace(of: way) {
                        guard let site = placeDescription.site(of: word, by: way, example: example) else { continue }
                        if !sites.contains(where: { $0.placeDescription == site.placeDescription }) {
                            sites.append(site)
                        }
                    }
                }
                ways = places.flatMap { way in
                    placeDescriptions.filter { $0.isPlace(of: way) }.flatMap(\.destinations).map { way + [$0] }
                }
            }
        }
        if let first = sites.first, first.isWay { return [first] }
        let sorted = sites.filter { !$0.isWay }.sorted { ($0.rank, $0.distance) < ($1.rank, $1.distance) }
        return Array(sorted.prefix(3))
    }

    /// Returns an example of the value of a place that exists now; `nil` if none is known.
    private func example(ofPlace name: String) -> String? {
        navigator?.nearest { ($0 as? any ExampleProvider)?.exampleValue(ofPlace: name) }
    }

    /// Returns the error for a route whose first step is unknown in the open places, or for a link whose first step is
    /// unknown at the root.
    func unknownStart(of typed: TypedRoute) -> any Error {
        let name = typed.route.segments.first ?? ""
        if name.first?.isNumber == true, !wordsBeforeNumber.isEmpty {
            let words = ScreenPhrases.noCommand(typed.route.segments.joined(separator: "/"))
            return UsageError(words.followed(by: HostPhrases.cellGoesAfter(wordsBeforeNumber)))
        }
        if let missing = navigator?.missingPrerequisite(of: name) { return missing }
        let levels = vocabulary.levels
        let near = (typed.isLink ? levels.suffix(1) : levels[...]).flatMap { $0.destinations.map(\.name) }.nearest(
            to: name.halfWidth)
        let root = levels.last?.route ?? Route()
        guard near.isEmpty else {
            let noPlace = typed.isLink ? RoutePhrases.noPlace(name, in: root) : HostPhrases.noPlaceHere(name)
            return UsageError(noPlace.followed(by: CommandPhrases.didYouMean(near)))
        }
        if !typed.isLink, let site = sites(of: name).first(where: \.isWay) {
            return UsageError(HostPhrases.worksElsewhere(name, in: site.place, route: site.route))
        }
        let place = typed.isLink ? levels.last : levels.first(where: \.hasScreen)
        return RouteError.unknownPlace(
            name, route: typed.isLink ? root : levels[0].route, places: place?.destinations.map(\.usage) ?? [])
    }
}

/// A place where a word can be typed, with the route to the place or, if the word is a way, to its target.
private struct Site {
    /// The main name of the place, from its description. The place may have other names, too.
    let placeDescription: String
    let place: String
    /// The route as text, with placeholders for values that are not known to exist.
    let route: Phrase
    let distance: Int
    /// Whether the word is a way to another place.
    let isWay: Bool
    let isDestructive: Bool

    /// The order of suggestions, in which destructive words come last.
    var rank: Int { isDestructive ? 1 : 0 }
}

extension PlaceDescription {
    fileprivate func isPlace(of way: [Destination]) -> Bool { way.last.map { isPlace(named: $0.name) } ?? false }

    /// Returns the place at the end of the destinations if the word can be typed there; `nil` otherwise.
    @MainActor fileprivate func site(
        of word: String, by way: [Destination], example: (_ place: String) -> String?
    ) -> Site? {
        guard let name = way.last?.name else { return nil }
        let command = commands.first { $0.name == word }?.entry
        let onward = command == nil ? destinations.first { $0.name == word } : nil
        guard command != nil || onward != nil else { return nil }
        let steps = way + (onward.map { [$0] } ?? [])
        let segments = steps.flatMap { $0.segments(example: example($0.name)) }
        let route = Phrase(made: { language in segments.map { $0.text(in: language) }.joined(separator: "/") })
        return Site(
            placeDescription: place, place: name, route: route, distance: way.count,
            isWay: onward != nil, isDestructive: command?.isDestructive ?? false)
    }
}

extension Destination {
    /// Returns the segments of the place in a route. Its value is `existing`; without it, the example or the first
    /// candidate if there are candidates, which always exist; otherwise the value's placeholder.
    fileprivate func segments(example existing: String?) -> [Phrase] {
        let place = Phrase(verbatim: name)
        guard let value, !extent.isOptional else { return [place] }
        let usual = candidates.isEmpty ? nil : example?.english ?? candidates.first
        guard let text = existing ?? usual else { return [place, Phrase(pattern: "<\(value)>")] }
        return [place, Phrase(verbatim: Route([text]).shown)]
    }
}

extension HelpEntry {
    /// Whether the first argument can be a number, judging by the candidates or the example.
    fileprivate var takesNumberFirst: Bool {
        if let first = candidates.first?.first { return first.isNumber }
        return example?.english.split(separator: " ").dropFirst().first.map { String($0).isNumber } ?? false
    }
}
