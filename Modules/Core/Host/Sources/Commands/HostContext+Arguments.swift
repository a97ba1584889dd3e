import Basics
package import Commands
import Platform
import Ribcage
import Screens

@MainActor enum TypedCommand {
    case host((HostContext) async throws -> Reply)
    /// A command of a place, with the words after its name.
    case screen(AnyIntent, Words)
}

// Commands and places whose arguments may be missing: a person at a prompt is then asked for them.
extension HostContext {
    /// Returns the plan for words and, before them, the rest of a route that begins at the lowest open place. Asks a
    /// person for the missing value of a place, and for missing arguments.
    func plan(for words: Words, after route: Route = Route()) async throws -> Plan {
        var plan = try await questions.completing(words) { error, words in
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
        if let command = plan.command {
            plan.typed = try await read(plan.words, of: command, isOpen: plan.isHere)
        }
        return plan
    }

    /// Parses the words after the name of a command, after asking a person for missing arguments. Returns `nil` if a
    /// text to edit is missing and the command's place is not open, because only an open place has the draft.
    private func read(_ words: Words, of command: Plan.Found, isOpen: Bool) async throws -> TypedCommand? {
        do {
            return try await questions.completing(words) { error, _ in
                guard let error = error as? UsageError else { return .other }
                guard let unfinished = error.unfinished else { return .wrong }
                guard unfinished.missing.isLong, case .screen(let command) = command else {
                    return .missing(unfinished, of: command.entry)
                }
                guard isOpen else { throw PlaceIsNotOpen() }
                let draft = try await command.draft(unfinished.words, openCommand(named: command.name).screen)
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

    /// Carries out the command of a plan, whose places are open. `namesNoPlace` is whether the line names only a command.
    func carryOut(_ command: Plan.Found, of plan: Plan, namesNoPlace: Bool) async throws -> Reply {
        let typed =
            if let typed = plan.typed { typed } else { try await read(plan.words, of: command, isOpen: true) }
        switch typed {
        case .host(let run):
            var context = self
            context.namesNoPlace = namesNoPlace
            return try await run(context)
        case .screen(let intent, let words): return try await carryOut(intent, of: command.name, words)
        case nil: return .done
        }
    }

    /// Carries out a command of a place. If its words can mean several things, the person is asked which one they mean.
    private func carryOut(_ intent: AnyIntent, of name: String, _ words: Words) async throws -> Reply {
        let (open, screen) = try openCommand(named: name)
        func confirm(_ question: Phrase) async throws { try await confirmation.ask(question, by: open.name) }
        do {
            var reply = try await intent.perform(screen, confirm)
            // Another place with the same name has another command with that name.
            if reply == nil { reply = try await open.read(words).perform(screen, confirm) }
            return try await showing(reply ?? .done, of: open.name)
        } catch {
            guard let meant = try await questions.meant(by: error, in: words) else { throw error }
            return try await carryOut(try open.read(meant), of: name, meant)
        }
    }

    /// Returns the command with a name of the lowest open place that has it, with the place's screen.
    private func openCommand(named name: String) throws -> (command: AnyCommand, screen: any OpenScreen) {
        for screen in navigator.chain.compactMap({ $0.viewController as? any OpenScreen }) {
            if let command = screen.commands.first(where: { $0.name == name }) { return (command, screen) }
        }
        throw Resolver(at: navigator).unknownWord(name)
    }

    /// Returns the missing value of a place in the form of a missing argument, so that a person can be asked for it.
    private func finding(of place: String, without value: Phrase, in words: Words) -> ArgumentQuestions.Finding {
        let destination = navigator.vocabulary.destination(named: place, without: value)
        let missing = MissingWord(name: value, candidates: destination?.candidates ?? [])
        return .missing(UnfinishedCommand(missing: missing, after: words), of: destination.map { HelpEntry($0) })
    }
}

extension HostContext {
    /// Returns a typed path with `~` at the beginning replaced by the home folder. No shell has replaced it at the
    /// prompt, or in quotes.
    ///
    /// - Throws: `UsageError` for an empty path, and for a path that begins with `-`.
    package func path(_ typed: String) throws(UsageError) -> String {
        if typed.isEmpty { throw UsageError(HostPhrases.emptyPath) }
        if typed.hasPrefix("-") { throw UsageError(HostPhrases.pathLikeOption(typed)) }
        return Environment.process.expandingHome(typed)
    }
}
