import Commands
import Languages
import Prompt
import Ribcage
import Screens

// What can stand where a person presses Tab in a shell. The scripts of the shells ask for it, with the words so far.
@MainActor extension Program {
    /// Returns the words that complete the last one, in the order of the help. Options may come anywhere before `--`.
    func candidates(completing words: [String], _ options: RunOptions = RunOptions()) -> [Candidate] {
        let commandOptions = commandOptions
        let line = ArgumentsToComplete(words, options: ProgramOption.options + commandOptions)
        if let option = line.unfinished {
            return option.candidates.map { Candidate(name: $0) }.beginning(with: line.typed)
        }
        let words = line.words + line.options(of: commandOptions) + [line.typed]
        let found = finder(options.aliasEntries).candidates(completing: words)
        guard line.typed.hasPrefix("-"), !line.areAllWords else { return found }
        return found
            + ProgramOption.options.flatMap { $0.candidates(completing: line.typed) }.beginning(with: line.typed)
    }

    /// The options of all commands, without duplicates, and the values of places that are written like options: `today
    /// --short`.
    var commandOptions: [CommandOption] {
        let everywhere = hostCommands.entries()
        let values = guides.flatMap(\.signposts).flatMap(\.candidates).filter { $0.hasPrefix("--") }
            .map { CommandOption($0, takesValue: false) }
        let options = (guides.flatMap(\.commands) + everywhere).flatMap(\.options)
        return (options + values).reduce(into: []) { all, option in
            if !all.contains(where: { $0.name == option.name }) { all.append(option) }
        }
    }

    /// All words with a meaning in the arguments or in any place.
    var words: Set<String> {
        let everywhere = hostCommands.entries()
        let entries = guides.flatMap(\.commands) + everywhere + commands.map(\.entry)
        return Set(entries.map(\.name) + guides.flatMap(\.signposts).map(\.name))
    }

    func finder(_ aliases: [Entry]) -> WordFinder {
        WordFinder(
            guides: guides, open: [guides.filter(\.isStart)],
            everywhere: hostCommands.entries(withBack: false),
            first: commands.map(\.entry) + aliases)
    }
}
