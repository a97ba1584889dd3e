import Commands
import Prompt
import Screens

// What can stand where a person presses Tab in a shell. The scripts of the shells ask for it, with the words so far.
@MainActor extension Program {
    /// The words that go on with the last one, in the order of the help. Options stand anywhere before `--`.
    func candidates(completing words: [String]) -> [WordFinder.Candidate] {
        // bash cuts `--color=al` at the equals sign.
        let typed = words.last == "=" ? "" : words.last ?? ""
        var (words, plain, ofCommand) = (words.dropLast(), [String](), [String]())
        while let word = words.popFirst() {
            if word == "--" {
                return finder.candidates(completing: plain + words + [typed])
            } else if let option = commandOptions.first(where: { $0.name == word }) {
                ofCommand.append(word)
                guard option.takesValue else { continue }
                if words.first == "=" { words.removeFirst() }
                guard let value = words.popFirst() else { return option.candidates.beginning(with: typed) }
                ofCommand.append(value)
            } else if word.hasPrefix("--") {
                guard let option = Option(rawValue: word), option.value != nil else { continue }
                if words.first == "=" { words.removeFirst() }
                if words.popFirst() == nil { return option.candidates.beginning(with: typed) }
            } else {
                plain.append(word)
            }
        }
        let found = finder.candidates(completing: plain + ofCommand + [typed])
        return typed.hasPrefix("-") ? found + options(typing: typed) : found
    }

    /// The options of all commands, each once.
    var commandOptions: [CommandOption] {
        let everywhere = HostCommands(withHistory: edits != nil, documents: documents).entries()
        return (guides.flatMap(\.commands) + everywhere).flatMap(\.options).reduce(into: []) { all, option in
            if !all.contains(where: { $0.name == option.name }) { all.append(option) }
        }
    }

    private func options(typing typed: String) -> [WordFinder.Candidate] {
        Option.listed.flatMap { option in
            let values = typed.hasPrefix("\(option.rawValue)=") ? option.candidates : []
            return [WordFinder.Candidate(name: option.rawValue, summary: option.summary)]
                + values.map { WordFinder.Candidate(name: "\(option.rawValue)=\($0)") }
        }.filter { $0.name.hasPrefix(typed) }
    }

    private var finder: WordFinder {
        WordFinder(
            guides: guides, open: [guides.filter(\.isStart)],
            everywhere: HostCommands(withHistory: edits != nil, documents: documents).entries(withBack: false),
            first: Self.commands.map(\.entry))
    }
}

extension [String] {
    fileprivate func beginning(with start: String) -> [WordFinder.Candidate] {
        filter { $0.hasPrefix(start) }.map { WordFinder.Candidate(name: $0) }
    }
}
