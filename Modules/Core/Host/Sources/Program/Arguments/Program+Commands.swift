import Basics
import Commands
import Console
import Platform
import Ribcage
import Screens
import Terminal

// The commands that need no tree of RIBs.
extension Program {
    /// The commands that work only as arguments of the program, not at the prompt.
    var commands: [Syntax<Invocation.Request>] {
        Self.basicCommands + (store == nil ? [] : Self.storeCommands)
    }

    static let basicCommands: [Syntax<Invocation.Request>] = [
        .manual { .manual }, .completions { .completions($0) },
        Syntax("licences", summary: ProgramPhrases.licences) { .licences },
    ]

    /// The commands of the host, which are available in every place.
    @MainActor var hostCommands: HostCommandTable {
        HostCommandTable(adding: commandGroups.flatMap(\.commands), topics: topics)
    }

    /// The groups of commands that the program adds to those of the host. They are for help, completion and the manual:
    /// their store rejects every request.
    @MainActor var commandGroups: [HostCommandGroup] { commandGroups(over: store.map { _ in RecordedStore() }) }

    @MainActor func commandGroups(over store: (any ProgramStore)?) -> [HostCommandGroup] {
        let history = remembersEdits ? [HostCommandGroup.history] : []
        let documents = documents.map { [HostCommandGroup.documents($0, store: store)] } ?? []
        let ofStore = store.map { store in [.backup(of: store)] + (self.store?.commands(store) ?? []) } ?? []
        return history + documents + ofStore
    }

    /// Returns the text that answers a request, such as the help; `nil` if the request needs the tree of RIBs or the
    /// store, or is one of a completion script.
    ///
    /// - Throws: the errors of ``helpSubject(of:)``.
    @MainActor func paper(for invocation: Invocation, _ reader: Reader) throws -> Text? {
        switch invocation.request {
        case .run, .store, .candidates: nil
        case .version: "\(name) \(version)"
        case .help: try help(on: invocation, for: reader)
        case .manual: Text(manual(in: reader.language))
        case .licences: reader.facts(allLicences.map { (Phrase(verbatim: $0.library), reader.licence($0)) })
        case .completions(let shell):
            Text(CompletionScript(of: name, options: ProgramOption.options).text(for: shell, in: reader.language))
        }
    }

    /// Returns the beginning of a shell command line that uses the invocation's data folder. A recorded run omits the
    /// folder, since a replay uses another one.
    func commandLine(for invocation: Invocation?, isRecorded: Bool = false) -> ProgramCommandLine {
        let data = isRecorded ? nil : invocation?.dataFolder
        return ProgramCommandLine(
            [name] + (data.map { [ProgramOption.data.name, $0] } ?? []), commands: commands.map(\.entry))
    }

    /// What `--help` explains, according to the words before it.
    enum HelpSubject {
        /// A command, or a way to a place whose value is missing.
        case word(HelpEntry)
        /// All words that can be typed in a place.
        case place(Vocabulary)
    }

    /// Returns what the words before `--help` name; `nil` if there are no words, or no descriptions of their places.
    ///
    /// - Throws: the errors of ``Resolver``, such as that of a word without a meaning.
    @MainActor func helpSubject(of invocation: Invocation) throws -> HelpSubject? {
        let words = Words(typed: invocation.typedWords)
        guard let first = words.first?.halfWidth else { return nil }
        let commandLine = commandLine(for: nil)
        if let command = commandLine.command(named: first) { return .word(commandLine.entry(of: command)) }
        if placeDescriptions.isEmpty { return hostCommands.command(named: first).map { HelpSubject.word($0.entry) } }
        let vocabulary = vocabulary([]).withRootApart()
        do {
            let plan = try Resolver.plan(toExplain: words, in: vocabulary, scheme: name, commandLine)
            if let command = plan.command { return .word(command.entry) }
            return plan.rest == nil && !plan.vocabulary.isUnknown ? .place(plan.vocabulary) : nil
        } catch let error as RouteError {
            guard case .missingValue(let place, let value) = error,
                let destination = vocabulary.destination(named: place, without: value)
            else { throw error }
            return .word(HelpEntry(destination))
        }
    }

    @MainActor private func help(on invocation: Invocation, for reader: Reader) throws -> Text {
        switch try helpSubject(of: invocation) {
        case .word(let entry): return reader.help(on: entry)
        case .place(let vocabulary): return reader.help(on: vocabulary.groups, program: name)
        case nil: return help(for: reader)
        }
    }

    var allLicences: [Licence] { Licence.platform + licences }

