import Basics
package import Commands
import Ribcage
import Screens
import Terminal

/// The tree as a line sees it: the open places, and the ways between them.
@MainActor final class Navigator {
    let root: AnyRouter
    let scheme: String
    /// The words that start this program in a shell, and the commands that work only as its first argument.
    let commandLine: ProgramCommandLine
    /// Whether the words of this run come from the arguments.
    let isInArguments: Bool
    let placeDescriptions: () -> [PlaceDescription]
    let hostCommands: HostCommandTable

    init(
        root: AnyRouter, scheme: String, commandLine: ProgramCommandLine, isInArguments: Bool,
        placeDescriptions: @escaping () -> [PlaceDescription], commandGroups: [HostCommandGroup],
        topics: [HelpTopic]
    ) {
        (self.root, self.scheme, self.placeDescriptions) = (root, scheme, placeDescriptions)
        (self.commandLine, self.isInArguments) = (commandLine, isInArguments)
        hostCommands = HostCommandTable(adding: commandGroups.flatMap(\.commands), topics: topics)
    }

    // MARK: - The open places

    var chain: [AnyRouter] { ([root] + root.openPlaces).reversed() }

    var identities: Set<ObjectIdentifier> { Set(chain.map(ObjectIdentifier.init)) }

    /// The open place that takes the next line: the lowest one whose question takes every line as an answer, such as a
    /// form that a command of a place above has opened, otherwise the lowest one with a screen; `nil` if there is none.
    var focus: (any OpenScreen)? {
        let screens = chain.compactMap { $0.viewController as? any OpenScreen }
        return screens.first { $0.question?.question.takesCommands == false } ?? screens.first
    }

    /// Whether the current place asks a question to which every line is an answer.
    var asksOnly: Bool { focus?.question?.question.takesCommands == false }

    /// Returns the first value that an open RIB's interactor provides, from the lowest place up; `nil` if none provides
    /// one.
    func nearest<Provided>(_ provided: (Interactor) -> Provided?) -> Provided? {
        for router in chain {
            if let provided = provided(router.interactable) { return provided }
        }
        return nil
    }

    /// The current route; if its place shows one of several things of a kind, followed by the name of that thing, as in
    /// `home (Career)`. Long names are truncated.
    var placeLabel: String {
        let route = root.currentRoute.shown
        guard let subject = nearest({ ($0 as? any SubjectProvider)?.subject }) else { return route }
        return "\(route) (\(Text(line: subject).truncated(to: 24).plain))"
    }

    // MARK: - Words

    var vocabulary: Vocabulary {
        let chain = chain
        let levels = chain.enumerated().map { index, router in
            Vocabulary.Level(
                route: router.route, placeDescriptions: [router.placeDescription], way: (chain.count - index, Route()),
                check: { destination, text throws(RouteError) in
                    try router.places.first { $0.name == destination.name }?.check(text)
                })
        }
        return Vocabulary(
            levels: levels, placeDescriptions: placeDescriptions, hostCommands: hostCommands, hasWayBack: hasWayBack)
    }

    /// Returns whether a word, not abbreviated, has a meaning here.
    func knows(_ word: String) -> Bool {
        let word = word.halfWidth
        guard let typed = try? TypedRoute(parsing: word, scheme: scheme) else { return false }
        return vocabulary.meaning(of: word, typed) != nil
    }

    /// Returns whether a word is the name or a synonym of one of the host's commands.
    func isOfHost(_ word: String) -> Bool {
        hostCommands.command(named: word) != nil || hostCommands.command(meantBy: word) != nil
    }

    /// Returns the error for the missing prerequisite if the word is known in some place, open or not; `nil` if no
    /// place knows the word, or nothing is missing.
    func missingPrerequisite(of word: String) -> (any Error)? {
        let missing = nearest { ($0 as? any PrerequisiteProvider)?.missingPrerequisite }
        return missing.flatMap { missing in placeDescriptions().contains { $0.knows(word) } ? missing : nil }
    }

    // MARK: - Moves

    /// Whether the lowest open place can be closed to return to the place before it.
    var hasWayBack: Bool {
        guard let place = root.openPlaces.last else { return false }
        return place.parent?.leadsBack(from: place) == true
    }

    /// Changes the open places.
    func carryOut(_ move: Plan.Move) async throws {
        switch move {
        case .follow(let route, let depth):
            var router = ([root] + root.openPlaces).prefix(max(1, depth)).last ?? root
            var segments = route.segments[...]
            while let name = segments.popFirst() {
                try Task.checkCancellation()
                router = try await router.step(to: name, taking: &segments)
            }
            try await closePlaces(below: router)
        case .back:
            guard hasWayBack, let place = root.openPlaces.last else { throw UsageError(ScreenPhrases.noWayBack) }
            try Task.checkCancellation()
            try await place.leave()
        }
    }

    /// Opens the places below the topmost one with a screen anew, as far as they still exist.
    func reopenPlaces() async throws {
        guard let first = chain.last(where: { $0.viewController is any OpenScreen }), let next = first.openPlace else {
            return
        }
        let steps = Route(next.address + next.openPlaces.flatMap(\.address))
        try await first.closeOpenPlace()
        do { try await first.follow(steps) } catch is CancellationError { throw CancellationError() } catch {}
    }

    /// The numbers of what the open places show, from the root down.
    var numbers: [Int] { chain.reversed().compactMap { ($0.interactable as? any NumberProvider)?.number } }

