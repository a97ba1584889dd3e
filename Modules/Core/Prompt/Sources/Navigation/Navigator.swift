import Arguments
import Cancellation
import Commands
import Languages
import Ribcage
import Screens
import Terminal

/// Finds the meaning of words in the current place: a command of the host except `back`, then a command or a place of
/// the focused RIB, then those of the RIBs above it, then `back` or a synonym of a host command.
@MainActor final class Navigator {
    /// The meaning of a word.
    private enum Meaning {
        case command(FoundCommand)
        /// A route, and the router where it starts.
        case route(Route, from: AnyRouter)
    }

    /// A command that a word means, of an open place or of the host.
    enum FoundCommand {
        /// A command of an open place. The depth is the number of open places from the root down to that place.
        case screen(AnyCommand, depth: Int)
        /// A command of the host.
        case host(HostCommand)

        /// The command's name, not abbreviated.
        @MainActor var name: String { entry.name }

        /// The command's entry for help.
        @MainActor var entry: Entry {
            switch self {
            case .screen(let command, _): command.entry
            case .host(let command): command.entry
            }
        }
    }

    /// The root of the tree.
    let root: AnyRouter
    /// The scheme of links, before `://`.
    let scheme: String
    /// The words that start this program in a shell, and the commands that work only as its first argument.
    let commandLine: ProgramCommandLine
    /// Whether the words of this run come from the arguments.
    let isInArguments: Bool
    /// The guides to all places that can be opened.
    let guides: () -> [Guide]
    /// The host's commands, which are available in every place.
    let hostCommands: HostCommandTable
    /// The closures with which groups of commands remember something of a place, and the names of their commands.
    private let remembering: [(Interactor) async -> AnyObject?]
    private let rememberingCommands: Set<String>
    /// The route after the last command of a screen, and either the depth of that screen or, if the person has returned
    /// from the place of the command, what the groups of commands remember of that place.
    private var lastAction: (route: Route, depth: Int?, memories: [AnyObject])?

    init(
        root: AnyRouter, scheme: String, commandLine: ProgramCommandLine, isInArguments: Bool,
        guides: @escaping () -> [Guide], commandGroups: [HostCommandGroup]
    ) {
        (self.root, self.scheme, self.guides) = (root, scheme, guides)
        (self.commandLine, self.isInArguments) = (commandLine, isInArguments)
        hostCommands = HostCommandTable(adding: commandGroups.flatMap(\.commands))
        remembering = commandGroups.compactMap(\.remembering)
        rememberingCommands = Set(commandGroups.filter { $0.remembering != nil }.flatMap(\.commands).map(\.name))
    }

    /// The open place that takes the next line: the lowest one whose question takes every line as an answer, such as a
    /// form that a command of a place above has opened, otherwise the lowest one with a screen; `nil` if there is none.
    var focus: (router: AnyRouter, screen: any Screen)? {
        let places = chain.compactMap { router in (router.viewController as? any Screen).map { (router, $0) } }
        return places.first { _, screen in screen.anyQuestion?.question.takesCommands == false } ?? places.first
    }

    /// The open places, from the lowest up to the root.
    var chain: [AnyRouter] {
        var chain = [root]
        while let next = chain.last?.openPlace { chain.append(next) }
        return chain.reversed()
    }

    /// Records that a screen has just carried out a command: the depth of the screen or, if the person has returned from
    /// its place, what ``memories(upFrom:openedAfter:)`` returned there.
    func noteAction(atDepth depth: Int?, remembering memories: [AnyObject]) {
        lastAction = (root.currentRoute, depth, memories)
    }

    /// Returns what the groups of commands remember of the places from `depth` up to the root, without those that were
    /// already open when ``identities`` returned `before`.
    func memories(upFrom depth: Int, openedAfter before: Set<ObjectIdentifier>) async -> [AnyObject] {
        let opened = places(upFrom: depth).prefix { !before.contains(ObjectIdentifier($0)) }.map(\.interactable)
        var memories: [AnyObject] = []
        for remember in remembering {
            for interactor in opened {
                guard let memory = await remember(interactor) else { continue }
                memories.append(memory)
                break
            }
        }
        return memories
    }

    /// The identities of the open places.
    var identities: Set<ObjectIdentifier> { Set(chain.map(ObjectIdentifier.init)) }

    /// Forgets what is remembered of the place of the last command, because something else was done since.
    func forget() { lastAction?.memories = [] }

    /// Returns whether a command is of a group that remembers something, such as `undo`.
    func remembers(_ command: HostCommand) -> Bool { rememberingCommands.contains(command.name) }

    /// What the groups of commands remember of the place of the last command, if the person has returned from there and
    /// the route has not changed since then.
    var remembered: [AnyObject] {
        lastAction.flatMap { $0.route == root.currentRoute ? $0.memories : nil } ?? []
    }

    /// The depth of the screen that last carried out a command; `nil` if the route has changed since then.
    var depthOfLastAction: Int? {
        lastAction.flatMap { $0.route == root.currentRoute ? $0.depth : nil }
    }

    /// Returns the first value that an open RIB's interactor provides; `nil` if none provides one. The search goes up
    /// from `depth`, by default from the lowest place.
    func nearest<Provided>(upFrom depth: Int? = nil, _ provided: (Interactor) -> Provided?) -> Provided? {
        for router in places(upFrom: depth) {
            if let provided = provided(router.interactable) { return provided }
        }
        return nil
    }

    /// Returns the open places from `depth`, by default from the lowest one, up to the root.
    private func places(upFrom depth: Int?) -> ArraySlice<AnyRouter> {
        let chain = chain
        return chain.dropFirst(depth.map { max(0, chain.count - $0) } ?? 0)
    }

