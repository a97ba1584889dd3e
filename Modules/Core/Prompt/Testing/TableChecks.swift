import Languages
public import Prompt
public import Ribcage

/// What is wrong with the examples of commands in any language, so that none can rot: a line for each that its own
/// command does not understand. Called by the tests of each screen.
public func wrongExamples<ReactorType>(of commands: [Command<ReactorType>]) -> [String] {
    wrongExamples(of: commands.map(\.syntax))
}

/// What is wrong with the examples of other tables.
package func wrongExamples<Value>(of table: [Syntax<Value>]) -> [String] {
    table.flatMap { syntax in
        Set(Language.allCases.map(syntax.example.text)).sorted().compactMap { example in
            do {
                var words = try Words(typing: example)
                guard words.next() == syntax.name else { return "“\(example)” is no \(syntax.name)" }
                _ = try syntax.value(from: words)
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
