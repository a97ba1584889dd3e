import Commands
import Languages
import Ribcage
import Screens

// Commands and places whose arguments may be missing: a person at a prompt is then asked for them.
extension HostContext {
    /// Goes to the places at the beginning of the words, and returns the command after them, if any. Asks a person for
    /// the missing value of a place.
    ///
    /// - Throws: the errors of going to a place, of finding the command, and of asking.
    func command(in words: inout Words) async throws -> Navigator.FoundCommand? {
        try await questions.completing(&words) { error, words in
            switch error as? RouteError {
            case .missingValue(let place, let value): finding(of: place, without: value, in: words)
            case .wrongValue: .wrong
            default: .other
            }
        } _: { words in
            try await navigator.command(in: &words)
        }
    }

    /// Carries out a command, after asking a person for missing arguments.
    ///
    /// - Throws: the errors of the command and of asking.
    func carryOut(_ command: Navigator.FoundCommand, with words: Words) async throws -> Reply {
        var words = words
        let run: () async throws -> Reply = try await questions.completing(&words) { error, _ in
            guard let error = error as? UsageError else { return .other }
            guard let unfinished = error.unfinished else { return .wrong }
            guard unfinished.missing.isLong, case .screen(let command, _) = command else {
                return .missing(unfinished, of: command.entry)
            }
            let draft = try await command.draft(unfinished.words)
            return .missing(unfinished, of: command.entry, draft: draft)
        } _: { words in
            try read(words, of: command)
        }
        return try await run()
    }

    /// Parses the words after the name of a command, and returns a closure that carries it out.
    private func read(_ words: Words, of command: Navigator.FoundCommand) throws -> () async throws -> Reply {
        switch command {
        case .host(let hostCommand):
            let run = try hostCommand.read(words)
            return { try await run(self) }
        case .screen(let screenCommand, _):
            let run = try screenCommand.read(words)
            return {
                let reply = try await run { try await confirmation.ask($0, by: command.name) }
                return try await handingOver(showing(reply), of: command.name)
            }
        }
    }

    /// Returns the missing value of a place in the form of a missing argument, so that a person can be asked for it.
    private func finding(of place: String, without value: Phrase, in words: Words) -> ArgumentQuestions.Finding {
        let signposts = navigator.chain.flatMap { $0.places.map(\.signpost) } + navigator.guides().flatMap(\.signposts)
        let signpost = signposts.first { $0.name == place && $0.value == value }
        let missing = MissingWord(name: value, candidates: signpost?.candidates ?? [])
        return .missing(
            UnfinishedCommand(missing: missing, after: words), of: signpost.map { Entry($0) })
    }
}
