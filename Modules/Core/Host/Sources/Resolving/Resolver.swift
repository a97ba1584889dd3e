import Basics
import Commands
import Ribcage
import Screens

/// Resolves a line to a ``Plan``, from the place in which the line is typed. Neither the tree nor any data is touched.
@MainActor struct Resolver {
    /// The open places; `nil` for the arguments of a program that has not started.
    let navigator: Navigator?
    let commandLine: ProgramCommandLine
    var vocabulary: Vocabulary
    private let scheme: String
    private var words: Words
    /// Whether the plan is for help, which explains a command such as `go` itself if no words follow the command.
    private let isForHelp: Bool
    private var namesPlace = false
    private let depth: Int

    init(at navigator: Navigator) { self.init(Words([]), in: navigator) }

    private init(_ words: Words, in navigator: Navigator, isForHelp: Bool = false) {
        (self.words, self.navigator, vocabulary) = (words, navigator, navigator.vocabulary)
        (scheme, commandLine, self.isForHelp) = (navigator.scheme, navigator.commandLine, isForHelp)
        depth = vocabulary.levels.count
    }

    /// Creates a resolver of the words before `--help` in the arguments of a program, which is not started for them.
    private init(_ words: Words, in vocabulary: Vocabulary, scheme: String, _ commandLine: ProgramCommandLine) {
        (self.words, navigator, self.vocabulary) = (words, nil, vocabulary)
        (self.scheme, self.commandLine, isForHelp) = (scheme, commandLine, true)
        depth = vocabulary.levels.count
    }

    /// Returns the plan for words and, before them, the rest of a route that begins at the lowest place.
    ///
    /// - Parameters:
    ///   - words: the words.
    ///   - route: the rest of a route; empty for none.
    ///   - navigator: the open places.
    ///   - isForHelp: whether the plan is for the help on the words, and is not carried out.
    /// - Returns: the plan.
    /// - Throws: `UsageError` for an unknown word or route, an ambiguous prefix, or a prefix of a destructive command;
    ///   the missing prerequisite of a place that cannot be opened yet; `RouteError` for the missing or wrong value of a
    ///   place.
    static func plan(
        for words: Words, after route: Route = Route(), in navigator: Navigator, isForHelp: Bool = false
    ) throws -> Plan {
        var line = Resolver(words, in: navigator, isForHelp: isForHelp)
        if !route.segments.isEmpty, let rest = try line.enter(route, from: 0) { return line.plan(rest: rest) }
        return try line.planForWords()
    }

    /// Returns the plan for the help on words in the arguments of a program, which is not started for them.
    ///
    /// - Throws: the errors of ``plan(for:after:in:isForHelp:)``.
    static func plan(
        toExplain words: Words, in vocabulary: Vocabulary, scheme: String, _ commandLine: ProgramCommandLine
    ) throws -> Plan {
        var line = Resolver(words, in: vocabulary, scheme: scheme, commandLine)
        return try line.planForWords()
    }

    private mutating func planForWords() throws -> Plan {
        while words.first != nil {
            if vocabulary.isUnknown { return plan(rest: Route()) }
            switch try nextMeaning() {
            case .places(let route, let index):
                if let rest = try enter(route, from: index) { return plan(rest: rest) }
            case .command(let found):
                let explainsItself = isForHelp && words.first == nil
                guard case .host(let command) = found, !explainsItself, let target = try command.target(words) else {
                    return plan(found)
                }
                return try plan(to: target)
            }
        }
        return plan()
    }

    private func plan(_ command: Plan.Found? = nil, rest: Route? = nil) -> Plan {
        let (depth, way) = vocabulary.levels[0].way
        let moves = depth == self.depth && way.segments.isEmpty ? [] : [Plan.Move.follow(way, depth: depth)]
        return Plan(
            moves: moves, namesPlace: namesPlace, command: command, words: words, rest: rest, vocabulary: vocabulary)
    }

    private mutating func plan(to target: HostCommand.Target) throws -> Plan {
        words = Words([])
        switch target {
        case .back:
            var plan = plan()
            plan.moves.append(.back)
            return plan
        case .route(let text):
            let typed = try TypedRoute(typing: text, scheme: scheme)
            guard let index = vocabulary.start(of: typed) else { throw unknownStart(of: typed) }
            let rest = try enter(typed.route, from: index, afterSpace: typed.afterSpace)
            return plan(rest: rest)
        }
    }

    /// Goes to the places of a route.
    private mutating func enter(_ route: Route, from index: Int, afterSpace: Set<Int> = []) throws -> Route? {
        namesPlace = true
        do {
            return try vocabulary.enter(route, from: index, afterSpace: afterSpace, &words)
        } catch { throw named(error) }
    }

    /// Returns the error of a step, which names similar places if there is none with the name.
    private func named(_ error: RouteError) -> any Error {
        guard case .unknownPlace(let name, let route, _) = error else { return error }
        let near = vocabulary.levels[0].destinations.map(\.name).nearest(to: name)
        if near.isEmpty { return error }
        return UsageError(RoutePhrases.noPlace(name, in: route).followed(by: CommandPhrases.didYouMean(near)))
    }

    /// Consumes the next word, and returns its meaning, or that of the only word that begins with it. The full-width
    /// letters of an input method mean the same as ASCII letters. Links, routes of several steps, and destructive
    /// commands cannot be abbreviated, so that a link always leads to the same place.
    private mutating func nextMeaning() throws -> Vocabulary.Meaning {
        let asTyped = words.next() ?? ""
        let word = asTyped.halfWidth
        // The values in a route stay as they were typed.
        let typed = try TypedRoute(parsing: asTyped.contains("/") ? asTyped : word, scheme: scheme)
        if let known = vocabulary.meaning(of: word, typed) ?? vocabulary.meaning(ofNumber: word, &words) {
            return known
        }
        if typed.isLink || typed.route.segments.count > 1 { throw unknownStart(of: typed) }
        let entries = vocabulary.entries
        guard let name = try entries.map(\.name).only(beginningWith: word) else {
            throw unknownWord(asTyped, before: words.all)
        }
        let entry = entries.first { $0.name == name }
        if entry?.isDestructive == true {
            throw UsageError(HostPhrases.writtenInFull(name))
        }
        guard let meaning = vocabulary.meaning(of: name, TypedRoute(to: name)) else { throw unknownWord(asTyped) }
        return meaning
    }
}