    /// The current route; if its place shows one of several things of a kind, followed by the name of that thing, as in
    /// `home (Career)`. Long names are truncated.
    var placeLabel: String {
        let route = root.currentRoute.description
        guard let subject = nearest({ ($0 as? any SubjectProvider)?.subject }) else { return route }
        return "\(route) (\(Text(line: subject).truncated(to: 24).plain))"
    }

    /// Returns the name of a place; for a root without an address, the name of the program.
    func name(of place: Route) -> String { place.segments.isEmpty ? scheme : place.description }

    /// Returns whether a word, not abbreviated, has a meaning here.
    func knows(_ word: String) -> Bool {
        guard let route = try? TypedRoute(parsing: word, scheme: scheme) else { return false }
        return meaning(of: word, route) != nil
    }

    /// Returns whether a word is the name or a synonym of one of the host's commands.
    func isOfHost(_ word: String) -> Bool {
        hostCommands.command(named: word) != nil || hostCommands.command(meantBy: word) != nil
    }

    /// Goes to the places at the beginning of the words, and consumes and returns the command after them, which may be
    /// abbreviated; `nil` if there is no command.
    ///
    /// - Throws: `UsageError` for an unknown word, or the error of going to a place. The places that were open before
    ///   are then reopened.
    func command(in words: inout Words) async throws -> FoundCommand? {
        let before = root.currentRoute
        do {
            while let word = words.next() {
                let route = try TypedRoute(parsing: word, scheme: scheme)
                let known = meaning(of: word, route) ?? meaning(ofNumber: word, &words)
                switch try known ?? meaning(ofBeginning: word, route, before: words.all) {
                case .command(let command): return command
                case .route(let route, let router): try await follow(route, from: router, &words)
                }
            }
            return nil
        } catch {
            await restore(before)
            throw error
        }
    }

    /// Returns the meaning of a word or of an unambiguous prefix. The steps of a longer route cannot be abbreviated, so
    /// that a link always leads to the same place.
    ///
    /// - Throws: `UsageError` for an unknown word or route, an ambiguous prefix, or a prefix of a destructive
    ///   command; the missing prerequisite of a place that cannot be opened yet.
    private func meaning(
        ofBeginning word: String, _ typed: TypedRoute, before rest: [String]
    ) throws -> Meaning {
        if typed.isLink || typed.route.segments.count > 1 { throw unknownStart(of: typed) }
        let entries = entries
        guard let name = try entries.map(\.name).only(beginningWith: word) else {
            throw unknownWord(word, before: rest)
        }
        if entries.first(where: { $0.name == name })?.isDestructive == true {
            throw UsageError(HostPhrases.writtenInFull(name))
        }
        guard let meaning = meaning(of: name, TypedRoute(to: name)) else { throw unknownWord(word) }
        return meaning
    }

    /// Returns the meaning of a word, which is also given as a parsed route; `nil` if it has none here.
    private func meaning(of word: String, _ typed: TypedRoute) -> Meaning? {
        let (route, chain) = (typed.route, chain)
        if typed.isLink { return start(of: typed).map { .route(route, from: $0) } }
        // The host's commands come first, since they need no screen's commands: to make those of a large screen takes a
        // tenth of a short run.
        if let command = hostCommands.fixed(named: word) { return .command(.host(command)) }
        for (index, router) in chain.enumerated() {
            let screen = router.viewController as? any Screen
            if let command = screen?.command(named: word) {
                return .command(.screen(command, depth: chain.count - index))
            }
            if let name = route.segments.first, router.leads(to: name) { return .route(route, from: router) }
        }
        return (hostCommands.command(named: word) ?? hostCommands.command(meantBy: word)).map { .command(.host($0)) }
    }

    /// Returns the way or command of the lowest open place that takes a number typed alone; `nil` if there is none. The
    /// number becomes the next word.
    private func meaning(ofNumber word: String, _ words: inout Words) -> Meaning? {
        guard word.isNumber, words.first == nil, let (router, screen) = focus else { return nil }
        if let name = screen.commandByNumber, let command = screen.command(named: name) {
            words = Words([word.halfWidth])
            return .command(.screen(command, depth: chain.count - (chain.firstIndex { $0 === router } ?? 0)))
        }
        guard let way = router.wayByNumber else { return nil }
        words = Words([word.halfWidth])
        return .route(Route([way.name]), from: router)
    }

    // MARK: - Words

    /// All words that can be typed here, without duplicates, grouped by place, the lowest place first; the place is
    /// `nil` for words of the host and of places without a screen.
    var vocabulary: [(place: Route?, entries: [Entry])] {
        var seen: Set<String> = []
        var groups: [(place: Route?, entries: [Entry])] = []
        func add(_ place: Route?, _ entries: [Entry]) {
            let entries = entries.filter { seen.insert($0.name).inserted }
            if !entries.isEmpty { groups.append((place, entries)) }
        }
        for router in chain {
            guard let screen = router.viewController as? any Screen else { continue }
            add(router.route, screen.entries + router.places.map { Entry($0.signpost) })
        }
        // The ways of routers without a screen are available in every place.
        let ways = chain.filter { !($0.viewController is any Screen) }.flatMap(\.places).map { Entry($0.signpost) }
        add(nil, ways + hostCommands.entries(withBack: hasWayBack))
        return groups
    }

    /// All words that have a meaning here: first those that the help lists, in the order of ``vocabulary``, then those
    /// that the help omits.
    var entries: [Entry] { vocabulary.flatMap(\.entries) + hostCommands.entries() }
}