    /// The usage lines of the program, for `--help` and the manual.
    var usages: [(usage: Phrase, summary: Phrase)] {
        let prompt = (ProgramPhrases.withOptions(name), ProgramPhrases.atPrompt)
        let words = (ProgramPhrases.withWords(name), ProgramPhrases.oneCommand)
        return [prompt, words]
            + commands.map { command in
                let usage = command.usage
                return (
                    Phrase(pattern: "\(name) \(usage)"), command.summary
                )
            }
    }

    /// The environment variables, each with the usage of the option that the variable sets.
    var variables: [(usage: Phrase, summary: Phrase)] {
        ProgramOption.settings.flatMap { setting in
            let usage = setting.option.usage
            let shared = setting.sharedVariable.map { [(Phrase(typed: $0), SettingPhrases.ifNotEmpty(usage))] } ?? []
            return [(Phrase(typed: setting.variable(of: name)), usage)] + shared
        }
    }

    var configurationFile: String { "~/.config/\(name)/config" }

    private func help(for reader: Reader) -> Text {
        var lines =
            reader.text(summary).wrapped(to: reader.width) + reader.section(HelpPhrases.usage, usages)
            + reader.options(ProgramOption.options) + reader.section(SettingPhrases.environmentTitle, variables)
            + reader.section(SettingPhrases.filesTitle, [(Phrase(typed: configurationFile), SettingPhrases.file)])
        if !examples.isEmpty {
            lines += ["", reader.text(ProgramPhrases.toBegin)] + examples.map { reader.indented(reader.text($0)) }
        }
        return lines.joined(separator: "\n")
    }
}

extension Reader {
    fileprivate func licence(_ licence: Licence) -> Text {
        beside(text(licence.terms), Text(line: licence.address).dim)
    }
}

// Completion in a shell: its completion script passes the words typed so far and offers the candidates.
@MainActor extension Program {
    /// Returns the candidates for the last of the words, in the order of the help. Options are completed anywhere
    /// before `--`.
    func candidates(completing words: [String], _ options: RunOptions = RunOptions()) -> [Candidate] {
        let commandOptions = commandOptions
        let line = ArgumentsToComplete(words, options: ProgramOption.options + commandOptions)
        if let option = line.unfinished {
            return option.values(completing: line.typed).map { Candidate(name: $0) }.beginning(with: line.typed)
        }
        let words = line.words + line.options(of: commandOptions) + [line.typed]
        let found = vocabulary(options.aliasEntries).candidates(completing: words)
        guard line.typed.hasPrefix("-"), !line.areAllWords else { return found }
        return found
            + ProgramOption.options.flatMap { $0.candidates(completing: line.typed) }.beginning(with: line.typed)
    }

    /// The commands of all places.
    private var ofPlaces: [HelpEntry] { placeDescriptions.flatMap(\.commands).map(\.entry) }

    private var ofProgram: [HelpEntry] { commands.map(\.entry) }

    /// The options of all commands and the option-like values of places, such as `--short` in `today --short`, without
    /// duplicates.
    var commandOptions: [CommandOption] {
        let everywhere = hostCommands.entries()
        let values = placeDescriptions.flatMap(\.destinations).flatMap(\.candidates).filter { $0.hasPrefix("--") }
            .map { CommandOption($0, takesValue: false) }
        let options = (ofPlaces + everywhere + ofProgram).flatMap(\.options)
        return (options + values).reduce(into: []) { all, option in
            if !all.contains(where: { $0.name == option.name }) { all.append(option) }
        }
    }

    /// Throws an error for an option of another command, which would become part of a text.
    func checkOptions(of invocation: Invocation) throws(UsageError) {
        let names = invocation.optionsOfCommand.map(\.name)
        guard invocation.request == .run, !names.isEmpty,
            let command = vocabulary([]).command(in: invocation.words)
        else { return }
        let parser = OptionParser(.longOptions, options: command.options)
        for name in names { _ = try parser.parts(of: [name]) }
    }

    /// The names of all commands and places, which an alias must not redefine.
    var words: Set<String> {
        let everywhere = hostCommands.entries()
        let entries = ofPlaces + everywhere + ofProgram
        return Set(entries.map(\.name) + placeDescriptions.flatMap(\.destinations).map(\.name))
    }

    func vocabulary(_ aliases: [HelpEntry]) -> Vocabulary {
        Vocabulary(
            placeDescriptions: { placeDescriptions }, hostCommands: hostCommands,
            firstWords: commands.map(\.entry) + aliases)
    }
}
