import Basics
package import Commands
import Ribcage
package import Screens

/// The words that can be typed in a place, and what they mean there. An open place and the places above it have the
/// words of their current state. A place that a line leads to has the words in its descriptions.
@MainActor package struct Vocabulary {
    @MainActor struct Level {
        let route: Route
        /// The descriptions of the place: several if other places have the same name, none if only the open place knows
        /// its words.
        let placeDescriptions: [PlaceDescription]
        /// How to go there: from the open place at a depth, by a route.
        let way: (depth: Int, route: Route)
        /// Checks the text of the value of a place below this one.
        var check: (Destination, String) throws(RouteError) -> Void = { destination, text throws(RouteError) in
            try destination.check(text)
        }

        var destinations: [Destination] { placeDescriptions.flatMap(\.destinations) }
        var hasScreen: Bool { placeDescriptions.contains(where: \.hasScreen) }
        var isUnknown: Bool { placeDescriptions.isEmpty }
        var entries: [HelpEntry] {
            placeDescriptions.flatMap { $0.commands.map(\.entry) + $0.destinations.map { HelpEntry($0) } }
        }

        func command(named name: String) -> AnyCommand? {
            for placeDescription in placeDescriptions {
                if let command = placeDescription.commands.first(where: { $0.name == name }) { return command }
            }
            return nil
        }

        func destination(named name: String) -> Destination? { destinations.first { $0.name == name } }
    }

    enum Meaning {
        case command(Plan.Found)
        /// A route from the level with an index.
        case places(Route, from: Int)
    }

    /// The place and those above it, lowest first.
    var levels: [Level]
    let placeDescriptions: () -> [PlaceDescription]
    var hostCommands: HostCommandTable
    /// Whether the place can be closed to return to the place before it.
    var hasWayBack: Bool
    /// The commands that can only be the first word, such as aliases; empty after the first word.
    var firstWords: [HelpEntry] = []

    /// Creates the vocabulary of the arguments of a program, which begins in one of the places that are a start.
    package init(
        placeDescriptions: @escaping () -> [PlaceDescription], hostCommands: HostCommandTable, firstWords: [HelpEntry]
    ) {
        self.init(
            levels: [
                Level(route: Route(), placeDescriptions: placeDescriptions().filter(\.isStart), way: (0, Route()))
            ], placeDescriptions: placeDescriptions,
            hostCommands: hostCommands, hasWayBack: false, firstWords: firstWords)
    }

    init(
        levels: [Level], placeDescriptions: @escaping () -> [PlaceDescription], hostCommands: HostCommandTable,
        hasWayBack: Bool,
        firstWords: [HelpEntry] = []
    ) {
        (self.levels, self.placeDescriptions, self.hostCommands) = (levels, placeDescriptions, hostCommands)
        (self.hasWayBack, self.firstWords) = (hasWayBack, firstWords)
    }

    /// Returns the vocabulary of the arguments with the start in two levels, as the places are when the program runs: a
    /// way from a root without a screen leads out of the place with a screen in which the program begins.
    func withRootApart() -> Vocabulary {
        let start = levels[0]
        let parts = [true, false].map { hasScreen in start.placeDescriptions.filter { $0.hasScreen == hasScreen } }
        var vocabulary = self
        vocabulary.levels = parts.filter { !$0.isEmpty }.map { places in
            let name = places.count == 1 ? places[0].place : ""
            return Level(route: Route(name.isEmpty ? [] : [name]), placeDescriptions: places, way: start.way)
        }
        return vocabulary.levels.isEmpty ? self : vocabulary
    }

    // MARK: - Meanings

    /// Returns the meaning of a word, which is also given as a parsed route; `nil` if it has none here. The host's
    /// commands other than `back` come first, so that the commands of places need not be created for them; then the
    /// commands and destinations of the place and of each place above it; then `back` and the synonyms of the host's
    /// commands.
    func meaning(of word: String, _ typed: TypedRoute) -> Meaning? {
        if typed.isLink { return start(of: typed).map { .places(typed.route, from: $0) } }
        if let command = hostCommands.fixed(named: word) { return .command(.host(command)) }
        let name = typed.route.segments.first?.halfWidth
        for (index, level) in levels.enumerated() {
            if let command = level.command(named: word) { return .command(.screen(command)) }
            if let name, leads(to: name, from: index) { return .places(typed.route, from: index) }
        }
        return (hostCommands.command(named: word) ?? hostCommands.command(meantBy: word)).map { .command(.host($0)) }
    }

    /// Returns the meaning of a number typed alone: the command or the way of the lowest place that takes one. The number
    /// becomes the next word.
    func meaning(ofNumber word: String, _ words: inout Words) -> Meaning? {
        guard word.isNumber, words.first == nil, let index = levels.firstIndex(where: \.hasScreen) else { return nil }
        let level = levels[index]
        if let command = level.commandByNumber {
            words = Words([word.halfWidth])
            return .command(.screen(command))
        }
        guard let way = level.wayByNumber else { return nil }
        words = Words([word.halfWidth])
        return .places(Route([way.name]), from: index)
    }

    /// Whether only the open place knows its words, because there is no description of it.
    var isUnknown: Bool { levels[0].isUnknown }

    /// Returns the index of the level where a route starts: for a link the root, otherwise the lowest place that leads
    /// to the first step; `nil` if the root, or any of the places, does not lead to it. A link without segments leads
    /// to the root.
    func start(of typed: TypedRoute) -> Int? {
        let root = levels.count - 1
        guard let name = typed.route.segments.first?.halfWidth else { return typed.isLink ? root : nil }
        if typed.isLink { return leads(to: name, from: root) ? root : nil }
        return levels.indices.first { leads(to: name, from: $0) }
    }

    /// Returns whether one step from a place leads to a place with a name. The name of the root leads from there to
    /// itself.
    func leads(to name: String, from index: Int) -> Bool {
        isRoot(index, named: name) || levels[index].destination(named: name) != nil
    }

    private func isRoot(_ index: Int, named name: String) -> Bool {
        index == levels.count - 1 && levels[index].route.segments == [name]
    }

    // MARK: - Places

    /// Goes to the places of a route that begins at a level. The value of its last place may be the next word, or all
    /// remaining words, which are then consumed. Every step is a place, so that a link cannot carry out a command.
    ///
    /// - Parameters:
    ///   - route: the route.
    ///   - index: the index of the level.
    ///   - afterSpace: the indices of the steps that were typed after a space, which may be part of a value.
    ///   - words: the words after the route.
    /// - Returns: the rest of the route, beginning with the first step that only an open place can resolve; `nil` if
    ///   there is none.
    /// - Throws: ``RouteError`` for an unknown step, and for a missing or wrong value.
    mutating func enter(
        _ route: Route, from index: Int, afterSpace: Set<Int> = [], _ words: inout Words
    ) throws(RouteError) -> Route? {
        let above = levels
        levels.removeFirst(index)
        // In the arguments of a program, no place is open that a way back could lead to.
        (hasWayBack, firstWords) = (levels[0].way.depth > 0, [])
        var segments = route.segments[...]
        while let name = segments.popFirst()?.halfWidth {
            if isRoot(0, named: name) { continue }
            let parent = levels[0]
            if parent.isUnknown { return Route([name] + segments) }
            guard let destination = parent.destination(named: name) else {
                throw .unknownPlace(name, route: parent.route, places: parent.destinations.map(\.usage))
            }
            var step = [name]
            if let value = destination.value {
                let text =
                    segments.isEmpty
                    ? takeValue(of: destination, from: &words)
                    : takeValue(of: destination, below: parent, from: &segments, afterSpace, &words)
                guard text != nil || destination.extent.isOptional else {
                    throw .missingValue(place: name, value: value)
                }
                try parent.check(destination, text ?? "")
                if let text { step.append(text) }
            }
            let place = parent.route + Route(step)
            // An open place is known better than from its descriptions.
            levels.insert(above.first { $0.route == place } ?? level(at: place, below: parent, by: Route(step)), at: 0)
        }
        return nil
    }

    private func level(at route: Route, below parent: Level, by step: Route) -> Level {
        Level(
            route: route, placeDescriptions: placeDescriptions(toPlace: step.segments[0]),
            way: (parent.way.depth, parent.way.route + step))
    }

    private func placeDescriptions(toPlace name: String) -> [PlaceDescription] {
        placeDescriptions().filter { $0.isPlace(named: name) }
    }

    /// Consumes the value of a place from the steps after its name, and returns the value. A value may contain slashes,
    /// as in `suggest/3/1`, or several words. It gets as many steps as form a valid value, but not the first step that
    /// leads to another place, nor any after that. If it may have several words and gets all steps, the words after the
    /// route belong to it, too.
    private func takeValue(
        of destination: Destination, below parent: Level, from segments: inout ArraySlice<String>,
        _ afterSpace: Set<Int>, _ words: inout Words
    ) -> String? {
        guard let first = segments.popFirst() else { return nil }
        let places = placeDescriptions(toPlace: destination.name)
        // Only the open place knows which steps lead on from it.
        let takesWords = destination.extent == .allWords || destination.extent == .optionalWords
        let hasSpaces = takesWords || destination.mostWords > 1
        func value(_ text: String, goesOn: Bool) -> String {
            guard takesWords, goesOn, words.first != nil, let more = takeValue(of: destination, from: &words) else {
                return text
            }
            return "\(text) \(Self.decoded(more))"
        }
        if places.isEmpty { return value(first, goesOn: segments.isEmpty) }
        let more = segments.prefix { step in !places.contains { $0.destinations.contains { $0.name == step } } }
        let values = more.indices.map { end in
            let text = more[...end].indices.reduce(first) { text, index in
                "\(text)\(hasSpaces && afterSpace.contains(index) ? " " : "/")\(more[index])"
            }
            return (end, text)
        }
        let valid = values.last { _, text in (try? parent.check(destination, text)) != nil }
        guard let (end, text) = valid else { return value(first, goesOn: more.isEmpty && segments.isEmpty) }
        segments = segments[(end + 1)...]
        return value(text, goesOn: segments.isEmpty)
    }

    /// Returns words of a value with the escapes of a route decoded.
    private static func decoded(_ words: String) -> String {
        words.split(separator: " ", omittingEmptySubsequences: false).map { word in
            let isEscaped = word.utf8.contains(UInt8(ascii: "%")) && !word.utf8.contains(UInt8(ascii: "?"))
            return isEscaped ? Route(parsing: String(word)).segments.joined(separator: "/") : String(word)
        }.joined(separator: " ")
    }

    /// Consumes the value of a destination of the lowest place from the words after the destination's name, and returns
    /// the value; `nil` if there is none. The next word is not taken as an optional value if it is the name of another
    /// place, or of a command in the named place, as in `next done 1`.
    private func takeValue(of destination: Destination, from words: inout Words) -> String? {
        let longValue = LongValue(mostWords: destination.mostWords) { (try? destination.check($0)) != nil }
        func takeOptional(_ longValue: LongValue? = nil) -> String? {
            guard let word = words.first?.halfWidth else { return nil }
            if destination.candidates.contains(word) { return words.next() }
            let isOther =
                leads(to: word, from: 0)
                || placeDescriptions(toPlace: destination.name).contains { $0.commands.contains { $0.name == word } }
            return isOther ? nil : words.next(longValue)
        }
        switch destination.extent {
        case .word: return words.next(longValue)
        case .allWords: return words.rest()
        case .optionalWord: return takeOptional(longValue)
        case .optionalWords:
            var taken: [String] = []
            while let word = takeOptional() { taken.append(word) }
            return taken.isEmpty ? nil : taken.joined(separator: " ")
        }
    }

    /// Returns the way to a place whose value is missing; `nil` if only the open place knows the way.
    func destination(named place: String, without value: Phrase) -> Destination? {
        let destinations = levels.flatMap(\.destinations) + placeDescriptions().flatMap(\.destinations)
        return destinations.first { $0.name == place && $0.value == value }
    }

    // MARK: - Entries

    /// All words that can be typed here, without duplicates, grouped by place, the lowest place first; the place is
    /// `nil` for words of the host and of places without a screen.
    var groups: [(place: Route?, entries: [HelpEntry])] {
        var seen: Set<String> = []
        var groups: [(place: Route?, entries: [HelpEntry])] = []
        func add(_ place: Route?, _ entries: [HelpEntry]) {
            let entries = entries.filter { seen.insert($0.name).inserted }
            if !entries.isEmpty { groups.append((place, entries)) }
        }
        for level in levels where level.hasScreen { add(level.route, level.entries) }
        // The ways of places without a screen are available in every place.
        add(nil, levels.filter { !$0.hasScreen }.flatMap(\.entries) + hostCommands.entries(withBack: hasWayBack))
        return groups
    }

    /// All words that have a meaning here: first those that the help lists, in the order of ``groups``, then those that
    /// the help omits.
    var entries: [HelpEntry] { groups.flatMap(\.entries) + hostCommands.entries() }
}

extension Vocabulary.Level {
    /// The command that a number typed alone means; `nil` if there is none.
    var commandByNumber: AnyCommand? { placeDescriptions.lazy.flatMap(\.commands).first(where: \.isByNumber) }

    /// The way to the place that a number alone opens, as `3` opens `page 3`; `nil` if there is none.
    var wayByNumber: Destination? { destinations.first(where: \.isByNumber) }

    var takesNumbers: Bool { commandByNumber != nil || wayByNumber != nil }
}

extension String {
    /// Whether the string is a number: at least one digit and nothing else, in ASCII or full-width form.
    var isNumber: Bool {
        !isEmpty && halfWidth.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
