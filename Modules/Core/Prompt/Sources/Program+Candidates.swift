// What can stand where a person presses Tab in a shell. The scripts of the shells ask for it, with the words so far.
@MainActor extension Program {
    /// The words that go on with the last one, in the order of the help. Options stand anywhere before `--`.
    func candidates(completing words: [String]) -> [WordFinder.Candidate] {
        // bash cuts `--color=al` at the equals sign.
        let typed = words.last == "=" ? "" : words.last ?? ""
        var (words, plain) = (words.dropLast(), [String]())
        while let word = words.popFirst() {
            if word == "--" {
                return finder.candidates(completing: plain + words + [typed])
            } else if word.hasPrefix("--") {
                guard let option = Option(rawValue: word), option.value != nil else { continue }
                if words.first == "=" { words.removeFirst() }
                if words.popFirst() == nil { return option.candidates.beginning(with: typed) }
            } else {
                plain.append(word)
            }
        }
        return typed.hasPrefix("-") ? options(typing: typed) : finder.candidates(completing: plain + [typed])
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
            everywhere: PromptHost.listedEntries(withHistory: remembersEdits, documents: documents),
            first: Self.commands.map(\.entry))
    }
}

extension [String] {
    fileprivate func beginning(with start: String) -> [WordFinder.Candidate] {
        filter { $0.hasPrefix(start) }.map { WordFinder.Candidate(name: $0) }
    }
}