    /// Returns the route of the open places under the present ``numbers``, with these; `nil` if no place must be opened
    /// anew. A thing that is gone, or whose number cannot be read, keeps its number.
    ///
    /// - Throws: `CancellationError`.
    func renumbered() async throws -> (route: Route, numbers: [Int])? {
        var (segments, numbers, isRenumbered) = ([String](), [Int](), false)
        for router in chain.reversed() {
            var address = router.address
            if let place = router.interactable as? any NumberProvider {
                let before = place.number
                let now = try? await place.renumbered()
                try Task.checkCancellation()
                if now != nil { isRenumbered = true }
                if let now, address.last == "\(before)" { address[address.count - 1] = "\(now)" }
                numbers.append(now ?? before)
            }
            segments += address
        }
        return isRenumbered ? (Route(segments), numbers) : nil
    }

    /// Tries the places of a route, the last one first, and then the first place of the program. The first for which
    /// `isThere` returns `true` stays open.
    ///
    /// - Returns: whether there was one.
    /// - Throws: `CancellationError`.
    func open(insteadOf route: Route, where isThere: () async throws -> Bool) async throws -> Bool {
        let steps = route.segments.dropFirst(root.address.count)
        for count in (0...steps.count).reversed() {
            do {
                try await root.closeOpenPlace()
                try await root.follow(Route(Array(steps.prefix(count))))
                // A root without a screen opens the first place itself.
                if focus == nil { try await root.didLaunch() }
                if try await isThere() { return true }
            } catch is CancellationError { throw CancellationError() } catch { continue }
        }
        return false
    }

    /// Closes the places below a router. If the router is a root without a screen, the first place below it remains
    /// open, unless `back` leads out of that place.
    private func closePlaces(below router: AnyRouter) async throws {
        let isBare = router === root && !(root.viewController is any OpenScreen)
        if isBare, let start = root.openPlace, !root.leadsBack(from: start) { return try await start.closeOpenPlace() }
        try await router.closeOpenPlace()
    }
}

extension AnyRouter {
    /// The description of this place, with the commands and ways that it has now.
    fileprivate var placeDescription: PlaceDescription {
        let screen = viewController as? any OpenScreen
        return PlaceDescription(
            address.first ?? "", hasScreen: screen != nil, destinations: self.places.map(\.destination)
        ) { screen?.commands ?? [] }
    }
}

/// A route that a person typed, or that an argument or an earlier run supplied.
struct TypedRoute {
    let route: Route
    /// The indices of the steps that were typed after a space instead of a slash.
    private(set) var afterSpace: Set<Int> = []
    /// Whether the route has the program's scheme, as in `mandalart://home`. Such a link is absolute: it starts at the
    /// root.
    let isLink: Bool

    /// Creates a route by parsing one word. The route is empty for a word that begins with `?`.
    ///
    /// - Throws: `UsageError` for another program's scheme, and for a query: no place takes a query, and without it
    ///   the route could mean something else.
    init(parsing text: String, scheme: String) throws(UsageError) {
        (route, isLink) = (Route(parsing: text), Route.scheme(of: text) != nil)
        if let other = Route.scheme(of: text), other.lowercased() != scheme.lowercased() {
            throw UsageError(HostPhrases.otherScheme(String(other), than: scheme))
        }
        guard !text.contains("?") || text.hasPrefix("?") else {
            let isRoot = isLink && route.segments.isEmpty
            throw UsageError(HostPhrases.noQuery(isRoot ? "\(scheme)://" : route.shown))
        }
    }

    /// Creates a route by parsing typed text, in which slashes or spaces separate the steps.
    init(typing text: String, scheme: String) throws(UsageError) {
        if text.hasPrefix("?") { throw UsageError(HostPhrases.noPlaceHere(text)) }
        let words = text.split(separator: " ")
        try self.init(parsing: words.joined(separator: "/"), scheme: scheme)
        let counts = words.indices.map { Route(parsing: words[...$0].joined(separator: "/")).segments.count }
        afterSpace = Set(counts)
    }

    /// Creates a route of one step.
    init(to place: String) {
        (route, isLink) = (Route([place]), false)
    }
}

/// The words that start a program in a shell, such as `mandalart --data d`, and the commands that work only as its
/// first argument.
public struct ProgramCommandLine: Sendable {
    /// The program's name, and the options that name its data folder.
    private let start: [String]
    /// The commands that work only as the first word of the arguments, made when help, completion or advice asks.
    package var commands: [HelpEntry] { makeCommands() }
    private let makeCommands: @Sendable () -> [HelpEntry]

    /// Creates a command line that begins with the given words, such as `mandalart --data d`.
    package init(_ start: [String], commands: @autoclosure @escaping @Sendable () -> [HelpEntry] = []) {
        (self.start, makeCommands) = (start, commands)
    }

    /// Returns a line that runs the program with the given words in a shell, escaped where necessary.
    package func line(_ words: [String]) -> String {
        (start + words).shellLine
    }

    /// Returns the command with the given name among those that work only in a shell; `nil` if there is none.
    package func command(named name: String) -> HelpEntry? { commands.first { $0.name == name } }

    /// Returns the help entry of a command as it is typed in a shell, with a note that it works only there.
    package func entry(of command: HelpEntry) -> HelpEntry {
        let (start, usage) = (line([]), command.usage)
        let example = command.example.map { Phrase(pattern: "\(start) \($0)") }
        let place = HostPhrases.worksAsArgument
        return HelpEntry(
            name: command.name, usage: Phrase(pattern: "\(start) \(usage)"), summary: command.summary,
            details: command.details.map { $0.followed(by: place) } ?? place, example: example)
    }
}
