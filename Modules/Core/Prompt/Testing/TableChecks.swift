import Languages
public import Prompt
public import Ribcage

/// What is wrong with the examples of commands in any language, so that none can rot: a line for each that its own
/// command does not understand. Called by the tests of each screen.
public func wrongExamples<Action>(of commands: [Command<Action>]) -> [String] {
    commands.flatMap { command in
        Set(Language.allCases.map(command.example.text)).sorted().compactMap { example in
            do {
                var words = try Words(typing: example)
                guard words.next() == command.name else { return "“\(example)” is no \(command.name)" }
                _ = try command.action(from: words)
                return nil
            } catch {
                return "“\(example)”: \(error)"
            }
        }
    }
}

extension Guide {
    /// The commands of a place that its guide does not know, a line each. Called by the tests of each feature with a
    /// router as it is built.
    @MainActor public func unknownCommands(of router: any Routing) -> [String] {
        let entries = (router.viewController as? any Screen)?.entries ?? []
        return entries.filter { !commands.contains($0) }.map(\.usage.english)
    }
}
