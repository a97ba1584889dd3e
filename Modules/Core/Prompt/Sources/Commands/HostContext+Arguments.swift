import Commands
import Languages
import Ribcage
import Screens

/// A command with its typed values.
@MainActor enum TypedCommand {
    case host((HostContext) async throws -> Reply)
    /// A command of a place, with the words after its name.
    case screen(AnyIntent, Words)
}

// Commands and places whose arguments may be missing: a person at a prompt is then asked for them.
extension HostContext {
    /// Returns the plan for words and, before them, the rest of a route that begins at the lowest open place. Asks a
    /// person for the missing value of a place.
    ///
    /// - Throws: the errors of ``Resolver``, and of asking.
    func plan(for words: Words, after route: Route = Route()) async throws -> Plan {
        try await questions.completing(words) { error, words in
            switch error {
            case RouteError.missingValue(let place, let value): finding(of: place, without: value, in: words)
            case RouteError.wrongValue: .wrong
            case let error as UsageError:
                // An argument of `go`.
                error.unfinished.map { .missing(UnfinishedCommand(missing: $0.missing, after: words), of: nil) }
                    ?? .other
            default: .other
            }
        } _: { words in
            try Resolver.plan(for: words, after: route, in: navigator)
        }
    }

    /// Parses the words after the name of a command, after asking a person for missing arguments.
    ///
    /// - Parameters:
    ///   - words: The words after the name.
    ///   - command: The command.
    ///   - screen: The open screen of the command; `nil` while its place is not open.
    /// - Returns: the command with its values; `nil` if the place has to be open to offer a text for editing.
    /// - Throws: `UsageError` for wrong arguments, and the errors of asking.
    func read(_ words: Words, of command: Plan.Found, on screen: (any Screen)?) async throws -> TypedCommand? {
        do {
            return try await questions.completing(words) { error, _ in
                guard let error = error as? UsageError else { return .other }
                guard let unfinished = error.unfinished else { return .wrong }
                guard unfinished.missing.isLong, case .screen(let command) = command else {
                    return .missing(unfinished, of: command.entry)
                }
                guard let screen else { throw PlaceIsNotOpen() }
                let draft = try await command.draft(unfinished.words, on: screen)
                return .missing(unfinished, of: command.entry, draft: draft)
            } _: { words in
                switch command {
                case .host(let command): .host(try command.read(words))
                case .screen(let command): .screen(try command.read(words), words)
                }
            }
        } catch is PlaceIsNotOpen {
            return nil
        }
    }

    /// The error of offering a text for editing before the place that has it is open.
    private struct PlaceIsNotOpen: Error {}

    /// Carries out a command.
    ///
    /// - Throws: the error of the command; `UsageError` if the places that are open do not have it.
    func carryOut(_ command: TypedCommand, named name: String) async throws -> Reply {
        switch command {
        case .host(let run): return try await run(self)
        case .screen(let intent, let words):
            let (screen, command) = try openCommand(named: name)
            func confirm(_ question: Phrase) async throws { try await confirmation.ask(question, by: name) }
            // The command of another place with the same name has other values.
            let reply =
                if let reply = try await intent.perform(on: screen, confirm) { reply } else {
                    try await command.read(words).perform(on: screen, confirm) ?? .done
                }
            return try await handingOver(showing(reply), of: name)
        }
    }

    /// Returns the open screen of a command of a place; `nil` for a command of the host.
    ///
    /// - Throws: the error for an unknown word, if no open place has the command.
    func screen(of command: Plan.Found) throws -> (any Screen)? {
        guard case .screen(let command) = command else { return nil }
        return try openCommand(named: command.name).0
    }

    /// Returns the command with a name of the lowest open place that has it, with the place's screen.
    private func openCommand(named name: String) throws -> (any Screen, AnyCommand) {
        for screen in navigator.chain.compactMap({ $0.viewController as? any Screen }) {
            if let command = screen.command(named: name) { return (screen, command) }
        }
        throw Resolver(at: navigator).unknownWord(name)
    }

    /// Returns the missing value of a place in the form of a missing argument, so that a person can be asked for it.
    private func finding(of place: String, without value: Phrase, in words: Words) -> ArgumentQuestions.Finding {
        let signposts = navigator.vocabulary.levels.flatMap(\.signposts) + navigator.guides().flatMap(\.signposts)
        let signpost = signposts.first { $0.name == place && $0.value == value }
        let missing = MissingWord(name: value, candidates: signpost?.candidates ?? [])
        return .missing(UnfinishedCommand(missing: missing, after: words), of: signpost.map { Entry($0) })
    }
}
