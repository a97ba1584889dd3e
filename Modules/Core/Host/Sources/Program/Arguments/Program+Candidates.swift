import Basics
import Commands
import Ribcage
import Screens

// Completion in a shell: its completion script passes the words typed so far and offers the candidates.
@MainActor extension Program {
    /// Returns the candidates for the last of the words, in the order of the help. Options are completed anywhere
    /// before `--`.
    func candidates(completing words: [String], _ options: RunOptions = RunOptions()) -> [Candidate] {
        let commandOptions = commandOptions
        let line = ArgumentsToComplete(words, options: ProgramOption.options + commandOptions)
        if let option = line.unfinished {
            return option.candidates.map { Candidate(name: $0) }.beginning(with: line.typed)
        }
        let words = line.words + line.options(of: commandOptions) + [line.typed]
        let found = vocabulary(options.aliasEntries).candidates(completing: words)
        guard line.typed.hasPrefix("-"), !line.areAllWords else { return found }
        return found
            + ProgramOption.options.flatMap { $0.candidates(completing: line.typed) }.beginning(with: line.typed)
    }

    /// The options of all commands and the option-like values of places, such as `--short` in `today --short`, without
    /// duplicates.
    var commandOptions: [CommandOption] {
        let everywhere = hostCommands.entries()
        let values = guides.flatMap(\.signposts).flatMap(\.candidates).filter { $0.hasPrefix("--") }
            .map { CommandOption($0, takesValue: false) }
        let options = (guides.flatMap(\.commands).map(\.entry) + everywhere).flatMap(\.options)
        return (options + values).reduce(into: []) { all, option in
            if !all.contains(where: { $0.name == option.name }) { all.append(option) }
        }
    }

    /// The names of all commands and places, which an alias must not redefine.
    var words: Set<String> {
        let everywhere = hostCommands.entries()
        let entries = guides.flatMap(\.commands).map(\.entry) + everywhere + commands.map(\.entry)
        return Set(entries.map(\.name) + guides.flatMap(\.signposts).map(\.name))
    }

    /// The words that the arguments can begin with.
    func vocabulary(_ aliases: [Entry]) -> Vocabulary {
        Vocabulary(guides: { guides }, hostCommands: hostCommands, firstWords: commands.map(\.entry) + aliases)
    }
}
